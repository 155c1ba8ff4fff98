/// <reference types="vite/client" />
import { isFull } from "../support/system/is-full.ts";

// All journeys are one file, so that each engine is started once: it takes longer to start than a journey.
const all = import.meta.glob<void>(["../this-site/journeys/*.ts", "./journeys/*.ts"]);
// History, focus, pointers, fonts and paper are where engines differ. What blocks do beside that, the weekly job asks.
const differing = ["./journeys/looks.ts", "./journeys/menus.ts", "./journeys/navigation.ts"];
for (const [path, load] of Object.entries(all)) if (isFull || differing.includes(path)) await load();
