import type { StatusChoice } from '#core/filter/statusChoice.ts';
import type { PlanWords } from '#core/plan/planWords.ts';
import type { LabelWords } from './labelWords.ts';

/** What a plan calls a status: its own name for it, else the usual one. */
export function statusLabel(
  status: StatusChoice,
  { statuses }: Pick<PlanWords, 'statuses'>,
  labels: Pick<LabelWords, 'status'>,
): string {
  return statuses.find(({ code }) => code === status)?.name ?? labels.status[status];
}
