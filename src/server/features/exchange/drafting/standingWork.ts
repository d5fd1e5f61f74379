import type { StandingWork } from '#contract/importStanding.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { displayName } from '#server/features/exchange/preparing/base/people.ts';
import { placeOf } from '#server/features/exchange/preparing/base/sheet.ts';
import type { PreparedImport } from '#server/features/exchange/preparing/prepareImport.ts';
import { isChanged } from '#server/features/exchange/preparing/work/workChanged.ts';
import type { WorkDraft } from '#server/features/exchange/preparing/work/workRows.ts';
import type { StoredGoal, StoredMember } from '#server/store/rows/edit.ts';

const MOST_SHOWN = 1000;

/** Initiatives and milestones of files as they will stand, in the order of their rows. */
export function standingWork(
  { workings }: PreparedImport,
  { goals, members }: { readonly goals: readonly StoredGoal[]; readonly members: readonly StoredMember[] },
): StandingWork[] {
  if (workings === null) return [];
  const { initiatives, milestones } = workings.work;
  const titles = new Map<string, string>([
    ...goals.map(({ id, title }) => [id, title] as const),
    ...[...workings.goals.values()].map(({ after }) => [after.id, after.title] as const),
    ...initiatives.map(({ after }) => [after.id, after.title] as const),
  ]);
  const owners = new Map(members.map((member) => [member.id, displayName(member)]));
  const titlesOf = (ids: readonly (string | null)[]) => ids.flatMap((id) => titles.get(id ?? '') ?? []);
  const shown = [
    ...initiatives.map((draft): StandingWork => {
      const { title, goalIds, state, percentByHand, start, end, ownerId } = draft.after;
      return {
        ...rowOf(draft, 'initiative'),
        noun: 'initiatives',
        title,
        of: titlesOf(goalIds),
        state,
        percent: percentByHand,
        start: dayText(start),
        end: dayText(end),
        done_on: null,
        owner: owners.get(ownerId ?? '') ?? null,
      };
    }),
    ...milestones.map((draft): StandingWork => {
      const { title, initiativeId, goalId, due, doneOn, ownerId } = draft.after;
      return {
        ...rowOf(draft, 'milestone'),
        noun: 'milestones',
        title,
        of: titlesOf([initiativeId, goalId]),
        state: null,
        percent: null,
        start: null,
        end: dayText(due),
        done_on: dayText(doneOn),
        owner: owners.get(ownerId ?? '') ?? null,
      };
    }),
  ];
  return shown.slice(0, MOST_SHOWN);
}

function rowOf<Item>(draft: WorkDraft<Item>, column: string): Pick<StandingWork, 'change' | 'file' | 'row'> {
  const { file, line } = placeOf(draft.row.at(column));
  const change = draft.row.before === null ? 'new' : isChanged(draft) ? 'changed' : 'same';
  return { change, file, row: line ?? 0 };
}

function dayText(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}
