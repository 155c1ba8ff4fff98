import { parentPort, workerData } from "node:worker_threads";
import { type PdfContent, writePdf } from "../documents/write-pdf.ts";

// A thread that makes one document. `writeDocuments` starts it.
const made = writePdf(workerData as PdfContent);

// A failure ends the thread, and is told to whoever waits for it.
void made.then((pdf) => parentPort?.postMessage(pdf));
