import { ferrySite } from "../support/browser/sites.ts";
import { testWithAxe } from "../support/proofs/axe-matrix.ts";

// The gallery shows every block; these pages have the frame around them, with the side menu and with the whole menu.
testWithAxe({ ...ferrySite, paths: ["/", "/services/freight"] }, [320, 1280]);
