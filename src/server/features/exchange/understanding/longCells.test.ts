import { expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';

/** Patterns that begin with blanks take minutes for this, and the test its time limit. */
const LONG = `1${' '.repeat(300_000)}x`;

it.each([
  ['blanks in a heading', [`Action,Lead,Start,End,Status,Goal ${LONG}`, 'Renew,Sam,2026-01-05,2026-04-30,planned,1']],
  ['blanks in a title', ['Action,Lead,Start,End,Status', `${LONG},Sam,2026-01-05,2026-04-30,planned`]],
  ['blanks in a day', ['Action,Lead,Start,End,Status', `Renew,Sam,${LONG},2026-04-30,planned`]],
  ['blanks in a state', ['Action,Lead,Start,End,Status', `Renew,Sam,2026-01-05,2026-04-30,${LONG}`]],
  ['blanks in goals', ['Action,Start,End,Linked goal', `Renew,2026-01-05,2026-04-30,${LONG}`]],
  ['blanks in a figure', ['Goal,Unit,2026', `Miles,km,${LONG}`]],
])('%s are read at once', async (_, lines) => {
  const bytes = Buffer.from(lines.join('\n'));
  expect((await draftOffice({ name: 'actions.csv', bytes })).result).toBeDefined();
});
