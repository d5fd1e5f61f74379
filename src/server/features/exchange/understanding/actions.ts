import type { RowsAre } from './actionPlan.ts';
import { NUMBERED_TITLE, type ReadTable, upOf } from './buildGoals.ts';
import type { RecordRead } from './recordRead.ts';
import type { SettledTable } from './settleRoles.ts';

/** A row of an action plan. */
export type Action = {
  readonly rows: Exclude<RowsAre, 'goals'>;
  readonly table: SettledTable;
  readonly record: RecordRead;
  /** The row above it that names a goal and says nothing of work; null where there is none. */
  readonly heading: RecordRead | null;
  /** The initiative that a milestone is of, where both stand in one table. */
  readonly of: RecordRead | null;
};

export type ActionsRead = {
  /** Of goals, and rows among actions that name the goals above them. */
  readonly goals: readonly ReadTable[];
  readonly actions: readonly Action[];
};

/** Parts tables of work from those of goals; a row with a title alone names the goal of the rows below it. */
export function actionsOf(read: readonly ReadTable[]): ActionsRead {
  const goals: ReadTable[] = [];
  const actions: Action[] = [];
  for (const { table, records } of read) {
    const { rowsAre } = table;
    if (rowsAre === 'goals') {
      goals.push({ table, records });
      continue;
    }
    const isHeading = headingsAmong(records);
    const headings: RecordRead[] = [];
    let isBelowHeading = false;
    let initiative: RecordRead | null = null;
    for (const [at, record] of records.entries()) {
      if (isHeading(record, at)) {
        const outer = isBelowHeading && record.number === null ? headings.at(-1) : undefined;
        const numbered = withOwnNumber(record);
        headings.push(outer === undefined ? numbered : { ...numbered, sections: [outer.title] });
        isBelowHeading = true;
        initiative = null;
        continue;
      }
      isBelowHeading = false;
      const isPart = rowsAre === 'initiatives' && initiative !== null && isMilestoneOf(initiative, record);
      if (!isPart && rowsAre === 'initiatives') initiative = record;
      const heading = headings.at(-1) ?? null;
      actions.push({ rows: isPart ? 'milestones' : rowsAre, table, record, heading, of: isPart ? initiative : null });
    }
    if (headings.length > 0) goals.push({ table, records: headings });
  }
  return { goals, actions };
}

/** `1. Less energy` has its number in its title. */
function withOwnNumber(record: RecordRead): RecordRead {
  const { number = '', name = '' } = NUMBERED_TITLE.exec(record.title.text)?.groups ?? {};
  const { place } = record.title;
  return record.number !== null || name === ''
    ? record
    : { ...record, number: { text: number, place }, title: { text: name, place } };
}

/** Whether a row says nothing that work has beside its title. */
function isBare({ fields, status, figures, levels }: RecordRead): boolean {
  return fields.size === 0 && status === null && figures.length === 0 && levels.length === 0;
}

/** Tells headings: `1.1 Fewer leaks` over 1.1.1 and 1.1.2, or a title alone where other rows say more. */
function headingsAmong(records: readonly RecordRead[]): (record: RecordRead, at: number) => boolean {
  const above = new Set(records.flatMap((record) => numbersAbove(record)));
  const isNumbered = records.some((record) => record.number !== null && !isBare(record));
  const lastOfWork = records.findLastIndex((record) => !isBare(record));
  const areFewBare = records.filter(isBare).length * 2 <= records.length;
  return (record, at) => {
    if (above.has(plainNumber(record))) {
      const isLed = [...record.fields.keys()].every((field) => field === 'owner' || field === 'department');
      return isLed && record.status === null && record.figures.length === 0 && record.levels.length === 0;
    }
    const isAlone = isBare(record) && record.descriptions.length === 0 && (record.number === null || !isNumbered);
    return isAlone && at < lastOfWork && areFewBare;
  };
}

/** The number of a row without what ends it: `1.2.` is 1.2. */
function plainNumber({ number }: RecordRead): string {
  return (number?.text ?? '').trim().replace(/[.)]+$/, '');
}

/** All that the number of a row stands under: 1 and 1.2 of 1.2.4. */
function numbersAbove(record: RecordRead): string[] {
  const found: string[] = [];
  for (let above = upOf(plainNumber(record)); above !== null; above = upOf(above)) found.push(above);
  return found;
}

/** One with a day alone that stands under the initiative above it, by its number or its indent, is a milestone of it. */
function isMilestoneOf(initiative: RecordRead, record: RecordRead): boolean {
  const hasDayAlone = record.fields.has('end') && !record.fields.has('start') && record.figures.length === 0;
  const isUnder = record.indent > initiative.indent || numbersAbove(record).includes(plainNumber(initiative));
  return hasDayAlone && isUnder;
}
