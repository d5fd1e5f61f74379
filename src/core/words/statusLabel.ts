import type { StatusChoice } from '#core/filter/statusChoice.ts';
import { isolated } from '#core/plan/isolated.ts';
import type { PlanWords } from '#core/plan/planWords.ts';
import type { LabelWords } from './labelWords.ts';

/** What a plan calls a status: its own name for it, else the usual one. */
export function statusLabel(
  status: StatusChoice,
  { statuses }: Pick<PlanWords, 'statuses'>,
  labels: Pick<LabelWords, 'status'>,
): string {
  const own = statuses.find(({ code }) => code === status);
  return own === undefined ? labels.status[status] : isolated(own.name);
}
