import { z } from 'zod';
import { type SnakeCase, snakeCase } from '#contract/wire/snakeCase.ts';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { Span } from '#core/calendar/span.ts';
import { type GoalField, goalFields, type StatedValues } from '#core/goal/goalFields.ts';
import type { Baseline, HandStatus, NewBase } from '#core/goal/statedParts.ts';
import { STATUSES } from '#core/goal/status.ts';
import { NO_OWN_VALUES, type OwnValues } from '#core/own/ownValues.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';
import { columnByKind, type FieldColumns, type StoredField, type StoredKinds } from './columnByKind.ts';
import { stringifyStorable } from './plainText.ts';
import type { Row, Value } from './row.ts';
import {
  dateText,
  dayOrNullOf,
  finite,
  finiteOrNull,
  flag,
  flagOf,
  numberOf,
  numberOrNullOf,
  textOf,
  textOrNullOf,
  whole,
  wordOf,
} from './rowReading.ts';

const { aggregation, valueType, trackingFrequency, targetDirection } = goalFields;

/**
 * Fields with columns that always hold something, under a name of their own, or as JSON. The others have a column by
 * their name and kind.
 */
const ROWS = {
  number: one('number', same<string>, textOf),
  title: one('title', same<string>, textOf),
  measure: one('measure', same<string>, textOf),
  description: one('description', same<string>, textOf),
  depth: one('depth', whole, numberOf),
  aggregation: word('aggregation', aggregation.words),
  valueType: word('value_type', valueType.words),
  trackingFrequency: word('tracking_frequency', trackingFrequency.words),
  targetDirection: word('target_direction', targetDirection.words),
  span: {
    columns: [
      column('start_date', ({ start }: Span) => dateText(start)),
      column('end_date', ({ end }: Span) => dateText(end)),
    ],
    read: (row: Row) => ({ start: dayOrNullOf(row, 'start_date'), end: dayOrNullOf(row, 'end_date') }),
  },
  isKpi: one('is_kpi', flag, flagOf),
  isEndOfYear100: one('is_end_of_year_100', flag, flagOf),
  targetsByYear: one('targets_by_year', targetsText, (row, name) => targetsOf(textOf(row, name))),
  baseline: {
    columns: [
      column('baseline_value', (baseline: Baseline | null) => finiteOrNull(baseline?.value ?? null)),
      column('baseline_date', (baseline: Baseline | null) => dateText(baseline?.date ?? null)),
    ],
    read: baselineOf,
  },
  newBases: one('new_bases', newBasesText, (row, name) => newBasesOf(textOrNullOf(row, name))),
  handStatus: one('hand_status', handStatusText, (row, name) => handStatusOf(textOrNullOf(row, name))),
  isStatusAutomatic: one('is_status_automatic', flag, flagOf),
  ownerLabel: one('owner_label', same<string>, textOf),
  contributorIds: one('contributors', contributorsText, (row, name) => contributorsOf(textOrNullOf(row, name))),
  nextStepDue: one('next_step_due', dateText, dayOrNullOf),
  ownFields: one('own_fields', ownText, (row, name) => ownOf(textOrNullOf(row, name))),
};

type FieldByKind = Exclude<GoalField, keyof typeof ROWS>;

type Columns = { readonly [Name in GoalField]: FieldColumns<StatedValues[Name]> };

const byKind: { readonly [Name in FieldByKind]: StoredField } = goalFields;

const rows: Columns = { ...columnsByKind(), ...ROWS };

/** In the order of the fields. */
export const goalColumns: Columns = mapNames<Columns>(goalFields, (name) => rows[name]);

function columnsByKind(): Pick<Columns, FieldByKind>;
/** The kinds say what the columns hold. */
function columnsByKind(): object {
  const names = namesOf(goalFields).filter((name): name is FieldByKind => !(name in ROWS));
  return Object.fromEntries(names.map((name) => [name, columnByKind(snakeCase(name), byKind[name])]));
}

type RowColumns = (typeof ROWS)[keyof typeof ROWS]['columns'][number];

/** As the store has them. */
export type StatedColumns = { [Column in RowColumns as Column['name']]: ReturnType<Column['of']> } & {
  [Name in FieldByKind as SnakeCase<Name>]: StoredKinds[(typeof goalFields)[Name]['kind']] | null;
};

function one<const Name extends string, Stated, Stored extends Value>(
  name: Name,
  of: (stated: Stated) => Stored,
  read: (row: Row, column: string) => Stated,
) {
  return { columns: [column(name, of)], read: (row: Row) => read(row, name) };
}

function column<const Name extends string, Stated, Stored extends Value>(name: Name, of: (stated: Stated) => Stored) {
  return { name, of };
}

function word<const Name extends string, Word extends string>(name: Name, words: readonly Word[]) {
  return one(name, same<Word>, (row, column) => wordOf(row, column, words));
}

function same<Stored extends Value>(stated: Stored): Stored {
  return stated;
}

const targetsByYear = z.record(z.string(), z.number());

/** Integer keys come in ascending order, so equal targets are equal texts. */
function targetsText(targets: ReadonlyMap<number, number>): string {
  return stringifyStorable(Object.fromEntries([...targets].map(([year, target]) => [whole(year), finite(target)])));
}

function targetsOf(text: string): ReadonlyMap<number, number> {
  if (text === '{}') return goalFields.targetsByYear.absent;
  return new Map(Object.entries(targetsByYear.parse(JSON.parse(text))).map(([year, target]) => [Number(year), target]));
}

const contributors = z.array(z.string());

function contributorsText(ids: readonly string[]): string | null {
  return ids.length === 0 ? null : stringifyStorable(ids);
}

function contributorsOf(text: string | null): readonly string[] {
  return text === null ? goalFields.contributorIds.absent : contributors.parse(JSON.parse(text));
}

function baselineOf(row: Row): Baseline | null {
  const value = numberOrNullOf(row, 'baseline_value');
  return value === null ? null : { value, date: dayOrNullOf(row, 'baseline_date') };
}

const reasonsByDate = z.record(z.string(), z.string());

function newBasesText(bases: readonly NewBase[]): string | null {
  if (bases.length === 0) return null;
  return stringifyStorable(Object.fromEntries(bases.map(({ date, reason }) => [formatIsoDate(date), reason])));
}

function newBasesOf(text: string | null): readonly NewBase[] {
  if (text === null) return goalFields.newBases.absent;
  return Object.entries(reasonsByDate.parse(JSON.parse(text))).flatMap(([day, reason]) => {
    const date = readIsoDate(day);
    return date === null ? [] : [{ date, reason }];
  });
}

const ownValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

/** By id, so that equal values are equal texts. */
function ownText(values: OwnValues): string | null {
  const ids = Object.keys(values).sort();
  return ids.length === 0 ? null : stringifyStorable(Object.fromEntries(ids.map((id) => [id, values[id]])));
}

function ownOf(text: string | null): OwnValues {
  return text === null ? NO_OWN_VALUES : ownValues.parse(JSON.parse(text));
}

const handStatus = z.object({
  status: z.enum(STATUSES),
  note: z.string(),
  memberId: z.string().nullable(),
  by: z.string(),
  at: z.string(),
  computedActual: z.number().nullable(),
});

function handStatusText(status: HandStatus | null): string | null {
  if (status === null) return null;
  return stringifyStorable(handStatus.parse({ ...status, computedActual: finiteOrNull(status.computedActual) }));
}

function handStatusOf(text: string | null): HandStatus | null {
  return text === null ? null : handStatus.parse(JSON.parse(text));
}
