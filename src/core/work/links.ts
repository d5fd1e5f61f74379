import type { Day } from '#core/calendar/date.ts';
import { type Initiative, isOver, type Milestone } from './work.ts';

/** What follows what: an initiative or a milestone starts when all that it comes after are finished. */
export type Linked = {
  readonly initiatives: readonly Pick<Initiative, 'id' | 'start' | 'end' | 'state' | 'afterIds'>[];
  readonly milestones: readonly Pick<Milestone, 'id' | 'initiativeId' | 'due' | 'doneOn' | 'afterIds'>[];
};

/**
 * The ids on the way from a thing back to itself, where it would have to be finished before it starts; else null. An
 * initiative contains its milestones: they come after its start, and its end after them.
 */
export function wayRound(linked: Linked, id: string): readonly string[] | null {
  const next = stepsOf(linked);
  const first = startOf(id);
  const cameFrom = new Map<string, string>();
  const waiting = [first];
  for (const step of waiting) {
    for (const following of next.get(step) ?? []) {
      if (following === first) return idsOnTheWay(cameFrom, step);
      if (cameFrom.has(following)) continue;
      cameFrom.set(following, step);
      waiting.push(following);
    }
  }
  return null;
}

export type LinkWarning = {
  /** What starts too soon, or is due too soon. */
  readonly id: string;
  readonly afterId: string;
  readonly days: number;
};

/** The links whose days contradict each other: what follows is not done and has an earlier day than what it comes after. */
export function linkWarnings({ initiatives, milestones }: Linked): LinkWarning[] {
  const finishes = new Map<string, Day | null>([
    ...initiatives.map((each) => [each.id, each.state === 'dropped' ? null : each.end] as const),
    ...milestones.map(({ id, due, doneOn }) => [id, doneOn ?? due] as const),
  ]);
  const followers = [
    ...initiatives.filter((each) => !isOver(each)),
    ...milestones.filter(({ doneOn }) => doneOn === null).map((each) => ({ ...each, start: each.due })),
  ];
  return followers.flatMap(({ id, start, afterIds }) =>
    afterIds.flatMap((afterId) => {
      const finish = finishes.get(afterId) ?? null;
      return start === null || finish === null || finish <= start ? [] : [{ id, afterId, days: finish - start }];
    }),
  );
}

export const startOf = (id: string) => `start ${id}`;
export const endOf = (id: string) => `end ${id}`;
const idOf = (step: string) => step.slice(step.indexOf(' ') + 1);

/** Of each start and end what comes after it. */
function stepsOf({ initiatives, milestones }: Linked): ReadonlyMap<string, readonly string[]> {
  const next = new Map<string, string[]>();
  const add = (from: string, to: string) => {
    const known = next.get(from);
    if (known === undefined) next.set(from, [to]);
    else known.push(to);
  };
  for (const { id, initiativeId, afterIds } of inOneList({ initiatives, milestones })) {
    add(startOf(id), endOf(id));
    for (const afterId of afterIds) add(endOf(afterId), startOf(id));
    if (initiativeId === null) continue;
    add(startOf(initiativeId), startOf(id));
    add(endOf(id), endOf(initiativeId));
  }
  return next;
}

/** Initiatives and milestones, each with the initiative that contains it. */
export function inOneList({ initiatives, milestones }: Linked) {
  return [...initiatives.map((each) => ({ ...each, initiativeId: null })), ...milestones];
}

function idsOnTheWay(cameFrom: ReadonlyMap<string, string>, last: string): string[] {
  const ids: string[] = [];
  for (let step: string | undefined = last; step !== undefined; step = cameFrom.get(step)) {
    const id = idOf(step);
    if (ids[0] !== id) ids.unshift(id);
  }
  return ids;
}
