import { parentPort } from 'node:worker_threads';
import { draftImport } from './draftImport.ts';
import type { DraftRequest } from './draftRequest.ts';

// A thread that works imports out, one after the other: what a file costs, it costs here, under the limits of the thread.
parentPort?.on('message', (request: DraftRequest) => parentPort?.postMessage(draftImport(request)));
