import { join } from "node:path";
import type { Connect } from "vite";
import { openFile } from "../output/open-file.ts";
import { arePublic, decodeNames } from "../output/request-path.ts";
import { sendFile } from "../output/send-file.ts";

/** Answers requests for the files of a folder as they are now, which browsers are not to keep. */
export function serveAssets(folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const names = decodeNames((request.url ?? "").replace(/[?#].*$/, ""));
      const file = names && arePublic(names) ? await openFile(join(folder, ...names)) : undefined;
      if (!file) return next();
      response.setHeader("Cache-Control", "no-store");
      await sendFile(request, response, file);
    } catch (error) {
      next(error);
    }
  };
}
