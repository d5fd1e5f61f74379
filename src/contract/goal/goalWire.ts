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
import type { GoalField, StatedValues } from '#core/goal/goalFields.ts';
import { mapNames } from '#core/goal/mapNames.ts';
import type { Perspective } from '#core/plan/perspective.ts';

/** A status set by hand does not travel with a goal: what travels is the status that comes of it. */
export type WireField = Exclude<GoalField, 'handStatus' | 'isStatusAutomatic'>;

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
  flag: 0 | 1;
  code: number;
  codeOrZero: number;
  codeOrNull: number | null;
  letter: Perspective | null;
  date: string;
  targets: Record<string, number>;
  baseline: { value: number; date: string } | null;
  newBases: { date: string; reason: string }[];
};
export type WireKind = keyof WireValues;

/** How they look where a call states them: what may be none may be null. */
export type AskedValues = Omit<WireValues, 'codeOrZero' | 'date' | 'targets'> & {
  codeOrZero: number | null;
  date: string | null;
  /** Null clears the target of a year. */
  targets: Record<string, number | null>;
};

/** One row a field: its names on the wire (specification, section 3), and how it is written and read. */
export const goalWire = {
  parentId: same('parent_id', 'id'),
  number: same('number', 'text'),
  title: same('item', 'text'),
  measure: same('measure', 'text'),
  description: same('description', 'text'),
  depth: same('depth', 'count'),
  aggregation: coded('function', aggregationCodes),
  valueType: coded('valuetype', valueTypeCodes),
  unit: same('unit', 'text'),
  trackingFrequency: coded('tracking_frequency', trackingCodes),
  targetDirection: coded('target_direction', directionCodes),
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
  allTarget: same('own_all_target', 'figure'),
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
  ownerLabel: same('who_label', 'text'),
  departmentId: same('plan_dep_id', 'id'),
  memberId: same('plan_mem_id', 'id'),
  contributorIds: {
    parts: [part('contributors', 'ids')],
    read: ({ contributors }: Asked<'contributors', 'ids'>) => contributors,
  },
  perspective: same('plan_oga_type', 'letter'),
};

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

function coded<const Name extends string, Word extends string>(name: Name, codes: Codes<Word>) {
  return {
    parts: [part(name, 'code', codes)],
    of: codes.encode,
    read: (wire: Asked<Name, 'code'>) => codes.decode(wire[name]),
  };
}

function flag<const Name extends string>(name: Name) {
  return { parts: [part(name, 'flag')], of: encodeFlag, read: (wire: Asked<Name, 'flag'>) => wire[name] === 1 };
}

type Has<Name extends string, Value> = { readonly [Each in Name]: Value };

function readDate(date: string | null) {
  return decodeDate(date ?? NO_DATE);
}
