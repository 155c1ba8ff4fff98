import { join } from "node:path";
import { testSiteOutput } from "../../support/proofs/site-output.ts";
import { projectRoot } from "../../support/system/own-project.ts";
import { specRoutes } from "../support/spec-routes.ts";

testSiteOutput({
  content: join(projectRoot, "pages"),
  origin: "https://www.lexifold.example",
  routes: specRoutes,
  routesIn: "tests/this-site/support/spec-routes.ts",
  datedFiles: ["cookie-policy.html", "privacy-policy.html", "terms-of-service.html"],
  leastLinks: 1000,
});
