import type { ExportTable } from '#server/csv/exportTable.ts';
import { ABOUT_SHEET } from '#server/exchange/columns/columns.ts';

/** A sheet that says what the columns of the others mean; an import leaves it out. */
export const columnsSheet: ExportTable = {
  name: ABOUT_SHEET,
  header: ['sheet', 'column', 'meaning'],
  rows: [
    ['Goals', 'number', 'The number of the goal; by it an import finds the goal again'],
    ['Goals', 'title', 'Its title'],
    ['Goals', 'parent_number', 'The number of the goal above it; empty: told from the dots of the number; -: none'],
    ['Goals', 'depth', '0 strategic objective, 1 organisation goal, and so on to 6'],
    ['Goals', 'description', 'In plain text'],
    ['Goals', 'measure', 'What is measured'],
    ['Goals', 'function', 'How several periods become one figure: sum, average, highest, lowest, current'],
    ['Goals', 'value_type', 'currency, number or percent'],
    ['Goals', 'tracking', 'How often figures come: weekly, monthly, yearly'],
    ['Goals', 'direction', 'Which way is better: up, down, equal'],
    ['Goals', 'start, end', 'The first and last day; empty: open to that side'],
    ['Goals', 'owner', 'Name, e-mail, or both'],
    ['Goals', 'department', 'By its name'],
    ['Goals', 'perspective', 'f financial, c customer, o internal, p people; or the plan’s own label'],
    ['Goals', 'priority', 'high, normal, low; empty: none'],
    ['Goals', 'is_kpi', 'yes or no'],
    ['Goals', 'rollup', 'none, feeds, sum, average, highest, lowest, percent; empty: not said'],
    ['Goals', 'eoy_100', 'yes: the target of the year is that all of it is complete'],
    ['Goals', 'all_target', 'The target for the goal’s whole life'],
    ['Goals', 'baseline, baseline_date', 'Where the goal started, and when that was measured'],
    ['Goals', 'new_bases', 'From when on the measure begins anew, and why: a date and a reason, one a line'],
    ['Goals', 'status, status_note', 'A status set by hand, and why; empty: told from the figures'],
    ['Goals', 'eoy_target_2026', 'The end target of the fiscal year that begins in 2026'],
    ['Entries', 'goal_number', 'The number of the goal'],
    ['Entries', 'goal', 'Its title, only to be read'],
    ['Entries', 'series', 'What the row holds: target or actual'],
    [
      'Entries',
      '2026-01',
      'The figure of January 2026; weeks and years stand under their first day; an empty cell is none',
    ],
  ],
};
