import { parentPort, workerData } from "node:worker_threads";
import { type PdfContent, writePdf } from "../documents/write-pdf.ts";

// A thread that makes one document. `writeDocuments` starts it.
const made = writePdf(workerData as PdfContent);

// A failure ends the thread, and `writeDocuments` gets the error.
void made.then((pdf) => parentPort?.postMessage(pdf));
