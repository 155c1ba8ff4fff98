/** Names that Windows keeps for devices, with any ending: no file there can have one. */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9])(?:\.|$)/i;

/** The same anywhere in a path: most have none, and every link of every page is asked. */
const pathWithDeviceName = /(?:^|\/)(?:con|prn|aux|nul|(?:com|lpt)[0-9])(?:[./]|$)/i;

export function isDeviceName(name: string): boolean {
  return deviceName.test(name);
}

/** The first name in a path that no file or folder on Windows can have, or undefined. */
export function deviceNameIn(path: string): string | undefined {
  return pathWithDeviceName.test(path) ? path.split("/").find(isDeviceName) : undefined;
}
