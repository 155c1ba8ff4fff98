/**
 * Fills in the forms of the page from the query of its address: a field takes the value under its name, and a choice is selected if it
 * exists. The visitor's own input stays. Only the person who sends the form can give consent, never a link.
 * React has already made a choice in forms that it has just rendered.
 */
export function fillForms(rendered?: HTMLElement): void {
  const query = new URLSearchParams(location.search);
  const fields = "form[method=post] :is(input, textarea, option):not([name=consent], [hidden] *)";
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLOptionElement>(fields)) {
    const isOption = field instanceof HTMLOptionElement;
    const given = query.getAll((isOption ? field.closest("select") : field)?.name ?? "");
    const [value] = given;
    if (value === undefined) continue;
    // The choices of the contact form have ids, because their values differ from page to page.
    const isGiven = given.some((one) => one === field.value || encodeURI(one) === field.id);
    // Defaults show whether the visitor has changed a field or the browser restored it.
    if (isOption) field.defaultSelected = isGiven || field.defaultSelected;
    else if (/^(?:text|textarea|email|tel|url|number|date)$/.test(field.type)) {
      field.defaultValue = field.maxLength < 0 ? value : value.slice(0, field.maxLength);
    } else if (isGiven && field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type)) {
      field.defaultChecked = true;
      if (rendered?.contains(field)) field.checked = true;
    }
  }
}
// The script of every page imports this with what else forms need, and calls nothing.
fillForms();
