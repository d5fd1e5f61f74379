import { unlikelyDetailsSchema } from '#contract/figureLeave.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { reasonText } from '#web/base/api/refusalText.ts';

const CODES: ReadonlySet<string> = new Set(['implausible_period', 'group']);

/** Why the figures of some periods are likely not meant, by their dates; null where something else was the matter. */
export function unlikelyPeriods(error: unknown): ReadonlyMap<string, string> | null {
  if (!(error instanceof ApiError) || !CODES.has(error.code)) return null;
  const { data } = unlikelyDetailsSchema.safeParse(error.details);
  return data === undefined ? null : new Map(data.figures.map((figure) => [figure.date, reasonText(figure, '')]));
}
