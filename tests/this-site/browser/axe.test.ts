import { testWithAxe } from "../../support/proofs/axe-matrix.ts";
import { isFull } from "../../support/system/is-full.ts";
import { thisSitePages } from "../support/this-site-pages.ts";

// Colours are the same at every width, and what differs, the menu, is asked at 320 px of the fixture: the rest is in the weekly job.
testWithAxe(thisSitePages, isFull ? [320, 768, 1280] : [1280]);
