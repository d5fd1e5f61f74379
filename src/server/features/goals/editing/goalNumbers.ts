import { isGoalNumber, shownNumber } from '#core/goal/goalNumber.ts';
import { badRequest, collides } from './goalRefusals.ts';

export type NumberedGoal = { readonly id: string; readonly parentId: string | null; readonly number: string };

export function nextNumber(goals: Iterable<NumberedGoal>, parent: NumberedGoal | null): string {
  const taken = new Set<string>();
  let last = 0;
  let separator = parent?.number.includes('x') ? 'x' : '.';
  if (parent !== null && shownNumber(parent.number).endsWith('.')) separator = '';
  for (const { parentId, number } of goals) {
    taken.add(shownNumber(number));
    if (parentId !== (parent?.id ?? null)) continue;
    if (separator !== '' && parent !== null && number.includes('x')) separator = 'x';
    const part = /(\d{1,9})$/.exec(number)?.[1];
    if (part !== undefined) last = Math.max(last, Number(part));
  }
  for (let next = last + 1; ; next += 1) {
    const number = parent === null ? String(next) : `${parent.number}${separator}${next}`;
    if (!taken.has(shownNumber(number))) return number;
  }
}

/** 1.2.3 under 1.2, which becomes 4, is 4.3; a number that does not begin with its parent's stays. */
export function numberBelow(number: string, { from, to }: { readonly from: string; readonly to: string }): string {
  const shown = shownNumber(number);
  return shown.startsWith(`${shownNumber(from)}.`) ? `${to}${number.slice(from.length)}` : number;
}

type NamedGoal = NumberedGoal & { readonly title: string };

export function ownerOfNumber(goals: Iterable<NamedGoal>, numbered: readonly NumberedGoal[]): NamedGoal | null {
  const own = new Set(numbered.map(({ id }) => id));
  const wanted = new Set(numbered.map(({ number }) => shownNumber(number)));
  for (const goal of goals) if (!own.has(goal.id) && wanted.has(shownNumber(goal.number))) return goal;
  return null;
}

/** Throws Refusal (400). */
export function refuseUnfitNumber(number: string): void {
  if (isGoalNumber(number)) return;
  const message = `“${number}” is not a number of a goal such as 2.1: something stands between its dots, and an x is one.`;
  throw badRequest(message, 'number_unfit');
}

/** Numbers identify goals in files, so they are unique. Throws Refusal (409). */
export function refuseTakenNumber(goals: Iterable<NamedGoal>, numbered: readonly NumberedGoal[]): void {
  const owner = ownerOfNumber(goals, numbered);
  if (owner === null) return;
  const message = `The number ${shownNumber(owner.number)} is that of “${owner.title}”. Choose another.`;
  throw collides('number_taken', message);
}
