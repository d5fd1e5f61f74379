import * as z from 'zod';
import { CHANGE_REASON_HEADER } from '#contract/changeReason.ts';
import { Refusal } from '#server/base/errors.ts';

export function readIfMatch(header: string | undefined): number | null {
  if (header === undefined) return null;
  const version = /^(?:W\/)?"?(\d{1,10})"?$/.exec(header.trim())?.[1];
  if (version !== undefined) return Number(version);
  throw new Refusal({
    code: 'bad_request',
    status: 400,
    message: 'If-Match must be the version of the plan that you saw, a whole number.',
  });
}

export const reasonHeader = z.looseObject({
  [CHANGE_REASON_HEADER]: z
    .string()
    .optional()
    .describe('Why a lead changes figures of closed periods, percent-encoded; without it such a change answers 409'),
});

export const ifMatchHeader = reasonHeader.extend({
  'if-match': z.string().optional().describe('The version of the plan that the author saw'),
});
