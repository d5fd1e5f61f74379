import { parentPort } from 'node:worker_threads';
import { createExportWriter, type ExportPart } from './exportParts.ts';

// A thread that writes plans into files, one after the other.
const write = createExportWriter();
parentPort?.on('message', (part: ExportPart) => {
  const bytes = write(part);
  if (bytes === null) return;
  const own = new Uint8Array(bytes);
  parentPort?.postMessage(own, [own.buffer]);
});
