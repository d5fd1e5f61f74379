import { conceptsOf } from '#server/features/exchange/understanding/words/headingWords.ts';
import type { FigureKind } from './model.ts';

/** What a row of a column of types holds: `Target`, `Ist`, `Meta`; null for a word that is none. */
export function seriesOf(cell: string): FigureKind | null {
  if (cell.length > LONGEST) return null;
  const found = conceptsOf(cell).find(({ cover }) => cover >= MOST_OF_IT);
  if (found === undefined) return null;
  // `Ziel`, `Objectif` name a target as well as a goal.
  const figure = conceptsOf(cell).find(({ concept, cover }) => cover === found.cover && isFigure(concept));
  return figure !== undefined && isFigure(figure.concept) ? figure.concept : null;
}

const LONGEST = 30;
const MOST_OF_IT = 0.8;

function isFigure(concept: string): concept is FigureKind {
  return concept === 'target' || concept === 'actual' || concept === 'baseline';
}
