import type { Limits } from '#core/goal/fieldKinds.ts';
import { type GoalFieldFor, goalFields, NOTHING_STATED, type StatedValues } from '#core/goal/goalFields.ts';
import { namesOf, remade } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';
import { columnsOfField } from '#server/features/exchange/columns/goalColumns.ts';
import {
  type CellAt,
  cellText,
  readAmount,
  readDay,
  readFigure,
  readLine,
  readText,
  readWord,
  readWordOrNone,
  type Stated,
} from '#server/features/exchange/preparing/base/sheet.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import * as words from '#server/features/exchange/values/words.ts';

/** Fields that take more than their own cell: `goalRow.ts` and `goalState.ts` work them out. */
const WORKED_OUT = [
  'number',
  'title',
  'parentId',
  'depth',
  'measure',
  'aggregation',
  'valueType',
  'unit',
  'trackingFrequency',
  'targetDirection',
  'span',
  'memberId',
  'ownerLabel',
  'contributorIds',
  'departmentId',
  'perspective',
  'targetsByYear',
  'baseline',
  'newBases',
  'handStatus',
  'ownFields',
] as const satisfies readonly GoalFieldFor<'file'>[];

type CellField = Exclude<GoalFieldFor<'file'>, (typeof WORKED_OUT)[number]>;

/** What a row says of the fields that have a cell each. */
export type StatedCells = { readonly [Name in CellField]: Stated<StatedValues[Name]> };

/** Choices, whose words are in `words.ts`, and what is read otherwise than its kind is. */
const ownReaders = {
  priority: (at: CellAt) => {
    const word = readWordOrNone(at, words.PRIORITIES);
    return word === 'none' ? null : word;
  },
  rollup: (at: CellAt) => readWordOrNone(at, words.ROLLUPS),
  actualFormula: readFormulaText,
  targetFormula: readFormulaText,
  // It is, unless a row says that it is not.
  isStatusAutomatic: (at: CellAt) => (isNoneInFile(cellText(at) ?? '') ? undefined : readYesNo(at)),
};

type FieldByKind = Exclude<CellField, keyof typeof ownReaders>;

type ReadByKind = { readonly [Name in FieldByKind]: (at: CellAt) => Stated<StatedValues[Name]> };

/** A kind that no cell of its own is read by has a row above. */
const byKind: { readonly [Name in FieldByKind]: ReadableField } = goalFields;

const readers: { readonly [Name in CellField]: (at: CellAt) => Stated<StatedValues[Name]> } = {
  ...kindReaders(),
  ...ownReaders,
};

function kindReaders(): ReadByKind;
/** The kinds say what is read. */
function kindReaders(): object {
  const others: readonly string[] = [...WORKED_OUT, ...namesOf(ownReaders)];
  const names = namesOf(goalFields).filter(
    (name): name is FieldByKind => goalFields[name].uses.some((use) => use === 'file') && !others.includes(name),
  );
  return Object.fromEntries(names.map((name) => [name, readerOf(byKind[name])]));
}

type ReadableField =
  | { readonly kind: 'line' | 'text' | 'figure' | 'yesNo' | 'day' }
  | { readonly kind: 'amount'; readonly limits: Limits }
  | { readonly kind: 'choice'; readonly words: readonly string[]; readonly absent: string | null };

function readerOf(field: ReadableField): (at: CellAt) => Stated<unknown> {
  switch (field.kind) {
    case 'line':
      return readLine;
    case 'text':
      return readText;
    case 'figure':
      return readFigure;
    case 'yesNo':
      return readYesNo;
    case 'day':
      return (at) => readDay(at, 'start');
    case 'amount':
      return (at) => readAmount(at, field.limits);
    case 'choice': {
      const choices = words.vocabularyOf(field.words);
      return (at) => (field.absent === null ? readWordOrNone(at, choices) : readWord(at, choices));
    }
  }
}

/** `at` gives the cell of a column. */
export function readStatedCells(at: (column: string) => CellAt): StatedCells {
  return mapNames<StatedCells>(readers, (field) => {
    const [column] = columnsOfField(field);
    return column === undefined ? undefined : readers[field](at(column.name));
  });
}

/** The same fields of a goal: what a row leaves out stays as it was, a new goal has nothing there. */
export function withStatedCells(cells: StatedCells, before: Pick<StatedValues, CellField> | null) {
  const kept = mapNames<Pick<StatedValues, CellField>>(readers, (field) => (before ?? NOTHING_STATED)[field]);
  return remade(kept, (field) => saidOr<(typeof kept)[typeof field]>(cells[field], kept[field]));
}

function saidOr<Value>(said: Stated<Value>, before: Value): Value {
  return said === undefined ? before : said;
}

/** With its goals by number, until `keepFormulas.ts` has all goals. */
function readFormulaText(at: CellAt): Stated<string | null> {
  const text = readLine(at);
  return text === undefined || !isNoneInFile(text) ? text : null;
}

function readYesNo(at: CellAt): Stated<boolean> {
  const word = readWord(at, words.FLAGS);
  return word === undefined ? undefined : word === 'yes';
}
