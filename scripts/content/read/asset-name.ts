/**
 * What no name of an asset may have: signs that some systems have no file with (`"*:<>?\|`) or that end an address (`#`), and
 * characters that nobody can see or tell from others, line breaks among them.
 */
const unsafe = /["*:<>?\\|#\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\ufffd]|(?! )\p{Zs}/u;
const allUnsafe = new RegExp(unsafe, "gu");

/** The first thing in the address of an asset, or its path, that its name may not have; undefined in most. */
export function unsafeSign(asset: string): string | undefined {
  return unsafe.exec(asset)?.[0];
}

/** The nearest path that an asset can have: `what?.pdf` becomes `what.pdf`, `a*b.svg` becomes `a-b.svg`. */
export function safeAssetName(asset: string): string {
  return asset
    .split("/")
    .map((name) => {
      if (unsafeSign(name) === undefined) return name;
      const safe = name
        .replaceAll(/(?! )\p{Zs}/gu, " ")
        .replaceAll(/\p{Cf}/gu, "")
        .replaceAll(allUnsafe, "-");
      const tidy = safe.replaceAll(/-{2,}/g, "-").replaceAll(/^-+|-+(?=\.[^.]*$)|-+$/g, "");
      return tidy === "" || tidy.startsWith(".") ? `file${tidy}` : tidy;
    })
    .join("/");
}
