import type { DiffValueKind } from '#contract/importDraft.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { Decision, Initiative, Milestone } from '#core/work/work.ts';

/** What ids in work stand for. */
export type WorkTitles = {
  readonly members: ReadonlyMap<string, string>;
  readonly departments: ReadonlyMap<string, string>;
  /** Goals with their numbers, initiatives and milestones. */
  readonly things: ReadonlyMap<string, string>;
};

type WorkField<Item> = {
  readonly column: string;
  readonly as: DiffValueKind;
  readonly of: (item: Item, titles: WorkTitles) => string | number | null;
};

/** By the names of what an item holds: the column of each in files, and its value as it is shown. */
export type WorkFields<Item> = Readonly<Record<Exclude<keyof Item, 'id' | 'archivedAt'>, WorkField<Item>>>;

export const INITIATIVE_FIELDS: WorkFields<Initiative> = {
  title: { column: 'initiative', as: 'text', of: ({ title }) => title },
  description: { column: 'description', as: 'text', of: ({ description }) => description || null },
  ownerId: { column: 'owner', as: 'text', of: ({ ownerId }, { members }) => titleOf(ownerId, members) },
  departmentId: {
    column: 'department',
    as: 'text',
    of: ({ departmentId }, { departments }) => titleOf(departmentId, departments),
  },
  start: { column: 'start', as: 'date', of: ({ start }) => dayText(start) },
  end: { column: 'end', as: 'date', of: ({ end }) => dayText(end) },
  state: { column: 'state', as: 'word', of: ({ state }) => state },
  percentByHand: { column: 'percent', as: 'percent', of: ({ percentByHand }) => percentByHand },
  planned: { column: 'planned', as: 'currency', of: ({ planned }) => planned },
  spent: { column: 'spent', as: 'currency', of: ({ spent }) => spent },
  goalIds: { column: 'goals', as: 'text', of: ({ goalIds }, { things }) => titlesOf(goalIds, things) },
  afterIds: { column: 'after', as: 'text', of: ({ afterIds }, { things }) => titlesOf(afterIds, things) },
};

export const MILESTONE_FIELDS: WorkFields<Milestone> = {
  title: { column: 'milestone', as: 'text', of: ({ title }) => title },
  initiativeId: {
    column: 'initiative',
    as: 'text',
    of: ({ initiativeId }, { things }) => titleOf(initiativeId, things),
  },
  goalId: { column: 'goal', as: 'text', of: ({ goalId }, { things }) => titleOf(goalId, things) },
  due: { column: 'due', as: 'date', of: ({ due }) => dayText(due) },
  ownerId: { column: 'owner', as: 'text', of: ({ ownerId }, { members }) => titleOf(ownerId, members) },
  doneOn: { column: 'done_on', as: 'date', of: ({ doneOn }) => dayText(doneOn) },
  weight: { column: 'weight', as: 'number', of: ({ weight }) => weight },
  afterIds: { column: 'after', as: 'text', of: ({ afterIds }, { things }) => titlesOf(afterIds, things) },
};

export const DECISION_FIELDS: WorkFields<Decision> = {
  day: { column: 'decided_on', as: 'date', of: ({ day }) => dayText(day) },
  text: { column: 'decision', as: 'text', of: ({ text }) => text },
  who: { column: 'who', as: 'text', of: ({ who }) => who || null },
  memberId: { column: 'noted_by', as: 'text', of: ({ memberId }, { members }) => titleOf(memberId, members) },
  goalIds: { column: 'goals', as: 'text', of: ({ goalIds }, { things }) => titlesOf(goalIds, things) },
  initiativeIds: {
    column: 'initiatives',
    as: 'text',
    of: ({ initiativeIds }, { things }) => titlesOf(initiativeIds, things),
  },
};

function dayText(day: Day | null): string | null {
  return day === null ? null : formatIsoDate(day);
}

/** Without a name an id stands for itself. */
function titleOf(id: string | null, titles: ReadonlyMap<string, string>): string | null {
  return id === null ? null : (titles.get(id) ?? id);
}

function titlesOf(ids: readonly string[], titles: ReadonlyMap<string, string>): string | null {
  return ids.length === 0 ? null : ids.map((id) => titles.get(id) ?? id).join(', ');
}
