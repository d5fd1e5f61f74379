import { parentPort } from 'node:worker_threads';
import { type AnswerRequest, readAnswer } from './readAnswer.ts';

// A thread that reads what sources answered, one after the other; only figures and the first refused rows leave it.
parentPort?.on('message', (request: AnswerRequest) => parentPort?.postMessage(readAnswer(request)));
