/**
 * Characters that the name of an asset cannot have: those that some systems forbid in file names (`"*:<>?\|`), the one
 * that ends an address (`#`), and those that nobody can see or tell apart, such as line breaks.
 */
const unsafe = /["*:<>?\\|#\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?! )\p{Zs}/u;
const allUnsafe = new RegExp(unsafe, "gu");

/** The first character in the address or path of an asset that its name cannot have, or undefined. */
export function unsafeSign(asset: string): string | undefined {
  return unsafe.exec(asset)?.[0];
}

/** True for a name that no file or folder can have on Windows: it is that of a device, or ends in a dot or a space. */
export function isForbiddenOnWindows(name: string): boolean {
  return deviceNameIn(name) !== undefined || /[. ]$/.test(name);
}

/** The nearest path that an asset can have: `what?.pdf` becomes `what.pdf`, `a*b.svg` becomes `a-b.svg`. */
export function safeAssetName(asset: string): string {
  return asset
    .split("/")
    .map((whole) => {
      const name = nameForWindows(whole);
      if (unsafeSign(name) === undefined) return name;
      const safe = name
        .replaceAll(/(?! )\p{Zs}/gu, " ")
        .replaceAll(/\p{Cf}/gu, "")
        .replaceAll(allUnsafe, "-");
      const tidy = safe.replaceAll(/-{2,}/g, "-").replaceAll(/^-+|(?<!-)-+(?=\.[^.]*$|$)/g, "");
      return tidy === "" || tidy.startsWith(".") ? `file${tidy}` : tidy;
    })
    .join("/");
}

function nameForWindows(name: string): string {
  const end = /(?<![. ])[. ]+$/.exec(name)?.index ?? name.length;
  const whole = end === 0 ? name : name.slice(0, end);
  return deviceNameIn(whole) !== undefined ? `file-${whole}` : whole;
}

/** Names that Windows keeps for devices, with any ending: no file there can have one. */
const devicePath = /(?:^|\/)((?:con|prn|aux|nul|(?:com|lpt)[0-9])(?:\.[^/]*)?)(?=\/|$)/i;

/** The first name in a path that no file or folder on Windows can have, or undefined. */
export function deviceNameIn(path: string): string | undefined {
  return devicePath.exec(path)?.[1];
}
