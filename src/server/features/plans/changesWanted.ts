import * as z from 'zod';
import { CHANGE_KINDS } from '#contract/change.ts';
import { addDays, type Day, readIsoDate } from '#core/calendar/date.ts';
import { endOfDay, isoInstant, timeOfInstant } from '#server/base/clock.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import type { ChangesWanted } from '#server/store/history/changeLog.ts';
import { namesUnder } from '#server/store/kinds/recordKinds.ts';

export const queryDay = z.string().transform((text, context): Day => {
  const day = readIsoDate(text);
  if (day !== null) return day;
  context.addIssue('must be a date that exists, as YYYY-MM-DD');
  return z.NEVER;
});

const version = z.coerce.number('must be a version').int('must be a version').min(0).max(2_147_483_647);

export const changesQuery = {
  since: version.optional().describe('Only changes after this version'),
  before: version.optional().describe('Only changes before this version: the next page'),
  goal_id: z.string().optional().describe('Only changes of this goal: its fields, its figures and its comments'),
  period: queryDay.optional().describe('Only changes of the figures of the period that begins on this day'),
  user_id: z.string().optional().describe('Only changes by this member'),
  kind: z.enum(CHANGE_KINDS).optional().describe('Only changes that did something to these'),
  from: queryDay.optional().describe('Only changes of this day and later'),
  to: queryDay.optional().describe('Only changes of this day and earlier'),
};

const schema = z.object(changesQuery);

export function changesWanted(query: z.infer<typeof schema>, { plan }: Membership): Omit<ChangesWanted, 'limit'> {
  const { since, before, goal_id: goalId, period, user_id: memberId, kind, from, to } = query;
  return {
    planId: plan.id,
    ...(since === undefined ? {} : { since }),
    ...(before === undefined ? {} : { before }),
    ...(goalId === undefined ? {} : { goalId }),
    ...(period === undefined ? {} : { period }),
    ...(memberId === undefined ? {} : { memberId }),
    ...(kind === undefined ? {} : { entities: namesUnder(kind) }),
    ...(from === undefined ? {} : { from: startOfDay(from, plan.timeZone) }),
    ...(to === undefined ? {} : { to: endOfDay(to, plan.timeZone) }),
  };
}

function startOfDay(day: Day, timeZone: string): string {
  return isoInstant(timeOfInstant(endOfDay(addDays(day, -1), timeZone)) + 1);
}
