import { join } from "node:path";

/**
 * What commands may keep between runs. It can be deleted at any time.
 * @param {string} root The folder of the renderer.
 */
export function cacheFolderOf(root) {
  return join(root, "node_modules/.cache/yaml-pages");
}

/**
 * What was made of the renderer as it is, or was, under one name.
 * @param {string} root The folder of the renderer.
 * @param {string} name What `codeFingerprint` calls its code.
 */
export function codeFolderOf(root, name) {
  return join(cacheFolderOf(root), `code-${name}`);
}
