import { formatIsoDate } from '#core/calendar/date.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { OWN_TEXT_LIMITS, ownProblem } from '#core/own/ownProblem.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import type { OwnValue } from '#core/own/ownValues.ts';
import {
  type CellAt,
  cellText,
  listNoValue,
  placeOf,
  readDay,
  readFigure,
  readLine,
  readText,
  readWord,
  type Stated,
  saysNothing,
} from '#server/features/exchange/preparing/base/sheet.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { PlanCells } from '#server/features/exchange/values/planCells.ts';
import { FLAGS } from '#server/features/exchange/values/words.ts';

/** What a row says of own fields, by their ids: null for none, of a person the name. */
export type OwnCells = ReadonlyMap<string, OwnValue | null>;

/** Reads the columns of own fields; what a field cannot hold is listed and says nothing. */
export function readOwnCells(at: (column: string) => CellAt, { fields }: PlanCells): OwnCells {
  let cells: Map<string, OwnValue | null> | null = null;
  for (const field of fields) {
    const value = readOwnCell(at(field.name), field);
    if (value !== undefined) cells = (cells ?? new Map()).set(field.id, value);
  }
  return cells ?? NO_CELLS;
}

/** One for all rows that say nothing. */
const NO_CELLS: OwnCells = new Map();

function readOwnCell(at: CellAt, field: OwnField): Stated<OwnValue | null> {
  const cell = cellText(at);
  if (cell === undefined) return undefined;
  if (isNumeric(field.kind)) return readFigure(at);
  if (field.kind === 'date') {
    const day = readDay(at, 'start');
    return typeof day === 'number' ? formatIsoDate(day) : day;
  }
  if (cell === '' || (saysNothing(at, cell) && optionNamed(field, cell) === undefined)) {
    listNoValue(at, cell);
    return null;
  }
  switch (field.kind) {
    case 'yes_no': {
      const word = readWord(at, FLAGS);
      return word === undefined ? undefined : word === 'yes';
    }
    case 'choice':
      return optionNamed(field, cell) ?? unfit(at, choicesOf(field));
    case 'choices':
      return readChoices(at, field, cell);
    case 'link': {
      const link = readLine(at) ?? '';
      return ownProblem(field, link, () => true) === null ? link : unfit(at, because('not_a_link'));
    }
    case 'person':
      return readLine(at);
    default:
      return readOwnText(at, field.kind === 'text' ? 'text' : 'long_text');
  }
}

function readOwnText(at: CellAt, kind: 'text' | 'long_text'): Stated<string> {
  const text = (kind === 'text' ? readLine(at) : readText(at)) ?? '';
  return text.length <= OWN_TEXT_LIMITS[kind] ? text : unfit(at, because('longer_than', OWN_TEXT_LIMITS[kind]));
}

/** One a line, as exports have them, or parted by semicolons or commas. */
function readChoices(at: CellAt, field: OwnField, cell: string): Stated<readonly string[]> {
  const names = cell.split('\n').flatMap((line) => namesIn(line, field));
  const found = names.map((name) => optionNamed(field, name));
  if (found.includes(undefined)) return unfit(at, choicesOf(field));
  const ids = new Set(found);
  return field.options.flatMap(({ id }) => (ids.has(id) ? [id] : []));
}

function namesIn(line: string, field: OwnField): string[] {
  if (optionNamed(field, line) !== undefined) return [line];
  const parts = line.includes(';') ? line.split(';') : line.split(',');
  return parts.filter((part) => part.trim() !== '');
}

function optionNamed({ options }: OwnField, name: string): string | undefined {
  const key = nameKey(name);
  return options.find((option) => nameKey(option.name) === key)?.id;
}

/** So many choices are named in a reason. */
const LISTED_CHOICES = 20;

function choicesOf({ options }: OwnField) {
  const names = options.slice(0, LISTED_CHOICES).map(({ name }) => name);
  return because('choices', [...names, ...(options.length > LISTED_CHOICES ? ['…'] : [])].join(', '));
}

function unfit(at: CellAt, reason: ReturnType<typeof because>): undefined {
  at.sheet.findings.add('cellUnreadable', placeOf(at), { value: cellText(at) ?? '', reason });
  return undefined;
}
