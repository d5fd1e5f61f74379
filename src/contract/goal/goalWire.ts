import {
  aggregationCodes,
  type Codes,
  directionCodes,
  encodeFlag,
  priorityCodes,
  rollupCodes,
  trackingCodes,
  valueTypeCodes,
} from '#contract/wire/codes.ts';
import { decodeDate, NO_DATE } from '#contract/wire/date.ts';
import { type SnakeCase, snakeCase } from '#contract/wire/snakeCase.ts';
import type { Field } from '#core/goal/fieldKinds.ts';
import { type GoalField, goalFields, type StatedValues } from '#core/goal/goalFields.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';
import { plainWire } from './plainWire.ts';

/** A status set by hand does not travel with a goal: what travels is the status that comes of it. */
const UNSENT = ['handStatus', 'isStatusAutomatic'] as const satisfies readonly GoalField[];

export type WireField = Exclude<GoalField, (typeof UNSENT)[number]>;

/** The values of the fields that travel. */
export type WireStated = Pick<StatedValues, WireField>;

export type Statement = WireStated & { readonly id: string; readonly updatedAt: string };

/** Values on the wire, by kind. */
export type WireValues = {
  text: string;
  id: string | null;
  ids: string[];
  count: number;
  figure: number | null;
  amount: number;
  flag: 0 | 1;
  code: number;
  codeOrZero: number;
  codeOrNull: number | null;
  letter: Perspective | null;
  word: string | null;
  date: string;
  targets: Record<string, number>;
  baseline: { value: number; date: string } | null;
  newBases: { date: string; reason: string }[];
  own: OwnValues;
};
export type WireKind = keyof WireValues;

/** How they look where a call states them: what may be none may be null. */
export type AskedValues = Omit<WireValues, 'codeOrZero' | 'date' | 'targets' | 'own'> & {
  codeOrZero: number | null;
  date: string | null;
  /** Null clears the target of a year. */
  targets: Record<string, number | null>;
  /** Null clears a value; one that is left out stays. */
  own: AskedOwnValues;
};

export type AskedOwnValues = { readonly [Id in string]: OwnValues[Id] | null };

/** Fields whose value on the wire is not the value itself. `decodeStatement.ts` has a line for each. */
const coded = {
  description: same('description', 'text'),
  aggregation: inWords('function', aggregationCodes),
  valueType: inWords('valuetype', valueTypeCodes),
  trackingFrequency: inWords('tracking_frequency', trackingCodes),
  targetDirection: inWords('target_direction', directionCodes),
  span: {
    parts: [part('start', 'date'), part('end', 'date')],
    read: ({ start, end }: Asked<'start' | 'end', 'date'>) => ({ start: readDate(start), end: readDate(end) }),
  },
  priority: {
    parts: [part('priority', 'codeOrZero', priorityCodes)],
    read: ({ priority }: Asked<'priority', 'codeOrZero'>) => {
      const word = priorityCodes.decode(priority ?? 0);
      return word === 'none' ? null : word;
    },
  },
  isKpi: flag('iskey'),
  rollup: {
    parts: [part('rollup_type', 'codeOrNull', rollupCodes)],
    read: ({ rollup_type: code }: Asked<'rollup_type', 'codeOrNull'>) =>
      code === null ? null : rollupCodes.decode(code),
  },
  isEndOfYear100: flag('eoy_100'),
  targetsByYear: {
    parts: [part('targets', 'targets')],
    read: ({ targets }: Asked<'targets', 'targets'>) =>
      new Map(
        Object.entries(targets).flatMap(([year, target]) => (target === null ? [] : [[Number(year), target] as const])),
      ),
  },
  baseline: {
    parts: [part('own_baseline', 'baseline')],
    read: ({ own_baseline: wire }: Asked<'own_baseline', 'baseline'>) =>
      wire && { value: wire.value, date: decodeDate(wire.date) },
  },
  newBases: {
    parts: [part('new_bases', 'newBases')],
    read: ({ new_bases: wire }: Asked<'new_bases', 'newBases'>) =>
      wire.flatMap(({ date, reason }) => {
        const day = decodeDate(date);
        return day === null ? [] : [{ date: day, reason }];
      }),
  },
  actualFormula: same('actual_formula', 'id'),
  targetFormula: same('target_formula', 'id'),
  isFormulaByPeriod: flag('formula_by_period'),
  isByMilestones: flag('by_milestones'),
  contributorIds: {
    parts: [part('contributors', 'ids')],
    read: ({ contributors }: Asked<'contributors', 'ids'>) => contributors,
  },
  nextStepDue: {
    parts: [part('next_step_due', 'date')],
    read: ({ next_step_due: date }: Asked<'next_step_due', 'date'>) => readDate(date),
  },
  perspective: same('plan_oga_type', 'letter'),
  ownFields: {
    parts: [part('own_fields', 'own')],
    read: ({ own_fields: asked }: Asked<'own_fields', 'own'>) => withoutNone(asked),
  },
};

