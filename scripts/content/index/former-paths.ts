import { listAt, type ValuePath } from "../diagnostic/path.ts";
import { pageAddress } from "../read/old-address.ts";
import { plainAddress } from "../read/route-form.ts";

export interface FormerPath {
  readonly from: string;
  readonly path: ValuePath;
}

/** The former paths in the data of a page, even if the data have mistakes. */
export function formerPaths(data: unknown): FormerPath[] {
  return listAt(data, ["redirectFrom"]).flatMap((from, index) =>
    typeof from === "string" ? [{ from, path: ["redirectFrom", index] }] : [],
  );
}

/** The same in their plain form, without the ending of a file. */
export function formerAddresses(data: unknown): string[] {
  return formerPaths(data).map(({ from }) => pageAddress(plainAddress(from)));
}

/** Returns a function that finds the page that has a route as its former route, or below a former folder. */
export function findFormerRoutes(
  pages: readonly { readonly route: string; readonly data: unknown }[],
): (route: string) => string | undefined {
  const routes = new Set(pages.map(({ route }) => route));
  const former = pages.flatMap(({ route, data }) => formerAddresses(data).map((from) => [from, route] as const));
  const leads = new Map(former);
  const leadsBelow = (folder: string, rest: string): string | undefined => {
    const to = leads.get(`${folder}/*`);
    if (to === undefined && folder !== "") {
      const end = folder.lastIndexOf("/");
      return leadsBelow(folder.slice(0, end), folder.slice(end) + rest);
    }
    const route = to && (rest === "" ? to : to.replace(/\/$/, "") + rest);
    return route !== undefined && routes.has(route) ? route : undefined;
  };
  return (route) => leads.get(route) ?? leadsBelow(route, "");
}
