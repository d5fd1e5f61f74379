import { type Figure, figureSchema } from '#contract/figures.ts';
import type { FigureProblem, RefusedFigure } from './figureRefused.ts';

export type SentFigures = {
  readonly figures: readonly { readonly index: number; readonly figure: Figure }[];
  readonly refused: readonly RefusedFigure[];
};

export function readSentFigures(body: readonly unknown[]): SentFigures {
  const figures: { index: number; figure: Figure }[] = [];
  const refused: RefusedFigure[] = [];
  for (const [index, given] of body.entries()) {
    const { data, error } = figureSchema.safeParse(given);
    if (data === undefined) refused.push({ index, given, problem: shapeProblem(error.issues) });
    else figures.push({ index, figure: data });
  }
  return { figures, refused };
}

function shapeProblem(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FigureProblem {
  const texts = issues.map(({ path, message }) => `${path.length === 0 ? 'it' : `\`${path.join('.')}\``} ${message}`);
  return { status: 400, code: 'bad_request', message: `${texts.join('; ')}.` };
}
