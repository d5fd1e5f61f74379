import type { PlanExport } from '#contract/export.ts';
import type { Database } from '#server/store/database/store.ts';
import { RECORD_NAMES } from '#server/store/kinds/recordKinds.ts';
import type { Row } from '#server/store/rows/tables.ts';

/** One thing that a plan says, as a path and a value. */
type Fact = string;

/** Everything a plan holds, fact by fact, without ids, history and what the store stamps by itself: for tests. */
export async function storedFacts(db: Database, planId: string): Promise<Fact[]> {
  const plan: Row | undefined = await db
    .selectFrom('plan')
    .selectAll()
    .where('plan_id', '=', planId)
    .executeTakeFirst();
  const records: { readonly kind: string; readonly row: Row }[] = [];
  for (const kind of RECORD_NAMES) {
    const found: Row[] = await db.selectFrom(kind).selectAll().where('plan_id', '=', planId).execute();
    records.push(...found.map((row) => ({ kind, row })));
  }
  const entries: Row[] = await db.selectFrom('entry_year').selectAll().where('plan_id', '=', planId).execute();
  records.push(...entries.map((row) => ({ kind: 'entry_year', row })));
  const names = new Map(records.map(({ kind, row }) => [String(row.id ?? ''), nameOf(kind, row)]));
  const all = [{ kind: 'plan', row: plan ?? {} }, ...records];
  return numbered(all.map(({ kind, row }) => [kind, rowFacts(row, names)]));
}

const UNTOLD = ['plan_id', 'id', 'version', 'updated_at', 'account_id', 'is_archived', 'is_demo'];

function rowFacts(row: Row, names: ReadonlyMap<string, string>): [string, string][] {
  return Object.entries(row)
    .filter(([column]) => !UNTOLD.includes(column))
    .map(([column, value]) => [column, withNames(JSON.stringify(value), names)]);
}

/** Facts of an export, without its history. */
export function exportedFacts({ history: _history, ...exported }: PlanExport): Fact[] {
  const { plan, departments, members, goals, archived_goals: archived = [] } = exported;
  const { initiatives = [], milestones = [], decisions = [] } = exported;
  const names = new Map<string, string>([
    ...departments.map((each): [string, string] => [each.id, `department ${each.name}`]),
    ...members.map((each): [string, string] => [
      each.id,
      `member ${each.first_name} ${each.last_name} ${each.email} ${each.department_id === null ? '' : 'of one'}`,
    ]),
    ...[...goals, ...archived].map((each): [string, string] => [each.id, `goal ${each.number} ${each.title}`]),
    ...[...initiatives, ...milestones].map((each): [string, string] => [each.id, `work ${each.title}`]),
  ]);
  const parts: [string, object][] = [
    ['plan', plan],
    ...departments.map((each): [string, object] => ['department', each]),
    ...members.map((each): [string, object] => ['member', each]),
    ...goals.map((each): [string, object] => ['goal', each]),
    ...archived.map((each): [string, object] => ['archived goal', each]),
    ...initiatives.map((each): [string, object] => ['initiative', each]),
    ...milestones.map((each): [string, object] => ['milestone', each]),
    ...decisions.map((each): [string, object] => ['decision', each]),
  ];
  return numbered(parts.map(([kind, part]) => [kind, leaves(part, names)]));
}

function leaves(value: unknown, names: ReadonlyMap<string, string>, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, withNames(JSON.stringify(value), names)]];
  return Object.entries(value)
    .filter(([key]) => key !== 'id' || path !== '')
    .flatMap(([key, part]) => leaves(part, names, `${path}.${key}`));
}

function nameOf(kind: string, row: Row): string {
  const said = [
    'number',
    'title',
    'archived_at',
    'name',
    'first_name',
    'last_name',
    'email',
    'role',
    'leads_department',
  ];
  return [kind, ...said.map((column) => row[column] ?? '')].join(' ');
}

/** Ids, also within a text of JSON or a formula, become what they stand for. */
function withNames(text: string, names: ReadonlyMap<string, string>): string {
  const inFormulas = text.replace(/\[#([\w-]+)/g, (whole, id: string) => `[#<${names.get(id) ?? whole}>`);
  return inFormulas.replace(/(\\?")([\w-]+)\1/g, (whole, quote: string, id: string) => {
    const name = id === '' ? undefined : names.get(id);
    return name === undefined ? whole : `${quote}<${name}>${quote}`;
  });
}

/** Records in an order that their contents make. */
function numbered(records: readonly (readonly [string, readonly [string, string][]])[]): Fact[] {
  const sorted = records
    .map(([kind, facts]) => ({ kind, facts, key: `${kind} ${facts.map(([, value]) => value).join(' ')}` }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  return sorted.flatMap(({ kind, facts }, at) => facts.map(([path, value]) => `${kind} ${at} ${path}: ${value}`));
}

/** How many facts of one plan are otherwise in another, and some of them. */
export function differing(
  before: readonly Fact[],
  after: readonly Fact[],
): { readonly count: number; readonly some: readonly string[] } {
  const counts = new Map<Fact, number>();
  for (const fact of before) counts.set(fact, (counts.get(fact) ?? 0) + 1);
  for (const fact of after) counts.set(fact, (counts.get(fact) ?? 0) - 1);
  const lost = [...counts].flatMap(([fact, count]) =>
    count > 0 ? Array.from({ length: count }, () => `- ${fact}`) : [],
  );
  const gained = [...counts].flatMap(([fact, count]) =>
    count < 0 ? Array.from({ length: -count }, () => `+ ${fact}`) : [],
  );
  return { count: Math.max(lost.length, gained.length), some: [...lost, ...gained].slice(0, 12) };
}
