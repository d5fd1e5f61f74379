import { parentPort } from 'node:worker_threads';
import { openOthers } from '#server/features/exchange/understanding/grids/openOthers.ts';
import { draftImport } from './draftImport.ts';
import type { DraftRequest } from './draftRequest.ts';

// A thread that works imports out, one after the other: what a file costs, it costs here, under the limits of the thread.
parentPort?.on('message', async (request: DraftRequest) => {
  const files = await openOthers(request.files, request.limits);
  parentPort?.postMessage(draftImport({ ...request, files }));
});
