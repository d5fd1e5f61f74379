import { parentPort } from 'node:worker_threads';
import { draftImport } from './draftImport.ts';
import type { DraftRequest } from './draftRequest.ts';
import { sentInParts } from './resultInParts.ts';

// A thread that works imports out, one after the other: what a file costs, it costs here, under the limits of the thread.
parentPort?.on('message', (request: DraftRequest) => {
  const sent = sentInParts(draftImport(request));
  parentPort?.postMessage(sent, [sent.lists]);
});