type Plain = typeof plainWire;

type PlainRows = {
  readonly [Name in keyof Plain]: ReturnType<typeof same<Plain[Name], WireKindOf<Name>>>;
};

export type FieldByKind = Exclude<WireField, keyof Plain | keyof typeof coded>;

type RowsByKind = {
  readonly [Name in FieldByKind]: {
    readonly parts: { readonly name: SnakeCase<Name>; readonly kind: WireKindOf<Name>; readonly codes: null }[];
    readonly of: (value: StatedValues[Name]) => WireValues[WireKindOf<Name>];
    readonly read: (wire: Asked<SnakeCase<Name>, WireKindOf<Name>>) => StatedValues[Name];
  };
};

const KINDS = {
  line: 'text',
  text: 'text',
  count: 'count',
  figure: 'figure',
  amount: 'amount',
  yesNo: 'flag',
  choice: 'word',
  formula: 'id',
  goal: 'id',
  department: 'id',
  member: 'id',
} as const;

type KindOf<Name extends GoalField> = (typeof goalFields)[Name]['kind'];

type WireKindOf<Name extends GoalField> =
  KindOf<Name> extends keyof typeof KINDS ? (typeof KINDS)[KindOf<Name>] : never;

type KindField = Field & { readonly kind: keyof typeof KINDS };

/** A kind that does not travel by itself has a row in `coded`. */
const byKind: { readonly [Name in FieldByKind]: KindField } = goalFields;

/** One row a field: its names on the wire (rule 6.2), and how it is written and read. */
export const goalWire = inOrder({ ...plainRows(), ...rowsByKind(), ...coded });

function plainRows(): PlainRows;
/** The type above says the name and the kind of each. */
function plainRows(): object {
  return mapNames<Record<keyof Plain, unknown>>(plainWire, (name) =>
    same(plainWire[name], KINDS[goalFields[name].kind]),
  );
}

function rowsByKind(): RowsByKind;
/** Likewise. */
function rowsByKind(): object {
  return Object.fromEntries(fieldsByKind().map((field) => [field.name, rowByKind(field)]));
}

/** Fields that follow from their names and kinds. */
export function fieldsByKind(): (KindField & { readonly name: FieldByKind })[] {
  const names = namesOf(goalFields).filter(
    (name): name is FieldByKind => !(name in plainWire || name in coded || UNSENT.some((each) => each === name)),
  );
  return names.map((name) => {
    const field: KindField = byKind[name];
    return { ...field, name };
  });
}

function rowByKind({ name: field, kind, absent }: KindField & { readonly name: string }) {
  const name = snakeCase(field);
  if (kind === 'yesNo') return flag(name);
  const row = same(name, KINDS[kind]);
  // None of the words is what a goal has that does not say which.
  return kind === 'choice' ? { ...row, read: (wire: Asked<string, 'word'>) => wire[name] ?? absent } : row;
}

function inOrder<Rows extends object>(rows: Rows): Rows;
/** In the order of `goalFields`, which is that of the reply. */
function inOrder(rows: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.keys(goalFields).flatMap((name) => (name in rows ? [[name, rows[name]]] : [])));
}

type AnyPart = (typeof goalWire)[WireField]['parts'][number];

export type WireKinds = { readonly [P in AnyPart as P['name']]: P['kind'] };

export type StatedWire = { [Name in keyof WireKinds]: WireValues[WireKinds[Name]] };

