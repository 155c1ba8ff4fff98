/** Makes the choice in a form that the address names, such as what somebody writes for, and moves the focus there. */
export function chooseTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (!(target instanceof HTMLInputElement)) return;
  target.checked = true;
  target.focus({ preventScroll: true });
}
