/** Adds a script of another host to the page, with `data-` attributes that it reads. */
export function addScript(src: string, data: Readonly<Record<string, string>> = {}): HTMLScriptElement {
  const script = Object.assign(document.createElement("script"), { src, async: true });
  Object.assign(script.dataset, data);
  document.head.append(script);
  return script;
}
