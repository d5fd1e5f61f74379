import type { ExportTable } from '#server/platform/csv/exportTable.ts';
import { ENTRY_COLUMNS, ENTRY_SHEET_COLUMNS, plainName } from './columns.ts';

/** Tables of a whole plan beside its goals and entries, by what they hold. */
export const PLAN_TABLES = {
  plan: { sheet: 'Plan', columns: ['setting', 'value'], others: ['meaning'] },
  departments: { sheet: 'Departments', columns: ['department', 'position'], others: [] },
  members: {
    sheet: 'Members',
    columns: ['first_name', 'last_name', 'email', 'role', 'department', 'leads_department'],
    others: [],
  },
  ownFields: {
    sheet: 'Own fields',
    columns: ['own_field', 'kind', 'options'],
    others: ['levels', 'required', 'on_card', 'public', 'decimals', 'unit', 'help', 'id', 'option_ids'],
  },
  comments: {
    sheet: 'Comments',
    columns: ['goal_number', 'archive_number', 'at', 'author', 'first_name', 'last_name', 'comment'],
    others: [],
  },
  initiatives: {
    sheet: 'Initiatives',
    columns: ['initiative', 'goals', 'state'],
    others: [
      'initiative_number',
      'description',
      'owner',
      'department',
      'start',
      'end',
      'percent',
      'planned',
      'spent',
      'after',
      'archived_goals',
      'archived_at',
    ],
  },
  milestones: {
    sheet: 'Milestones',
    columns: ['milestone', 'due', 'initiative', 'goal'],
    others: ['milestone_number', 'owner', 'done_on', 'weight', 'after', 'archived_goal', 'archived_at'],
  },
  decisions: {
    sheet: 'Decisions',
    columns: ['decided_on', 'decision', 'who', 'goals', 'initiatives'],
    others: ['noted_by', 'archived_goals', 'archived_at'],
  },
  archivedGoals: {
    sheet: 'Archived goals',
    columns: ['archive_number', 'archived_at', 'parent_archive_number', 'number', 'title'],
    others: [],
  },
  archivedEntries: {
    sheet: 'Archived entries',
    columns: ['archive_number', 'date', 'target', 'actual'],
    others: [],
  },
} as const;

export type PlanTableKind = keyof typeof PLAN_TABLES;

/** In the order of an export. */
export const PLAN_TABLE_KINDS = [
  'plan',
  'departments',
  'members',
  'ownFields',
  'comments',
  'initiatives',
  'milestones',
  'decisions',
  'archivedGoals',
  'archivedEntries',
] as const satisfies readonly PlanTableKind[];

/** The table of a kind as an export has it. */
export function planTable(kind: PlanTableKind, rows: ExportTable['rows']): ExportTable {
  const { sheet, columns, others } = PLAN_TABLES[kind];
  return { name: sheet, header: [...columns, ...others], rows };
}

/** What a table with these headings holds of a plan; null where it is none of these tables. */
export function planTableKind(header: readonly string[]): PlanTableKind | null {
  const names = new Set(header.map(plainName));
  return PLAN_TABLE_KINDS.find((kind) => PLAN_TABLES[kind].columns.every((column) => names.has(column))) ?? null;
}

/** What goals tables of an export begin with. */
const GOALS_BEGIN = ['number', 'title', 'parent_number', 'depth', 'description'];

/** Whether a table has the headings of one of an export: it is read as it stands, for nobody typed a title over it. */
export function isExportedTable(header: readonly string[]): boolean {
  if (planTableKind(header) !== null) return true;
  const names = header.map(plainName);
  return [GOALS_BEGIN, ENTRY_COLUMNS, ENTRY_SHEET_COLUMNS].some((begin) =>
    begin.every((name, at) => names[at] === name),
  );
}

/** Whether a sheet is called as one of these tables. */
export function isPlanSheet(name: string): boolean {
  return PLAN_TABLE_KINDS.some((kind) => plainName(PLAN_TABLES[kind].sheet) === plainName(name));
}
