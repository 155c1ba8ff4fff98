import { pageModuleAddress } from "../page-address.ts";
import type { PageData } from "../site.ts";
import { type Behaviour, partOf, register } from "./behaviour.ts";

/** The switch of languages, whose links lead to the translations of another page after a client navigation. */
export const languages: Behaviour = (item) => {
  const main = document.querySelector("main") as HTMLElement;
  const current = item.querySelector<HTMLAnchorElement>("[aria-current]")?.hreflang;
  const follow = async () => {
    if (main.ariaBusy) return;
    // The app has loaded it.
    const { page }: { readonly page: PageData } = await import(/* @vite-ignore */ pageModuleAddress(location.pathname));
    partOf(item, "button").ariaCurrent = null;
    for (const { code, href } of page.languages ?? [])
      for (const link of document.querySelectorAll<HTMLAnchorElement>(`header [hreflang="${code}"]`))
        Object.assign(link, { href, ariaCurrent: code === current ? "true" : null });
  };
  const observer = new MutationObserver(follow);
  observer.observe(main, { attributeFilter: ["aria-busy"] });
  return () => observer.disconnect();
};
register("languages", languages);
