/** The script that adds a button to pages of the dev server that opens the editor, except within the editor. */
export const button = `
if (window.top === window && !document.getElementById("edit-page")) {
  const host = Object.assign(document.createElement("div"), { id: "edit-page" });
  const root = host.attachShadow({ mode: "open" });
  const link = document.createElement("a");
  link.textContent = "Edit this page";
  const above = new URL("..", import.meta.url).pathname;
  const lead = () => {
    const route = decodeURI(location.pathname).slice(above.length - 1);
    link.href = new URL("./?page=" + encodeURIComponent(route), import.meta.url).href;
  };
  lead();
  for (const event of ["pointerenter", "focus"]) link.addEventListener(event, lead);
  const style = new CSSStyleSheet();
  style.replaceSync(\`
    a { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483646; padding: 0.5rem 0.9rem; border: 1px solid #fff; border-radius: 2rem;
      background: #1b2a41; color: #fff; font: 600 0.875rem/1.4 system-ui, sans-serif; text-decoration: none; box-shadow: 0 2px 8px #0006; }
    a:hover { background: #324a6d; }
    a:focus-visible { outline: 3px solid #1b6ec2; outline-offset: 2px; }
    @media print { a { display: none; } }\`);
  root.adoptedStyleSheets = [style];
  root.append(link);
  document.documentElement.append(host);
}
`;
