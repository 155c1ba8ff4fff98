import { ferrySite } from "../support/browser/sites.ts";
import { testWithAxe } from "../support/proofs/axe-matrix.ts";

// The gallery has every block; these pages have the frame around them, and the backdrop.
for (const width of [320, 768, 1280]) testWithAxe({ ...ferrySite, paths: ["/", "/services/freight"] }, width);
