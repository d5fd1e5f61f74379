import { priorityCodes, rollupCodes } from '#contract/wire/codes.ts';
import { encodeDate } from '#contract/wire/date.ts';
import { namesOf, remade } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';
import {
  type AskedWire,
  decodeStated,
  goalWire,
  type StatedWire,
  type WireStated,
  type WireValues,
} from './goalWire.ts';
import { wireNames } from './wireNames.ts';

type Write = (goal: WireStated) => WireValues[keyof WireValues];

/** Fields whose wire value is more than the field's value or its code. */
const WORKED_OUT = {
  start: ({ span }) => encodeDate(span.start),
  end: ({ span }) => encodeDate(span.end),
  priority: ({ priority }) => priorityCodes.encode(priority ?? 'none'),
  rollup_type: ({ rollup }) => (rollup === null ? null : rollupCodes.encode(rollup)),
  targets: ({ targetsByYear }) => Object.fromEntries(targetsByYear),
  own_baseline: ({ baseline }) => baseline && { value: baseline.value, date: encodeDate(baseline.date) },
  new_bases: ({ newBases }) => newBases.map(({ date, reason }) => ({ date: encodeDate(date), reason })),
  contributors: ({ contributorIds }) => [...contributorIds],
  next_step_due: ({ nextStepDue }) => encodeDate(nextStepDue),
  own_fields: ({ ownFields }) => ownFields,
} satisfies { readonly [Name in Exclude<keyof StatedWire, PlainName>]: Write };

type PlainField = {
  [Field in keyof WireStated]: (typeof goalWire)[Field] extends { of: (value: WireStated[Field]) => unknown }
    ? Field
    : never;
}[keyof WireStated];
type PlainName = (typeof goalWire)[PlainField]['parts'][number]['name'];

const plain: {
  readonly [Field in PlainField]: { readonly of: (value: WireStated[Field]) => WireValues[keyof WireValues] };
} = goalWire;

function writerOf<Field extends PlainField>(field: Field): Write {
  return (goal) => plain[field].of(goal[field]);
}

/** Built on first use: the page never needs it. */
let writers: ReadonlyMap<string, Write> | undefined;

function writersByName(): ReadonlyMap<string, Write> {
  const plainOnes = namesOf(goalWire).flatMap((field): [string, Write][] =>
    isPlain(field) ? goalWire[field].parts.map(({ name }) => [name, writerOf(field)]) : [],
  );
  return new Map([...plainOnes, ...Object.entries<Write>(WORKED_OUT)]);
}

function isPlain(field: keyof WireStated): field is PlainField {
  return 'of' in goalWire[field];
}

/** What is stated about a goal, for the wire. */
export function encodeStated(goal: WireStated): StatedWire {
  writers ??= writersByName();
  const byName = writers;
  return mapNames<StatedWire>(wireNames, (name) => byName.get(name)?.(goal) ?? null);
}

export type AskedPart = { readonly [Name in keyof AskedWire]?: AskedWire[Name] | undefined };

/** A goal's fields with those that a call states; one that is left out stays. */
export function decodeChanged(before: WireStated, asked: AskedPart): WireStated {
  const wire: AskedWire = encodeStated(before);
  const stated = decodeStated(remade(wire, (name) => definedOr<AskedWire[typeof name]>(asked[name], wire[name])));
  // Each by itself: `ownValuesAfter` merges them, by the fields of the plan.
  return { ...stated, ownFields: before.ownFields };
}

function definedOr<Value>(asked: Value | undefined, before: Value): Value {
  return asked === undefined ? before : asked;
}
