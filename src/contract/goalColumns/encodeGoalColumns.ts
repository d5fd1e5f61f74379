import type { ListedGoal } from '#contract/listedGoal.ts';
import { encodeFlag, priorityCodes, rollupCodes } from '#contract/wire/codes.ts';
import { encodeDate, NO_DATE } from '#contract/wire/date.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import type { GoalColumns } from './goalColumns.ts';

/** Some goals as columns. */
export function encodeGoalColumns(goals: readonly ListedGoal[]): GoalColumns {
  const places = new Map<string, number>();
  const wordOf = (text: string | null): number => {
    if (text === null || text === NO_DATE) return NONE;
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const column = <Value>(read: (goal: ListedGoal) => Value) => goals.map(read);
  const columns = {
    id: column(({ id }) => id),
    parent_id: column(({ parentId }) => wordOf(parentId)),
    number: column(({ number }) => number),
    item: column(({ title }) => title),
    depth: column(({ depth }) => depth),
    rollup_type: column(({ rollup }) => (rollup === null ? NONE : rollupCodes.encode(rollup))),
    plan_dep_id: column(({ departmentId }) => wordOf(departmentId)),
    plan_mem_id: column(({ memberId }) => wordOf(memberId)),
    priority: column(({ priority }) => priorityCodes.encode(priority ?? 'none')),
    iskey: column(({ isKpi }) => encodeFlag(isKpi)),
    plan_oga_type: column(({ perspective }) => wordOf(perspective)),
    start: column(({ span }) => wordOf(encodeDate(span.start))),
    end: column(({ span }) => wordOf(encodeDate(span.end))),
    strategic_objective: column(({ objective }) => wordOf(objective === null ? null : objective.id)),
    inFiscalYear: column(({ figures }) => encodeFlag(figures.inFiscalYear)),
    stale: column(({ figures }) => encodeFlag(figures.stale)),
    status_icon: column(({ figures }) => wordOf(figures.status)),
    status_rule: column(({ figures }) => wordOf(figures.statusRule)),
    percent_complete: column(({ figures }) => figures.percentComplete),
    distribution: column(
      ({ figures: { distribution } }) => distribution && SHOWN_STATUSES.map((one) => distribution[one]),
    ),
  };
  const hasOwn = goals.some(({ ownFields }) => ownFields !== NO_OWN_VALUES);
  const own = hasOwn ? { own_fields: column(({ ownFields }) => wordOf(ownText(ownFields))) } : {};
  return { words: [...places.keys()], ...columns, ...own };
}

function ownText(values: OwnValues): string | null {
  return values === NO_OWN_VALUES ? null : JSON.stringify(values);
}

/** The position of a missing text. */
const NONE = -1;
