import type { PlanHistory } from '#contract/export.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { isInstant } from '#server/base/clock.ts';
import { olderOrigin } from '#server/store/history/changeOrigin.ts';
import { STATE_KINDS } from '#server/store/kinds/recordKinds.ts';
import type { Cell, Edit } from '#server/store/rows/edit.ts';
import type { PlanStory } from './planStory.ts';

/** The history of an export as changes to write; `damaged` where it cannot have been one of ours. */
export function readStory(planId: string, history: PlanHistory): PlanStory | 'damaged' {
  try {
    const changes = history
      .toSorted((one, other) => one.version - other.version)
      .map(({ at, member_id: memberId, by, what, reason = null, origin: stored, items }) => {
        if (!isInstant(at)) throw new TypeError(`“${at}” is no instant.`);
        const origin = stored ?? olderOrigin({ memberId, by, what });
        const tokenName = origin.kind === 'token' ? origin.name : null;
        return { at, memberId, by, what, reason, origin, tokenName, edits: items.map(editOf) };
      });
    const [first] = changes;
    const makesPlan = first?.edits.some(({ entity }) => entity === 'plan') ?? false;
    return makesPlan && PLAN_ID.test(planId) ? { planId, changes } : 'damaged';
  } catch {
    // Whatever a row of it lacks, it is not what an export writes.
    return 'damaged';
  }
}

const PLAN_ID = /^[\w-]{1,64}$/;

type HistoryItem = PlanHistory[number]['items'][number];

function editOf({ entity, id, after = null, cells = [] }: HistoryItem): Edit {
  if (entity === 'entries') return { entity, goalId: id, cells: cells.map(cellOf) };
  const row = after && (STATE_KINDS[entity].imported?.(after) ?? after);
  const item = STATE_KINDS[entity].itemOf({ id, before: null, after: row });
  if (item.entity !== 'plan') {
    const { before: _before, ...edit } = item;
    return edit;
  }
  if (item.after === null) throw new TypeError('A plan is not removed by a change.');
  return { entity: 'plan', after: item.after };
}

function cellOf({ date, target, actual }: NonNullable<HistoryItem['cells']>[number]): Cell {
  const day = readIsoDate(date);
  if (day === null) throw new TypeError(`“${date}” is no date.`);
  return {
    date: day,
    ...(target === undefined ? {} : { target }),
    ...(actual === undefined ? {} : { actual }),
  };
}
