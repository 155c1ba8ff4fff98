import { ferryPages, ferrySite } from "../support/browser/served-site.ts";
import { testPageContrast, testWithAxe } from "../support/proofs/page-contrast.ts";
import { testPageFocus, testUncoveredFocus } from "../support/proofs/page-focus.ts";
import { testPageReflow } from "../support/proofs/page-reflow.ts";

testPageContrast(ferryPages);
testPageFocus(ferryPages);
testPageReflow(ferryPages);
testUncoveredFocus(ferryPages);
// The gallery shows every block; these pages have the frame around them, with the side menu and with the whole menu.
testWithAxe({ ...ferrySite, paths: ["/", "/services/freight"] }, [320, 1280]);
