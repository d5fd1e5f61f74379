import { WORK_NOUNS, type WorkNoun } from '#contract/work.ts';
import type { Decision, Initiative, Milestone } from '#core/work/work.ts';
import { isInstant } from '#server/base/clock.ts';
import { planTableKind } from '#server/features/exchange/columns/planTables.ts';
import { type PlanRow, planRows } from '#server/features/exchange/preparing/base/planRows.ts';
import { cellText, placeOf } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';

/** A table of work among those that are read. */
export type WorkFile = { readonly name: string; readonly kind: WorkNoun; readonly rows: number };

export function workFiles(tables: readonly Table[]): WorkFile[] {
  return tables.flatMap(({ file: name, header, rows, unreadable }) => {
    const found = planTableKind(header);
    const kind = WORK_NOUNS.find((each) => each === found);
    return kind === undefined ? [] : [{ name, kind, rows: rows.length + unreadable.length }];
  });
}

/** A row of a table of work, with what the plan holds of it already. */
export type WorkRow<Item> = {
  readonly at: PlanRow;
  readonly id: string;
  /** Null for what is new. */
  readonly before: Item | null;
  readonly archivedAt: string | null;
};

/** Every row that was read, also what stays out. */
export type WorkRowsRead = {
  readonly initiatives: readonly WorkRow<Initiative>[];
  readonly milestones: readonly WorkRow<Milestone>[];
  readonly decisions: readonly WorkRow<Decision>[];
};

/** A row of work and what it makes. */
export type WorkDraft<Item> = { readonly row: WorkRow<Item>; readonly after: Item };

export type WorkDrafts = {
  readonly initiatives: readonly WorkDraft<Initiative>[];
  readonly milestones: readonly WorkDraft<Milestone>[];
  readonly decisions: readonly WorkDraft<Decision>[];
};

type RowsAsked<Item> = {
  readonly kind: WorkNoun;
  /** What of the kind the plan holds, in the order of an export. */
  readonly held: readonly Item[];
  /** What it is found again by. */
  readonly keyOf: (item: Item) => string;
  readonly keyOfRow: (at: PlanRow) => string;
};

/**
 * The rows of one kind, each with the item of the plan that it is found again by; of several alike each is that of one
 * row, in their order. What is archived comes only into a plan that is made.
 */
export function workRows<Item extends { readonly id: string; readonly archivedAt: string | null }>(
  tables: readonly Table[],
  { kind, held, keyOf, keyOfRow }: RowsAsked<Item>,
  { state, findings, moment }: Surroundings,
): WorkRow<Item>[] {
  const waiting = Map.groupBy(held, (item) => `${item.archivedAt ?? ''}\n${keyOf(item)}`);
  const rows = [...planRows(tables, kind, { plan: state.plan, findings })];
  // Of what is alike the ids say which came first.
  const ids = rows.map(() => moment.createId()).sort();
  return rows.flatMap((at, index): WorkRow<Item>[] => {
    const archivedAt = cellText(at('archived_at')) || null;
    if (archivedAt !== null && !isInstant(archivedAt)) {
      const reason = because('not_a_moment');
      findings.add('workRowUnfit', placeOf(at('archived_at')), { value: archivedAt, reason });
      return [];
    }
    const before = waiting.get(`${archivedAt ?? ''}\n${keyOfRow(at)}`)?.shift() ?? null;
    if (archivedAt !== null && before === null && !state.isNew) {
      const place = { ...placeOf(at('archived_at')), column: null };
      findings.add('workKept', place, { reason: 'stays out of a plan that is there' });
      return [];
    }
    return [{ at, id: before?.id ?? ids[index] ?? moment.createId(), before, archivedAt }];
  });
}
