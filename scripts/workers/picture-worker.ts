import { parentPort } from "node:worker_threads";
import { createPainter } from "../share/create-painter.ts";
import type { PaintReply } from "../share/paint-pictures.ts";
import type { SharePicture } from "../share/share-picture.ts";

// A thread that draws share images. `paintPictures` starts it.
const painter = createPainter();

parentPort?.on("message", (picture: SharePicture) => {
  const reply = (message: PaintReply) => parentPort?.postMessage(message);
  painter
    .then((paint) => paint(picture))
    .then(
      (png) => reply({ png }),
      (error: unknown) => reply({ error }),
    );
});
