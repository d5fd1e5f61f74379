import { isGoalNumber } from '#core/goal/goalNumber.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { TEXT_LIMITS } from '#server/features/goals/editing/textLimits.ts';
import type { BuiltGoal } from './builtGoal.ts';
import { goalOfHeading } from './goalColumns.ts';
import type { Ledger } from './ledger.ts';
import type { TextAt } from './model.ts';
import type { RecordRead } from './recordRead.ts';
import type { SettledTable } from './settleRoles.ts';
import { splitByPlace } from './splitByPlace.ts';
import { unitInBrackets } from './unitInBrackets.ts';

export type ReadTable = { readonly table: SettledTable; readonly records: readonly RecordRead[] };

/** What stands above the goals of a sheet: a goal called so, or nothing. */
export type SheetParents = ReadonlyMap<Grid, string>;

/** Puts records together to goals, each under what stands above it. */
export function buildGoals(
  tables: readonly ReadTable[],
  { ledger, sheets }: { readonly ledger: Ledger; readonly sheets: SheetParents },
): BuiltGoal[] {
  const goals: BuiltGoal[] = [];
  const groups = new Map<string, BuiltGoal>();
  const known = new Map<string, BuiltGoal>();
  const group = (key: string, text: string, parent: BuiltGoal | null, at: BuiltGoal['at']): BuiltGoal => {
    const found = groups.get(key);
    if (found !== undefined) return found;
    const made: BuiltGoal = { title: withoutCodeSigns(text), number: null, parent, records: [], at, unit: '' };
    groups.set(key, made);
    goals.push(made);
    return made;
  };
  for (const { table, records: read } of tables) {
    const { grid } = table;
    const records = splitByPlace(table, read);
    const isOnlyNumbered =
      ![...table.roles.values()].some(({ is }) => is === 'title' || is === 'goal') &&
      [...table.roles.values()].some(({ is }) => is === 'number');
    const isTall = [...table.roles.values()].some(({ is }) => is === 'period');
    const signed = records.filter(({ title }) => SIGNS.test(title.text)).length * 4 >= records.length;
    const indents = new Set(records.map(({ indent }) => indent));
    const hasIndents = indents.size > 1 && records.every(({ levels }) => levels.length === 0);
    const open: { readonly indent: number; readonly goal: BuiltGoal }[] = [];
    let numbered: BuiltGoal | null = null;
    let lastSections: readonly TextAt[] = [];
    for (const record of records) {
      if (record.sections !== lastSections) {
        numbered = null;
        open.length = 0;
        lastSections = record.sections;
      }
      const sheet = sheets.get(grid);
      let parent = sheet === undefined ? null : group(`sheet ${sheet}`, sheet, null, null);
      let path = sheet ?? '';
      for (const level of [...record.sections, ...record.levels]) {
        path = `${path}\n${wordKey(level.text)}`;
        ledger.take(grid, level.place);
        parent = group(path, level.text, parent, { grid, place: level.place });
      }
      if (record.isUnnumbered && numbered !== null) parent = numbered;
      while (hasIndents && open.length > 0 && (open.at(-1)?.indent ?? 0) >= record.indent) open.pop();
      if (hasIndents) parent = open.at(-1)?.goal ?? parent;
      const title = titleOf(record, table, signed);
      const number = numberOf(record.number?.text ?? '');
      const key = `${path}\n${wordKey(title.title)}\n${number ?? ''}\n${record.isUnnumbered ? (numbered?.number ?? numbered?.title) : ''}`;
      const titlePath = `${path}\n${wordKey(title.title)}`;
      const same = known.get(key) ?? emptyGroup(groups.get(titlePath));
      const isSame = same !== undefined && (isTall || !clashes(same, record));
      const goal: BuiltGoal = isSame
        ? same
        : {
            title: title.title,
            number,
            parent,
            records: [],
            at: { grid, place: record.title.place },
            unit: title.unit,
            isOnlyNumbered,
          };
      goal.records.push(record);
      if (!isSame) goals.push(goal);
      if (goal.number === null) goal.number = number;
      known.set(key, goal);
      if (!groups.has(titlePath)) groups.set(titlePath, goal);
      if (!record.isUnnumbered) numbered = goal;
      if (hasIndents) open.push({ indent: record.indent, goal });
    }
  }
  settleNumbers(goals);
  numberGroups(goals);
  return inTreeOrder(goals);
}

/** What stands above others may have figures of its own, in a row of its own. */
function emptyGroup(group: BuiltGoal | undefined): BuiltGoal | undefined {
  return group !== undefined && group.records.length === 0 ? group : undefined;
}

/** `+ Spenden`, `= Erträge`, `+ / - Lager`: signs of an account before its titles. */
const SIGNS = /^\s*(?:[+=–-]|\+\s?\/\s?-|davon|therein)\s+/iu;

