import { parentPort, workerData } from 'node:worker_threads';
import { draftImport } from './draftImport.ts';
import type { DraftRequest } from './draftRequest.ts';

// A thread that works out one import and ends: what a file costs, it costs here, under the limits of the thread.
const request: DraftRequest = workerData;
parentPort?.postMessage(draftImport(request));
