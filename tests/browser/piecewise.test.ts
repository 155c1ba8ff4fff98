import { testPieces } from "../support/browser/page-pieces.ts";
import { ferrySite } from "../support/browser/sites.ts";

testPieces(ferrySite, "/");
