import type { FigureRefusal } from '#contract/figures.ts';
import { Refusal } from '#server/base/errors.ts';

/** `accepted` says what would be accepted instead, if anything. */
export type FigureProblem = {
  readonly status: 400 | 403 | 404 | 409;
  readonly code: string;
  readonly message: string;
  readonly accepted?: string;
};

/** Thrown for one figure, and collected with those of the others. */
export class FigureRefused extends Error {
  readonly problem: FigureProblem;

  constructor(problem: FigureProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

export type RefusedFigure = { readonly index: number; readonly given: unknown; readonly problem: FigureProblem };

/** Its status and code are those of the figures where they agree, else 400 `figures_refused`. */
export function figuresRefused(refused: readonly RefusedFigure[]): Refusal {
  const ordered = refused.toSorted((one, other) => one.index - other.index);
  const statuses = new Set(ordered.map(({ problem }) => problem.status));
  const codes = new Set(ordered.map(({ problem }) => problem.code));
  const [status = 400] = statuses;
  const [code = 'figures_refused'] = codes;
  return new Refusal({
    status: statuses.size === 1 ? status : 400,
    code: codes.size === 1 ? code : 'figures_refused',
    message: messageOf(ordered),
    details: { refused: ordered.map(wireOf) },
  });
}

function messageOf(refused: readonly RefusedFigure[]): string {
  const [first] = refused;
  if (first === undefined) return 'Nothing is written.';
  const { message, accepted } = first.problem;
  const hint = accepted === undefined ? '' : ` Accepted: ${accepted}.`;
  const others = refused.length - 1;
  const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'is' : 'are'} refused: see details.`;
  return `Figure [${first.index}]: ${message}${hint}${more} Nothing is written.`;
}

function wireOf({ index, given, problem }: RefusedFigure): FigureRefusal {
  return { index, code: problem.code, message: problem.message, given, accepted: problem.accepted ?? null };
}
