/**
 * The properties of `window` and `document` whose names could be ids of blocks. An element with such an id takes the place
 * of the property in the code of a page, or is hidden by it. A test compares this with a browser.
 */
const properties = `
  alert all anchors append applets atob blur body btoa charset children chrome clear close closed confirm console
  constructor contains cookie credentialless crypto dir doctype document domain embeds escape eval evaluate event
  external fence fetch find focus fonts forms frames fullscreen head hidden history images implementation length links
  location locationbar menubar name navigation navigator normalize open opener origin parent performance personalbar
  plugins prepend prerendering print prompt referrer scheduler screen scripts scroll scrollbars self status statusbar
  stop timeline title toolbar top undefined unescape viewport when window write writeln
`;

/** The names of events, which those properties have behind `on`. */
const events = `
  abort afterprint animationcancel animationend animationiteration animationstart appinstalled auxclick beforecopy
  beforecut beforeinput beforeinstallprompt beforematch beforepaste beforeprint beforetoggle beforeunload
  beforexrselect blur cancel canplay canplaythrough change click close command contentvisibilityautostatechange
  contextlost contextmenu contextrestored copy cuechange cut dblclick drag dragend dragenter dragleave dragover
  dragstart drop durationchange emptied ended error focus formdata freeze fullscreenchange fullscreenerror
  gamepadconnected gamepaddisconnected gotpointercapture hashchange input invalid keydown keypress keyup
  languagechange load loadeddata loadedmetadata loadstart lostpointercapture message messageerror mousedown mouseenter
  mouseleave mousemove mouseout mouseover mouseup mousewheel offline online pagehide pagereveal pageshow pageswap
  paste pause play playing pointercancel pointerdown pointerenter pointerleave pointerlockchange pointerlockerror
  pointermove pointerout pointerover pointerup popstate prerenderingchange progress ratechange readystatechange
  rejectionhandled reset resize resume scroll scrollend scrollsnapchange scrollsnapchanging search
  securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled storage submit suspend
  timeupdate toggle transitioncancel transitionend transitionrun transitionstart unhandledrejection unload
  visibilitychange volumechange waiting webkitanimationend webkitanimationiteration webkitanimationstart
  webkitfullscreenchange webkitfullscreenerror webkittransitionend wheel
`;

const names = new Set([...nameWords(properties), ...nameWords(events).map((name) => `on${name}`)]);

/** Whether an id is the name of a property of `window` or `document`. */
export function isBrowserName(id: string): boolean {
  return names.has(id);
}

/** The properties that no block can have as its id, in the order of the alphabet, without the names of events. */
export const browserNames: readonly string[] = nameWords(properties).sort();

function nameWords(text: string): string[] {
  return text.split(/\s/).filter((word) => word !== "");
}
