import type { WireChangeItem } from '#contract/change.ts';
import { BYTE_ORDER_MARK } from '#core/format/csv.ts';
import type { ShownEmails } from '#server/features/members/shownEmails.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { csvLine } from '#server/platform/csv/csvLines.ts';
import type { ExportCell } from '#server/platform/csv/exportTable.ts';
import type { Database } from '#server/store/database/store.ts';
import { findItems } from '#server/store/history/changeItems.ts';
import { type Change, type ChangesWanted, findChanges } from '#server/store/history/changeLog.ts';
import { isExported } from '#server/store/kinds/recordKinds.ts';
import { encodeItem, type LabelOfGoal } from './changeWire.ts';
import { findFieldsTold, tellOwnBy } from './ownFieldsTold.ts';
import type { ShownItems } from './shownItems.ts';

const HEADER = [
  'version',
  'at',
  'by',
  'what',
  'reason',
  'entity',
  'id',
  'label',
  'did',
  'field',
  'date',
  'before',
  'after',
];

const AT_A_TIME = 100;

type Shown = {
  readonly labelOf: LabelOfGoal;
  readonly emails: ShownEmails;
  readonly booked: BookedPlan;
  readonly shown: ShownItems;
};

export async function* changesCsv(
  db: Database,
  wanted: Omit<ChangesWanted, 'limit'>,
  shown: Shown,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine(HEADER)}`;
  let before = wanted.before;
  for (;;) {
    const changes = await findChanges(db, { ...wanted, ...(before === undefined ? {} : { before }), limit: AT_A_TIME });
    for (const change of changes) yield await linesOf(db, { change, wanted, shown });
    before = changes.at(-1)?.version;
    if (changes.length < AT_A_TIME) return;
  }
}

async function linesOf(
  db: Database,
  {
    change,
    wanted,
    shown: { labelOf, emails, booked, shown },
  }: { readonly change: Change; readonly wanted: Pick<ChangesWanted, 'planId'>; readonly shown: Shown },
): Promise<string> {
  const isWhole = change.items.length >= change.itemCount;
  const items = isWhole ? change.items : await findItems(db, { planId: wanted.planId, version: change.version });
  const stamp = [change.version, change.at, change.by, emails.within(change.what), change.reason];
  const tellOwn = tellOwnBy(await findFieldsTold(db, items, booked), booked);
  return shown(items)
    .filter(({ entity }) => isExported(entity))
    .flatMap((item) => rowsOf(encodeItem(item, labelOf, tellOwn)))
    .map((row) => csvLine([...stamp, ...row]))
    .join('');
}

function rowsOf({ entity, id, label, what, fields }: WireChangeItem): ExportCell[][] {
  const named = [entity, id, label, what];
  if (fields.length === 0) return [[...named, '', '', '', '']];
  return fields.map(({ field, name = field, date, before, after }) => [
    ...named,
    name,
    date ?? '',
    cellOf(before),
    cellOf(after),
  ]);
}

function cellOf(value: unknown): ExportCell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}
