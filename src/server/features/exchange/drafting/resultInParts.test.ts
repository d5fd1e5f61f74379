import { receiveMessageOnPort } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Day } from '#core/calendar/date.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import { draftImport } from './draftImport.ts';
import { draftInWorker } from './draftInWorker.ts';
import type { DraftRequest } from './draftRequest.ts';
import { ITEMS_OF_PART, receiveParts, sentInParts } from './resultInParts.ts';

const REFUSED = 2_500;
/** Goals, and figures of goals that are not there. */
const request = requestOf([
  ['goals.csv', ['number,title', ...Array.from({ length: 30 }, (_, at) => `${at + 1},Goal ${at + 1}`)]],
  ['entries.csv', ['goal_number,date,actual', ...Array.from({ length: REFUSED }, (_, at) => `x${at},2026-01,${at}`)]],
]);
const result = draftImport(request);

test('what a thread worked out comes back whole, every list in its order', async () => {
  expect(result.rows.length).toBeGreaterThan(REFUSED);
  expect(await receiveParts(sentInParts(result))).toEqual(result);
  const { rows, preview } = await draftInWorker(request);
  expect({ rows, preview }).toEqual({ rows: result.rows, preview: result.preview });
});

test('no message holds more of a list than one part', () => {
  const { result: short, lists } = sentInParts(result);
  expect(
    [short.rows.length, ...short.preview.groups.map(({ findings }) => findings.length)].every((n) => n === 0),
  ).toBe(true);
  const sizes: number[] = [];
  for (let received = receiveMessageOnPort(lists); received !== undefined; received = receiveMessageOnPort(lists)) {
    sizes.push((received.message.rows ?? received.message.findings).length);
  }
  expect(Math.max(...sizes)).toBe(ITEMS_OF_PART);
  lists.close();
});

function requestOf(files: readonly (readonly [string, readonly string[]])[]): DraftRequest {
  return {
    files: files.map(([name, lines]) => ({ name, bytes: new TextEncoder().encode(lines.join('\n')) })),
    limits: PAGE_LIMITS,
    target: { newPlan: { id: 'plan', name: 'Plan', options: { timeZone: 'UTC' } }, leaderEmails: [] },
    answers: {},
    tellsEmails: false,
    moment: { at: '2026-11-20T11:00:00.000Z', by: 'Ada', memberId: null },
    // 2026-11-20.
    today: 20_777 as Day,
  };
}
