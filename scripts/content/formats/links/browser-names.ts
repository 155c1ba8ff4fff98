/**
 * The properties of `window` and `document` whose names could be ids of blocks. An element with such an id takes the place
 * of the property in the code of a page, or is hidden by it. A test compares this with a browser. Handlers of events, such as
 * `onclick`, are left out: nobody calls a section so.
 */
const properties = `
  alert all anchors append applets atob blur body btoa charset children chrome clear close closed confirm console
  constructor contains cookie credentialless crypto dir doctype document domain embeds escape eval evaluate event
  external fence fetch find focus fonts forms frames fullscreen head hidden history images implementation length links
  location locationbar menubar name navigation navigator normalize open opener origin parent performance personalbar
  plugins prepend prerendering print prompt referrer scheduler screen scripts scroll scrollbars self status statusbar
  stop timeline title toolbar top undefined unescape viewport when window write writeln
`;

const names = new Set(properties.trim().split(/\s+/));

/** Whether an id is the name of a property of `window` or `document`. */
export function isBrowserName(id: string): boolean {
  return names.has(id);
}
