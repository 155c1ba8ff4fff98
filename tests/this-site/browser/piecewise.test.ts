import { testPieces } from "../../support/browser/page-pieces.ts";
import { thisSite } from "../../support/browser/sites.ts";

// The document beside the text is higher than it.
testPieces(thisSite, "/services/custom-solutions");
