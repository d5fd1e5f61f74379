import { namesOf, remade } from '#core/goal/fieldTables.ts';
import { type GoalFieldFor, goalFields, NOTHING_STATED, type StatedValues } from '#core/goal/goalFields.ts';
import { mapNames } from '#core/goal/mapNames.ts';
import { columnsOfField } from '#server/features/exchange/columns/goalColumns.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import * as words from '#server/features/exchange/values/words.ts';
import {
  type CellAt,
  cellText,
  readAmount,
  readFigure,
  readLine,
  readText,
  readWord,
  readWordOrNone,
  type Stated,
} from './sheet.ts';

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

const readersByKind = { line: readLine, text: readText, figure: readFigure, amount: readAmount, yesNo: readYesNo };

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

type PlainField = Exclude<CellField, keyof typeof ownReaders>;

type ReadByKind = { readonly [Name in PlainField]: (at: CellAt) => CellOf<(typeof goalFields)[Name]['kind']> };

type CellOf<Kind extends keyof typeof readersByKind> = ReturnType<(typeof readersByKind)[Kind]>;

const readers: { readonly [Name in CellField]: (at: CellAt) => Stated<StatedValues[Name]> } = {
  ...kindReaders(),
  ...ownReaders,
};

function kindReaders(): ReadByKind;
/** The types above ask for a reader of one's own where the kind has none. */
function kindReaders(): object {
  const others = [...WORKED_OUT, ...namesOf(ownReaders)];
  const plain = namesOf(goalFields).filter((name): name is PlainField => !others.some((other) => other === name));
  return Object.fromEntries(plain.map((name) => [name, readerOf(goalFields[name])]));
}

function readerOf(field: (typeof goalFields)[PlainField]): (at: CellAt) => Stated<unknown> {
  return field.kind === 'amount' ? (at) => readAmount(at, field.limits) : readersByKind[field.kind];
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
