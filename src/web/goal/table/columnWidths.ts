import type { OwnField } from '#core/own/ownField.ts';
import type { Column } from '#web/goal/list/ColumnHead.tsx';

const WIDTHS: Readonly<Record<string, number>> = {
  status: 116,
  trend: 72,
  percent: 76,
  actual: 80,
  target: 80,
  variance: 84,
  end: 84,
  outlook: 124,
  due: 104,
  owner: 140,
  department: 140,
  weight: 76,
  nextStep: 184,
};

const OWN_WIDTHS: Readonly<Record<OwnField['kind'], number>> = {
  text: 144,
  long_text: 184,
  number: 104,
  money: 104,
  percent: 80,
  date: 104,
  choice: 120,
  choices: 144,
  person: 128,
  link: 144,
  yes_no: 72,
};

const GAP = 8;
const PADDING = 20;

/** Of the title, in a wide list and on a phone. */
const LEAST_TITLE = { wide: 200, narrow: 132 };
const NARROW = 640;
/** The page has these, of three and of two columns of cards. */
const MEDIUM = 1088;
/** Below it, the list of a page of two columns of cards, a status is its sign alone, as in the usual table. */
const SIGN_ALONE = 900;

/** Of the room that is left, the goal has this share beside the widths of columns of words. */
const GOAL_SHARE = 400;

const WORDS: ReadonlySet<Column> = new Set<Column>(['owner', 'department', 'nextStep']);

const OWN_WORDS: ReadonlySet<OwnField['kind']> = new Set(['text', 'long_text', 'choice', 'choices', 'person', 'link']);

function hasWords(column: Column, fields: readonly OwnField[]): boolean {
  const field = fields.find(({ id }) => `own-${id}` === column);
  return field === undefined ? WORDS.has(column) : OWN_WORDS.has(field.kind);
}

/** What is shown where nobody chose; year end, outlook and others are added by choice. */
export function usualColumns(width: number): readonly Column[] {
  if (width < NARROW) return ['status', 'percent'];
  if (width < SIGN_ALONE) return ['status', 'percent', 'actual', 'target'];
  if (width < MEDIUM) return ['status', 'percent', 'actual', 'target', 'variance', 'owner'];
  return ['status', 'trend', 'percent', 'actual', 'target', 'variance', 'due', 'owner'];
}

/** Those of the chosen columns that have room beside the goal, in their order, at least one; and the tracks of the grid. */
export function columnsThatFit(
  chosen: readonly Column[],
  width: number,
  fields: readonly OwnField[],
  /** Kept free beside them. */
  spare = 0,
): { readonly columns: readonly Column[]; readonly tracks: string } {
  const widthOf = (column: Column) => {
    if (column === 'status' && width < SIGN_ALONE) return 28;
    const field = fields.find(({ id }) => `own-${id}` === column);
    return field === undefined ? (WIDTHS[column] ?? 0) : OWN_WIDTHS[field.kind];
  };
  let left = width - spare - PADDING - (width < NARROW ? LEAST_TITLE.narrow : LEAST_TITLE.wide);
  const columns: Column[] = [];
  for (const column of chosen) {
    left -= widthOf(column) + GAP;
    if (left < 0 && columns.length > 0) break;
    columns.push(column);
  }
  const isTight = left < 0 && columns.length === 1;
  const tracks = columns.map((column) => {
    const width = widthOf(column);
    return isTight || !hasWords(column, fields) ? `minmax(0, ${width}px)` : `minmax(${width}px, ${width}fr)`;
  });
  return { columns, tracks: [`minmax(0, ${GOAL_SHARE}fr)`, ...tracks].join(' ') };
}