function titleOf(
  { title }: RecordRead,
  { roles }: SettledTable,
  signed: boolean,
): { readonly title: string; readonly unit: string } {
  const text = title.text.replace(/\s+/g, ' ').slice(0, TEXT_LIMITS.title);
  const isColumn = [...roles.values()].some(({ is }) => is === 'goal');
  if (isColumn) return goalOfHeading(text);
  const bare = signed ? text.replace(/^\s*(?:\+\s?\/\s?-|[+=–-])\s+/u, '') : text;
  return { title: bare, unit: unitInBrackets(bare).unit };
}

function withoutCodeSigns(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, TEXT_LIMITS.title);
}

const LONGEST_NUMBER = 40;

/** `|3.1|`, `1.`, `#4` without their signs; null for what can be no number of a goal. */
export function numberOf(text: string): string | null {
  const number = text
    .normalize('NFKC')
    .replace(/^[\s|#№(]+|(?<![\s|).:])[\s|).:]+$/g, '')
    .replace(/\s+/g, '');
  return number === '' || number.length > LONGEST_NUMBER || !/[\p{L}\p{N}]/u.test(number) || !isGoalNumber(number)
    ? null
    : number;
}

/** Whether two rows say the same figure of one goal: then they are two goals. */
function clashes({ records }: BuiltGoal, record: RecordRead): boolean {
  if (records.some((each) => each.grid !== record.grid)) return false;
  const says = (each: RecordRead) => new Set(each.figures.map(({ column, kind }) => `${column} ${kind}`));
  const said = says(record);
  return records.some(
    (each) =>
      [...says(each)].some((figure) => said.has(figure)) || (each.figures.length === 0 && record.figures.length === 0),
  );
}

/** A number that two goals have is the first one's; the dots of numbers say what stands above goals that lack it. */
function settleNumbers(goals: readonly BuiltGoal[]): void {
  const byNumber = new Map<string, BuiltGoal>();
  for (const goal of goals) {
    if (goal.number === null) continue;
    if (byNumber.has(goal.number)) goal.number = null;
    else byNumber.set(goal.number, goal);
  }
  for (const goal of goals) {
    if (goal.number === null || goal.parent !== null) continue;
    for (let above = upOf(goal.number); above !== null && goal.parent === null; above = upOf(above)) {
      const found = byNumber.get(above);
      if (found !== undefined && found !== goal && !isBelow(found, goal)) goal.parent = found;
    }
  }
}

/** What a number stands under: 1.2 of 1.2.4. */
export function upOf(number: string): string | null {
  const dot = Math.max(number.lastIndexOf('.'), number.lastIndexOf('-'));
  return dot > 0 ? number.slice(0, dot) : null;
}

function isBelow(goal: BuiltGoal, other: BuiltGoal): boolean {
  for (let each: BuiltGoal | null = goal; each !== null; each = each.parent) if (each === other) return true;
  return false;
}

/** `1 A strong city` above goals 1.1 and 1.2 has that number, and is called by the rest. */
function numberGroups(goals: readonly BuiltGoal[]): void {
  const taken = new Set(goals.flatMap(({ number }) => number ?? []));
  const children = Map.groupBy(goals, ({ parent }) => parent);
  for (const goal of goals) {
    const { number = '', name = '' } = NUMBERED_TITLE.exec(goal.title)?.groups ?? {};
    if (name === '' || goal.records.length > 0 || goal.number !== null || taken.has(number)) continue;
    const below = (children.get(goal) ?? []).flatMap((child) => child.number ?? []);
    const above = goal.parent?.number ?? null;
    const isOfThem = below.length > 0 && below.every((each) => each.startsWith(`${number}.`));
    if (!isOfThem || (above !== null && !number.startsWith(`${above}.`))) continue;
    goal.number = number;
    goal.title = name;
    taken.add(number);
  }
}

/** `1. Less energy` */
export const NUMBERED_TITLE = /^(?<number>\d{1,3}(?:\.\d{1,3})*)[.):]?\s+(?<name>\p{L}.*)$/u;

/** Every goal behind the one it stands under. */
function inTreeOrder(goals: readonly BuiltGoal[]): BuiltGoal[] {
  const children = new Map<BuiltGoal | null, BuiltGoal[]>();
  for (const goal of goals) {
    const list = children.get(goal.parent);
    if (list === undefined) children.set(goal.parent, [goal]);
    else list.push(goal);
  }
  const ordered: BuiltGoal[] = [];
  const walk = (parent: BuiltGoal | null): void => {
    for (const goal of children.get(parent) ?? []) {
      ordered.push(goal);
      walk(goal);
    }
  };
  walk(null);
  return ordered;
}
