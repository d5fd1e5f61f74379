import type { OwnField } from '#core/own/ownField.ts';
import type { Plan } from '#core/plan/plan.ts';
import { WORK_STATES } from '#core/work/work.ts';
import { goalColumns } from '#server/features/exchange/columns/goalColumns.ts';
import { ABOUT_SHEET } from '#server/features/exchange/tables/aboutSheet.ts';
import type { ExportRow, ExportTable } from '#server/platform/csv/exportTable.ts';

/** A sheet that says what the columns of the others mean; an import leaves it out. */
export function columnsSheet({ fields }: Pick<Plan, 'fields'>): ExportTable {
  return { name: ABOUT_SHEET, header: ['sheet', 'column', 'meaning'], rows: [...ROWS, ...fields.map(ownFieldRow)] };
}

function ownFieldRow({ name, kind, help }: OwnField): ExportRow {
  return ['Goals', name, `Own field of the plan (${kind})${help === '' ? '' : `: ${help}`}`];
}

const ROWS: readonly ExportRow[] = [
  ...meanings().map(([columns, meaning]) => ['Goals', columns, meaning]),
  ['Goals', 'eoy_target_2026', 'The end target of the fiscal year that begins in 2026'],
  ['Entries', 'goal_number', 'The number of the goal'],
  ['Entries', 'goal', 'Its title, only to be read'],
  ['Entries', 'series', 'What the row holds: target or actual'],
  [
    'Entries',
    '2026-01',
    'The figure of January 2026; weeks, quarters and years stand under their first day; an empty cell is none',
  ],
  ['Initiatives, Milestones', 'initiative_number, milestone_number', 'What other cells name it by'],
  ['Initiatives, Decisions', 'goals', 'The goals it is for or about, each on a line: number and title'],
  ['Initiatives', 'state', WORK_STATES.join(', ')],
  ['Initiatives', 'percent', 'As somebody set it; empty where it follows from the milestones'],
  ['Initiatives, Milestones', 'after', 'What has to be finished before, each on a line: number and title'],
  ['Milestones', 'initiative, goal', 'What it is of: one of the two'],
  ['Milestones', 'done_on', 'Empty while it is open'],
];

/** The columns of one meaning together. */
function meanings(): [string, string][] {
  const found: [string, string][] = [];
  for (const { name, meaning } of goalColumns) {
    const last = found.at(-1);
    if (meaning !== undefined) found.push([name, meaning]);
    else if (last !== undefined) last[0] = `${last[0]}, ${name}`;
  }
  return found;
}
