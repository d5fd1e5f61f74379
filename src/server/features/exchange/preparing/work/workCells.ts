import type { Day } from '#core/calendar/date.ts';
import { WORK_STATES, type WorkState } from '#core/work/work.ts';
import type { People } from '#server/features/exchange/preparing/base/people.ts';
import {
  type CellAt,
  cellText,
  placeOf,
  readDay,
  readFigure,
  readLine,
  readText,
  readWord,
  type Stated,
} from '#server/features/exchange/preparing/base/sheet.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { vocabularyOf } from '#server/features/exchange/values/words.ts';
import { linesNamed, type NameFinder } from './namesakes.ts';

const STATES = vocabularyOf<WorkState>(WORK_STATES);

export function readState(at: CellAt): Stated<WorkState> {
  return readWord(at, STATES);
}

/** A number from `least` on; one outside is listed and says nothing. */
export function readFrom(at: CellAt, { least, most = Number.POSITIVE_INFINITY }: Range): Stated<number | null> {
  const value = readFigure(at);
  if (value === undefined || value === null || (value >= least && value <= most)) return value;
  const reason = because('work_range', least, most === Number.POSITIVE_INFINITY ? '…' : most);
  at.sheet.findings.add('cellUnreadable', placeOf(at), { value: String(value), reason });
  return undefined;
}

type Range = { readonly least: number; readonly most?: number };

/** A day that has come; any other is listed and says nothing. */
export function readDayDone(at: CellAt, today: Day): Stated<Day | null> {
  const day = readDay(at, 'end');
  if (day === undefined || day === null || day <= today) return day;
  const reason = because('work_done_later');
  at.sheet.findings.add('cellUnreadable', placeOf(at), { value: cellText(at) ?? '', reason });
  return undefined;
}

/** The member that a cell names; one who is not there is made. */
export function readOwner(at: CellAt, people: People): Stated<string | null> {
  const cell = readLine(at);
  return cell === undefined || cell === '' ? nothingOr(cell) : people.ownerNamed(cell, placeOf(at))?.memberId;
}

export function readDepartment(at: CellAt, people: People): Stated<string | null> {
  const cell = readLine(at);
  return cell === undefined || cell === '' ? nothingOr(cell) : people.departmentNamed(cell, placeOf(at));
}

/** The ids of what a cell names, each on a line; names that mean nothing are listed. */
export function readLinks(at: CellAt, find: NameFinder<string>): Stated<readonly string[]> {
  const cell = readText(at);
  if (cell === undefined) return undefined;
  const { items, unknown } = linesNamed(cell, find);
  for (const value of unknown) {
    at.sheet.findings.add('workLinkUnfit', placeOf(at), { value, reason: because('work_unknown') });
  }
  return items;
}

function nothingOr(cell: '' | undefined): Stated<null> {
  return cell === undefined ? undefined : null;
}
