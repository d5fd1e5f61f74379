import { isGoalNumber, shownNumber } from '#core/goal/goalNumber.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { badRequest, collides } from './goalRefusals.ts';

export type NumberedGoal = { readonly id: string; readonly number: string };

export function nextNumber(booked: BookedPlan, parent: NumberedGoal | null): string {
  const { nodes, roots } = booked.hierarchy;
  const siblings = parent === null ? roots : (nodes.get(parent.id)?.children ?? []);
  let last = 0;
  let separator = parent?.number.includes('x') ? 'x' : '.';
  if (parent !== null && shownNumber(parent.number).endsWith('.')) separator = '';
  for (const {
    goal: { number },
  } of siblings) {
    if (separator !== '' && parent !== null && number.includes('x')) separator = 'x';
    const part = /(\d{1,9})$/.exec(number)?.[1];
    if (part !== undefined) last = Math.max(last, Number(part));
  }
  for (let next = last + 1; ; next += 1) {
    const number = parent === null ? String(next) : `${parent.number}${separator}${next}`;
    if (booked.numbered(shownNumber(number)).length === 0) return number;
  }
}

/** 1.2.3 under 1.2, which becomes 4, is 4.3; a number that does not begin with its parent's stays. */
export function numberBelow(number: string, { from, to }: { readonly from: string; readonly to: string }): string {
  const shown = shownNumber(number);
  return shown.startsWith(`${shownNumber(from)}.`) ? `${to}${number.slice(from.length)}` : number;
}

type NamedGoal = NumberedGoal & { readonly title: string };

/** The first goal beside these that has the number of one of them. */
export function ownerOfNumber(booked: BookedPlan, numbered: readonly NumberedGoal[]): NamedGoal | null {
  const own = new Set(numbered.map(({ id }) => id));
  const owners = numbered.flatMap(({ number }) => booked.numbered(shownNumber(number)));
  return owners.find(({ id }) => !own.has(id)) ?? null;
}

/** Throws Refusal (400). */
export function refuseUnfitNumber(number: string): void {
  if (isGoalNumber(number)) return;
  const message = `“${number}” is not a number of a goal such as 2.1: something stands between its dots, and an x is one.`;
  throw badRequest(message, 'number_unfit');
}

/** Numbers identify goals in files, so they are unique. Throws Refusal (409). */
export function refuseTakenNumber(booked: BookedPlan, numbered: readonly NumberedGoal[]): void {
  const owner = ownerOfNumber(booked, numbered);
  if (owner === null) return;
  const message = `The number ${shownNumber(owner.number)} is that of “${owner.title}”. Choose another.`;
  throw collides('number_taken', message);
}
