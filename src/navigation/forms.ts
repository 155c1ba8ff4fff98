import "./fill-forms.ts";

let lastOpened = -Infinity;

/**
 * Opens the mail program with the answers of a `mailto:` form, in readable form. What browsers make of it themselves
 * has the field names, and in Chromium it garbles non-ASCII letters and loses "&" and "+".
 */
document.addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const [mailbox = "", query = ""] = (form.getAttribute("action") ?? "").split(/\?(.*)/);
  if (!mailbox.startsWith("mailto:")) return;
  event.preventDefault();
  // The second click of a double click would open a second message.
  if (event.timeStamp - lastOpened < 1000) return;
  lastOpened = event.timeStamp;
  const fields = new URLSearchParams(query.replaceAll("+", "%2B"));
  const { subject, ...answers } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  const lines = Object.entries(answers).flatMap(([name, answer]) => {
    const { labels } = form.elements.namedItem(name) as HTMLInputElement;
    return answer.trim() ? [`${labels?.[0]?.firstChild?.textContent ?? name}: ${answer}`] : [];
  });
  fields.set("subject", [fields.get("subject"), subject].filter(Boolean).join(": "));
  fields.set("body", lines.join("\n").replaceAll(/\r?\n/g, "\r\n"));
  location.href = `${mailbox}?${Array.from(fields, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
});
