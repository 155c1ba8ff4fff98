import { afterAll, afterEach, beforeAll } from "vitest";
import { closePages, connect, disconnect } from "./browser.ts";

// Run for every file: modules are loaded once for all of them.
beforeAll(connect);
afterEach(closePages);
afterAll(disconnect);