export type AskedWire = { [Name in keyof WireKinds]: AskedValues[WireKinds[Name]] };

const fields: { readonly [Name in WireField]: { read: (wire: AskedWire) => StatedValues[Name] } } = goalWire;

/** The inverse of `encodeStated`. */
export function decodeStated(wire: AskedWire): WireStated {
  return mapNames<WireStated>(fields, (name) => fields[name].read(wire));
}

type Decoding = Pick<Codes<string>, 'decode' | 'all'>;

type Asked<Name extends string, Kind extends WireKind> = Has<Name, AskedValues[Kind]>;

/** A name whose value `encodeStated` works out. */
function part<const Name extends string, const Kind extends WireKind>(
  name: Name,
  kind: Kind,
  codes: Decoding | null = null,
) {
  return { name, kind, codes };
}

function same<const Name extends string, const Kind extends WireKind>(name: Name, kind: Kind) {
  return {
    parts: [part(name, kind)],
    of: (value: WireValues[Kind]) => value,
    read: (wire: Asked<Name, Kind>) => wire[name],
  };
}

function inWords<const Name extends string, Word extends string>(name: Name, codes: Codes<Word>) {
  return {
    parts: [part(name, 'code', codes)],
    of: codes.encode,
    read: (wire: Asked<Name, 'code'>) => codes.decode(wire[name]),
  };
}

function flag<const Name extends string>(name: Name) {
  return { parts: [part(name, 'flag')], of: encodeFlag, read: (wire: Asked<Name, 'flag'>) => wire[name] === 1 };
}

function withoutNone(asked: AskedOwnValues): OwnValues {
  const values = Object.entries(asked).flatMap(([id, value]) => (value === null ? [] : [[id, value] as const]));
  return values.length === 0 ? NO_OWN_VALUES : Object.fromEntries(values);
}

type Has<Name extends string, Value> = { readonly [Each in Name]: Value };

function readDate(date: string | null) {
  return decodeDate(date ?? NO_DATE);
}

/** What each name of the fields above is; only the description of the calls shows them. */
export const codedNotes: { readonly [Name in (typeof coded)[keyof typeof coded]['parts'][number]['name']]: string } = {
  description: 'Plain text; at depth 0 the JSON text {"description": …}.',
  function: 'How several periods become one: 1 sum, 2 average, 3 highest, 4 lowest, 5 current (the last).',
  valuetype: '1 currency, 2 number, 3 percent.',
  tracking_frequency: '0 weekly, 1 monthly, 3 by fiscal quarter, any other by fiscal year.',
  target_direction: '0 down, 1 up, 2 equal.',
  start: 'First day of the own window; 0000-00-00 is open to the past.',
  end: 'Last day of the own window; 0000-00-00 is open to the future.',
  priority: '1 high, 2 normal, 3 low, 0 none.',
  iskey: '1 for a key performance indicator.',
  rollup_type:
    '0 none, 1 feeds its parent, 2 sum of the children, 3 average, 4 highest, 5 lowest, 6 mean of their percent complete.',
  eoy_100: '1 where the end-of-year target is 100% complete.',
  targets: 'End targets by the year in which a fiscal year starts, as set.',
  own_baseline: 'The baseline as set.',
  new_bases:
    'From when on the measure counts as another one, by date: the first day of the period and the reason. Signal and outlook are told from the last of them; status and figures are not.',
  actual_formula:
    'The formula of its actual, or null, with goals by id: [#a1b2] / [#c3d4] * 100. When it is sent, goals may be named by number. Not through a share.',
  target_formula: 'The same of its target.',
  formula_by_period:
    '1 where a computed year is the function over its periods; 0: the formula over the figures of the year.',
  by_milestones:
    '1 where its figures are the share of its milestones that are done, and of those that are due: it is then Current, a percent that goes up, without formulas, and takes no figures.',
  contributors: 'Members who work on it beside its owner, by id; not through a share.',
  next_step_due: 'The day by which the next step is done; 0000-00-00 is none.',
  plan_oga_type: 'Perspective: f, c, o or p.',
  own_fields:
    'Values of the plan’s own fields, by the id of the field: text, number, true or false, a date, the id of an option or of a person, or a list of options. Only where the plan has own fields; through a share only public ones.',
};
