import { addDays, formatIsoDate } from '#core/calendar/date.ts';
import { OWN_KINDS, type OwnField } from '#core/own/ownField.ts';
import type { OwnValue, OwnValues } from '#core/own/ownValues.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { applyChange } from '#server/store/changes/changes.ts';
import { openStore } from '#server/store/database/database.ts';
import type { Store } from '#server/store/database/store.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { change, day, member, plan, putGoal } from '#testing/server/planUnderTest.ts';

export type LargePlan = {
  readonly goals: number;
  /** Of entries, from the first Monday of 2026. */
  readonly weeks: number;
  /** Own fields, of all kinds in turn, of which every goal has a value. */
  readonly ownFields?: number;
};

export const LARGE_PLAN = 'large';

const START = day('2026-01-05');
const SPAN = { start: day('2026-01-01'), end: day('2026-12-31') };
/** Up to here there are actuals: the journeys happen on 20 November 2026. */
const REPORTED_WEEKS = 46;
const MEMBERS = 40;
const CHILDREN = 10;
const AT_ONCE = 5_000;
const VERBS = ['Shorten', 'Raise', 'Repair', 'Answer', 'Plant', 'Open', 'Reduce', 'Train'];
const THINGS = ['the wait at the counter', 'street lights', 'water mains', 'visits to libraries', 'calls of tenants'];

/** Writes a plan of very many goals into an embedded store: by tens below each other, the lowest with entries by the week. */
export async function writeLargePlan(dataFolder: string, wanted: LargePlan): Promise<void> {
  const store = await openStore({ dataFolder, databaseUrl: null, serverAddress: null });
  await writeLargePlanInto(store, wanted);
  await store.close();
}

/** The same into a store that is open. */
export async function writeLargePlanInto(store: Store, { goals, weeks, ownFields = 0 }: LargePlan): Promise<void> {
  const apply = (edits: readonly Edit[]) => applyChange(store, change(edits, { planId: LARGE_PLAN }));
  const fields = Array.from({ length: ownFields }, (_, at) => {
    const kind = OWN_KINDS[at % OWN_KINDS.length] ?? 'text';
    return exampleOwnField({ id: `field${at}`, name: `Field ${at}`, kind, onCard: at === 0 || at === 6 });
  });
  const members = Array.from({ length: MEMBERS }, (_, index): Edit => {
    const id = `m${index}`;
    return { entity: 'member', id, after: member({ id, lastName: `Byron ${index}` }) };
  });
  await apply([{ entity: 'plan', after: plan({ id: LARGE_PLAN, name: 'Large plan', fields }) }, ...members]);
  for (let from = 0; from < goals; from += AT_ONCE) {
    const indexes = Array.from({ length: Math.min(AT_ONCE, goals - from) }, (_, at) => from + at);
    await apply(indexes.flatMap((index) => editsOf(index, { goals, weeks, fields })));
  }
}

/** Ten objectives, ten goals below each, and so on. */
function editsOf(
  index: number,
  { goals, weeks, fields }: LargePlan & { readonly fields: readonly OwnField[] },
): Edit[] {
  const places = placesOf(index);
  const isLowest = (index + 1) * CHILDREN >= goals;
  const goal = putGoal({
    id: `g${index}`,
    parentId: index < CHILDREN ? null : `g${parentOf(index)}`,
    number: places.join('.'),
    depth: places.length - 1,
    title: `${VERBS[index % VERBS.length]} ${THINGS[index % THINGS.length]} in district ${index}`,
    measure: 'Cases closed',
    description: places.length === 1 ? 'What the city wants to be known for.' : '',
    trackingFrequency: 'weekly',
    span: SPAN,
    allTarget: isLowest ? weeks * 10 : null,
    memberId: `m${index % MEMBERS}`,
    ownerLabel: `Ada Byron ${index % MEMBERS}`,
    priority: index % 7 === 0 ? 'high' : null,
    isKpi: index % 11 === 0,
    ...(fields.length > 0 && { ownFields: valuesOf(index, fields) }),
    perspective: PERSPECTIVES[index % PERSPECTIVES.length] ?? null,
  });
  if (!isLowest) return [goal];
  const cells = Array.from({ length: weeks }, (_, week) => ({
    date: addDays(START, week * 7),
    target: 10,
    actual: week < REPORTED_WEEKS ? 5 + ((index * 7) % 40) / 10 + ((index + week * 3) % 50) / 10 : null,
  }));
  return [goal, { entity: 'entries', goalId: `g${index}`, cells }];
}

/** Every one differs from goal to goal, but for choices, people and flags. */
function valuesOf(index: number, fields: readonly OwnField[]): OwnValues {
  return Object.fromEntries(fields.map((field, at) => [field.id, ownValueFor(field, index + at)]));
}

function ownValueFor({ kind, options }: OwnField, index: number): OwnValue {
  const option = options[index % options.length]?.id ?? '';
  switch (kind) {
    case 'number':
    case 'money':
    case 'percent':
      return index / 4;
    case 'date':
      return formatIsoDate(addDays(START, index % 700));
    case 'choice':
      return option;
    case 'choices':
      return [option];
    case 'person':
      return `m${index % MEMBERS}`;
    case 'yes_no':
      return index % 2 === 0;
    case 'link':
      return `https://example.org/grants/${index}`;
    case 'text':
    case 'long_text':
      return `Agreed by the council in session ${index}`;
  }
}

function parentOf(index: number): number {
  return Math.floor(index / CHILDREN) - 1;
}

/** What its number is made of, from the objective down. */
function placesOf(index: number): number[] {
  const own = (index % CHILDREN) + 1;
  return index < CHILDREN ? [own] : [...placesOf(parentOf(index)), own];
}
