import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import type { ReadTable } from './buildGoals.ts';
import { moneyOf } from './measureOf.ts';
import type { Questions } from './questions.ts';
import type { RecordRead } from './records.ts';
import { scaleOfTitles } from './scaleOfTitles.ts';
import { scaledUnit } from './scales.ts';
import { why } from './why.ts';

/** Whether figures are multiplied as a unit or a title says: told, or asked where only a title says it. */
export class SaidScales {
  readonly #ofTitles = new Map<Grid, string | null>();
  readonly #questions: Questions;

  constructor(read: readonly ReadTable[], questions: Questions) {
    this.#questions = questions;
    for (const { table } of read)
      if (this.#ofTitles.get(table.grid) == null)
        this.#ofTitles.set(table.grid, scaleOfTitles([...table.titles, ...table.grid.notes]));
  }

  /** The unit of a goal as the file says it, and as its figures are read: without its factor, where somebody said so. */
  unitOf(own: string, { grid, figures }: RecordRead): { readonly said: string; readonly unit: string } {
    const ofTitle = this.#ofTitles.get(grid) ?? null;
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
      confidence: isOfTitle ? OF_TITLE : OF_UNIT,
      cells: figures.length,
    });
    return { said, unit: answer === 'no' ? unit : said };
  }
}

const OF_TITLE = 0.8;
const OF_UNIT = 0.92;

/** Nothing, or money without a factor: what a title says holds for it. */
function isPlain(unit: string): boolean {
  return unit === '' || (scaledUnit(unit).scale === 1 && moneyOf(unit) !== null);
}
