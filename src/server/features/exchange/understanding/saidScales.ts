import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { ReadTable } from './buildGoals.ts';
import type { FigureInUnit } from './goalFigures.ts';
import { moneyOf } from './measureOf.ts';
import type { Questions } from './questions.ts';
import type { FigureAt, RecordRead } from './recordRead.ts';
import { scaleOfTitles } from './scaleOfTitles.ts';
import { isScaleInDoubt, scaledUnit } from './scales.ts';
import { why } from './why.ts';

type Said = { readonly said: string; readonly unit: string };

/** Whether figures are multiplied as a unit or a title says: told, or asked where only a title says it. */
export class SaidScales {
  /** By the sheet: the tables from the top, each with the lines of its rows. */
  readonly #tables = new Map<Grid, { readonly lines: ReadonlySet<number>; readonly said: string | null }[]>();
  readonly #ofSheets = new Map<Grid, string | null>();
  readonly #questions: Questions;

  constructor(read: readonly ReadTable[], questions: Questions) {
    this.#questions = questions;
    for (const { table } of read) {
      const { grid, body, titles } = table;
      const above = this.#tables.get(grid) ?? [];
      const ofSheet = above.length === 0 ? ofWholeSheet(titles) : (this.#ofSheets.get(grid) ?? null);
      if (above.length === 0) this.#ofSheets.set(grid, ofSheet);
      const said = scaleOfTitles(titles) ?? ofSheet ?? scaleOfTitles(grid.notes);
      this.#tables.set(grid, [...above, { lines: new Set(body.map((at) => grid.rows[at]?.line ?? 0)), said }]);
    }
  }

  /** The unit of a goal as the file says it, and as its figures are read: without its factor, where somebody said so. */
  unitOf(own: string, { grid, line, figures }: RecordRead): Said {
    const ofTitle = this.#tables.get(grid)?.find(({ lines }) => lines.has(line))?.said ?? null;
    const areShares = figures.every(({ text }) => /[%％]/.test(text));
    const isOfTitle = ofTitle !== null && !areShares && isPlain(own);
    const said = isOfTitle ? ofTitle : own;
    const { scale, unit } = scaledUnit(said);
    if (scale === 1) return { said, unit: said };
    const answer = this.#questions.ask({
      name: `scale ${said}`,
      kind: 'unit',
      about: said,
      text: `Are the figures in “${said}”?`,
      proposed: 'yes',
      choices: [
        ['yes', `1 stands for ${scale.toLocaleString('en-US')}`],
        ['no', 'As they stand'],
      ],
      reason: why('scale_said', said, String(scale)),
      confidence: isOfTitle || isScaleInDoubt(said) ? ASKED : OF_UNIT,
      cells: figures.length,
    });
    return { said, unit: answer === 'no' ? unit : said };
  }

  /** The figures of a record, each with the unit of its own heading, where headings of one goal say several. */
  withUnits(
    record: RecordRead,
    ofGoal: string,
    isOfRow: boolean,
    figures: readonly FigureAt[] = record.figures,
  ): FigureInUnit[] {
    const found = new Map<string, string>();
    return figures.map((figure) => {
      const own = !isOfRow && isUnit(figure.unit) ? figure.unit : ofGoal;
      const read = found.get(own) ?? this.unitOf(own, record).unit;
      found.set(own, read);
      return { ...figure, saidUnit: read };
    });
  }
}

const ASKED = 0.8;
const OF_UNIT = 0.92;

/** `n/a` is none. */
export function isUnit(text: string): boolean {
  return text !== '' && !/^(?:n\/?a|-)$/i.test(text);
}

/** A title that is not the own of the first table, which stands right above it, or one that speaks of all figures. */
function ofWholeSheet(titles: readonly string[]): string | null {
  return scaleOfTitles(titles.slice(0, -1)) ?? scaleOfTitles(titles.filter((title) => OF_ALL.test(title)));
}

const OF_ALL =
  /^\W*(?:all|alle|angaben|figures|amounts|tou[ts]|montants|chiffres|tod[ao]s|valores|importes|cifras)(?!\p{L})/iu;

/** Nothing, or money without a factor: what a title says holds for it. */
function isPlain(unit: string): boolean {
  return unit === '' || (scaledUnit(unit).scale === 1 && moneyOf(unit) !== null);
}
