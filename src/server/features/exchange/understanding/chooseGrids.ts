import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { Ledger } from './ledger.ts';
import type { Questions } from './questions.ts';
import type { SettledTable } from './settleRoles.ts';
import { why } from './why.ts';

/** The tables that hold goals: sheets of help, lists and summaries stay out, each by a question of its own. */
export function chooseGrids(
  tables: readonly SettledTable[],
  { ledger, questions }: { readonly ledger: Ledger; readonly questions: Questions },
): SettledTable[] {
  const fitting = tables.filter(isOfGoals);
  const grids = [...new Set(fitting.map(({ grid }) => grid))];
  const shown = grids.some(({ isHidden }) => !isHidden) ? grids.filter(({ isHidden }) => !isHidden) : grids;
  const strongest = Math.max(0, ...fitting.map(strength));
  const titles = new Map(grids.map((grid) => [grid, titlesIn(fitting.filter((table) => table.grid === grid))]));
  const taken = new Set<Grid>();
  for (const grid of ledger.grids) {
    if (grid.isBeside === true) continue;
    const own = grids.find((each) => (each.original ?? each) === grid);
    const isGoals = own !== undefined;
    const isSummary =
      own !== undefined && repeats(own, { titles, tables: fitting, others: shown.filter((each) => each !== own) });
    const isWeak =
      own !== undefined &&
      Math.max(...fitting.filter((table) => table.grid === own).map(strength)) < Math.min(2, strongest);
    const proposed = isGoals && own !== undefined && shown.includes(own) && !isSummary && !isWeak;
    if (ledger.grids.filter(({ isBeside }) => isBeside !== true).length > 1 && isGoals) {
      const name = grid.sheet ?? grid.file;
      const answer = questions.ask({
        name: `sheet ${name}`,
        kind: 'sheet',
        about: name,
        text: `Is the sheet “${name}” read?`,
        proposed: proposed ? 'yes' : 'no',
        choices: [
          ['yes', 'Read it'],
          ['no', 'Leave it out'],
        ],
        reason: proposed
          ? why('has_goals')
          : grid.isHidden
            ? why('is_hidden')
            : isSummary
              ? why('repeats_sheets')
              : why('no_own_goals'),
        confidence: 0.9,
        cells: own.rows.length,
      });
      if (answer === 'yes' && own !== undefined) taken.add(own);
    } else if (isGoals && own !== undefined) taken.add(own);
    if (own === undefined || !taken.has(own))
      for (const { line } of grid.rows) ledger.leaveRow(grid, line, grid.isHidden ? 'hidden' : 'other_sheet');
  }
  return fitting.filter(({ grid }) => taken.has(grid));
}

/** A table of goals names them, and says something else of them. */
function isOfGoals(table: SettledTable): boolean {
  const names = new Set([...table.roles.values()].map(({ is }) => is));
  const isNamed = names.has('title') || names.has('goal') || (names.has('period') && names.has('figure'));
  return isNamed && strength(table) > 0;
}

/** How much a table says of its goals: figures count most. */
function strength({ roles, columns }: SettledTable): number {
  let sum = 0;
  for (const [at, { is }] of roles) {
    const { cells } = columns[at] ?? {};
    if ((is === 'figure' || is === 'goal') && (cells?.figures ?? 0) > 0) sum += 2;
    else if (
      is === 'figure' ||
      is === 'owner' ||
      is === 'unit' ||
      is === 'status' ||
      is === 'number' ||
      is === 'frequency' ||
      is === 'level' ||
      is === 'direction' ||
      is === 'end' ||
      is === 'department'
    )
      sum += 1;
  }
  return sum;
}

function titlesIn(tables: readonly SettledTable[]): ReadonlySet<string> {
  return new Set(
    tables.flatMap((table) => {
      const at = [...table.roles].find(([, { is }]) => is === 'title')?.[0];
      return at === undefined
        ? []
        : table.body.map((row) => wordKey(table.grid.rows[row]?.cells[at] ?? '')).filter((title) => title !== '');
    }),
  );
}

/** A sheet whose figures are formulas, and whose goals stand on others. */
function repeats(
  grid: Grid,
  {
    titles,
    tables,
    others,
  }: {
    readonly titles: ReadonlyMap<Grid, ReadonlySet<string>>;
    readonly tables: readonly SettledTable[];
    readonly others: readonly Grid[];
  },
): boolean {
  const own = tables.filter((table) => table.grid === grid);
  const figures = own.flatMap(({ roles, columns }) =>
    [...roles].flatMap(([at, { is }]) => (is === 'figure' ? (columns[at]?.cells ?? []) : [])),
  );
  const formulas = figures.reduce((sum, cells) => sum + cells.formulas, 0);
  const filled = figures.reduce((sum, cells) => sum + cells.filled, 0);
  const named = [...(titles.get(grid) ?? [])];
  const elsewhere = named.filter((title) => others.some((other) => titles.get(other)?.has(title) === true));
  return filled > 0 && formulas >= filled * 0.8 && named.length > 0 && elsewhere.length >= named.length * 0.6;
}
