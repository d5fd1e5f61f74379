import { Refusal } from '#server/base/errors.ts';
import { createWorkThreads } from '#server/base/workThreads.ts';
import { createYielder } from '#server/store/database/yielder.ts';
import { createExportWriter, type ExportRequest, exportParts } from './exportParts.ts';

/** Goals, figures and changes; so many are written in some hundredths of a second, in less time than a thread starts. */
const SMALL = 5_000;

/** 100,000 goals with a year of weeks take some twenty seconds and 1.4 GB. */
const LONGEST_MS = 180_000;

const threads = createWorkThreads({
  script: new URL('./exportThread.ts', import.meta.url),
  running: 1,
  waiting: 20,
  megabytes: 3_072,
  tooMuch: () =>
    new Refusal({
      code: 'plan_too_much',
      status: 422,
      message:
        'This plan takes too much time or memory to be written here. Choose a year or a filter, or use the command line.',
    }),
});

/**
 * A plan as a file; a large one is written in a thread of its own, so that it holds nobody up. Throws Refusal: 422
 * `plan_too_much` where it takes too long or too much memory, 503 where too many wait.
 */
export async function exportInThread(
  request: ExportRequest,
  { small = SMALL, longestMs = LONGEST_MS } = {},
): Promise<Buffer> {
  const { plan, history, sources = null } = request;
  const size = plan.size + (sources?.size ?? 0) + (history ?? []).reduce((sum, { items }) => sum + items.length, 0);
  if (size <= small) return writtenHere(request);
  const bytes: Uint8Array<ArrayBuffer> = await threads.run({
    send: async (worker) => {
      const breathe = createYielder();
      for (const part of exportParts(request)) {
        worker.postMessage(part);
        await breathe();
      }
    },
    longestMs,
    isLarge: true,
  });
  return Buffer.from(bytes.buffer);
}

function writtenHere(request: ExportRequest): Buffer {
  const write = createExportWriter();
  for (const part of exportParts(request)) {
    const bytes = write(part);
    if (bytes !== null) return bytes;
  }
  throw new RangeError('An export never ended.');
}
