import type { ReadNotice } from '#contract/readNotice.ts';
import { readNotice } from '#server/features/exchange/tables/readNotice.ts';
import type { LineNotice, Table } from '#server/features/exchange/tables/table.ts';
import { type Grid, nameOfGrid } from '#server/features/exchange/understanding/grids/grid.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { ReadTable } from './buildGoals.ts';
import type { MatchedGoal } from './matchPlan.ts';
import { isNoFigure, readFigure } from './readFigure.ts';
import { sumsThatDiffer } from './sumsThatDiffer.ts';

/** In what a file does not agree with itself, by the file or sheet it is about: told before anything is written. */
export type Doubts = ReadonlyMap<string, readonly LineNotice[]>;

export function doubtsOf({
  read,
  goals,
}: {
  readonly read: readonly ReadTable[];
  readonly goals: readonly MatchedGoal[];
}): Doubts {
  const found = new Map<string, LineNotice[]>();
  const tell = (grid: Grid, notices: readonly LineNotice[]): void => {
    if (notices.length === 0) return;
    const file = nameOfGrid(grid);
    found.set(file, [...(found.get(file) ?? []), ...notices]);
  };
  for (const each of read) {
    const { grid } = each.table;
    const sums = sumsThatDiffer(each);
    tell(grid, sums.map(sumNotice));
    tell(grid, changedColumns(each));
  }
  for (const [grid, notices] of sameTitles(goals)) tell(grid, notices);
  for (const [grid, notice] of sheetsThatDiffer(goals)) tell(grid, [notice]);
  return found;
}

/** With the doubts of each file or sheet at its first table. */
export function withDoubts(tables: readonly Table[], doubts: Doubts): Table[] {
  const open = new Map(doubts);
  return tables.map((table, at) => {
    const own = open.get(table.file) ?? [];
    open.delete(table.file);
    // A sheet whose goals stand on others has no table of its own.
    const others = at === 0 ? [...open].filter(([file]) => !tables.some((each) => each.file === file)) : [];
    const all = [...own, ...others.flatMap(([, notices]) => notices)];
    return all.length === 0 ? table : { ...table, doubts: all };
  });
}

function notice(
  line: number,
  code: ReadNotice['code'],
  said: { readonly reason: string; readonly names: readonly string[]; readonly numbers: readonly number[] },
): LineNotice {
  return readNotice(line, code, { ...said, isLeftOut: false });
}

function sumNotice({ line, label, heading, stated, sum }: ReturnType<typeof sumsThatDiffer>[number]): LineNotice {
  const [said, rows] = [stated, sum].map((value) => value.toLocaleString('en-US', { maximumFractionDigits: 6 }));
  return notice(line, 'sum_differs', {
    reason: `“${label}”, “${heading}”: the file says ${said}, its rows add up to ${rows}`,
    names: [label, heading],
    numbers: [line, stated, sum],
  });
}

/** So many cells in a row make a column of figures, or one of words. */
const FEWEST = 3;

/** Columns that hold figures down to a row and words from there on, or the other way round. */
function changedColumns({ table, records }: ReadTable): LineNotice[] {
  return [...table.roles].flatMap(([column, role]) => {
    if (role.is !== 'figure') return [];
    const cells = records.flatMap(({ figures }) =>
      figures
        .filter((figure) => figure.column === column && !isNoFigure(figure.text))
        .map(({ text, place }) => ({ line: place.line, isFigure: readFigure(text, '.') !== null })),
    );
    const turn = cells.findIndex(({ isFigure }) => isFigure !== cells[0]?.isFigure);
    const [before, after] = [cells.slice(0, turn), cells.slice(turn)];
    const [first] = after;
    const isTurn = turn >= FEWEST && after.length >= FEWEST && after.every((each) => each.isFigure === first?.isFigure);
    if (!isTurn || first === undefined) return [];
    const heading = table.columns[column]?.heading ?? '';
    const last = before.at(-1)?.line ?? 0;
    const words = first.isFigure ? ['words', 'figures'] : ['figures', 'words'];
    return notice(first.line, first.isFigure ? 'words_then_figures' : 'figures_then_words', {
      reason: `“${heading}” has ${words[0]} down to row ${last} and ${words[1]} from row ${first.line} on`,
      names: [heading],
      numbers: [last, first.line],
    });
  });
}

/** Goals of one title below one goal: without numbers, figures that are brought later may go to the wrong one. */
function sameTitles(goals: readonly MatchedGoal[]): [Grid, LineNotice[]][] {
  const byTitle = new Map<string, MatchedGoal[]>();
  const parents = new Map<MatchedGoal['built'] | null, number>();
  for (const goal of goals) {
    const { parent, title, number, records } = goal.built;
    if (number !== null || records.length === 0) continue;
    if (!parents.has(parent)) parents.set(parent, parents.size);
    const key = `${parents.get(parent)}\n${wordKey(title)}`;
    byTitle.set(key, [...(byTitle.get(key) ?? []), goal]);
  }
  return [...byTitle.values()].flatMap((same): [Grid, LineNotice[]][] => {
    const [first] = same;
    const record = first?.built.records[0];
    if (first === undefined || record === undefined || same.length < 2) return [];
    const { title } = first.built;
    const said = {
      reason: `${same.length} goals are called “${title}”, the first in row ${record.line}: unless they get titles or numbers of their own, figures brought later may go to the wrong one`,
      names: [title],
      numbers: [same.length, record.line],
    };
    return [[record.grid, [notice(record.line, 'titles_same', said)]]];
  });
}

/** Sheets that say different figures of the same goals and periods; the later one is taken. */
function sheetsThatDiffer(goals: readonly MatchedGoal[]): [Grid, LineNotice][] {
  const counts = new Map<Grid, { count: number; line: number; taken: Grid }>();
  for (const { built, timed } of goals) {
    const grids = [...new Set(built.records.map(({ grid }) => grid))];
    const taken = grids.at(-1);
    if (timed === null || taken === undefined || grids.length < 2) continue;
    for (const { figure, reason } of timed.left) {
      if (reason !== 'contradicts') continue;
      const of = built.records.find(({ figures }) => figures.some(({ place }) => place === figure.place))?.grid;
      if (of === undefined || of === taken) continue;
      const known = counts.get(of);
      if (known === undefined) counts.set(of, { count: 1, line: figure.place.line, taken });
      else known.count += 1;
    }
  }
  return [...counts].map(([grid, { count, line, taken }]) => {
    const [left, kept] = [grid, taken].map(({ sheet, file }) => sheet ?? file) as [string, string];
    return [
      grid,
      notice(line, 'sheets_differ', {
        reason: `“${left}” and “${kept}” say different figures of the same goals and periods, ${count} in all: those of “${kept}” are taken`,
        names: [left, kept],
        numbers: [count],
      }),
    ];
  });
}
