import type { Status } from '#core/goal/status.ts';
import type { PlanWords } from '#core/plan/planWords.ts';
import type { LabelWords } from './labelWords.ts';
import { statusLabel } from './statusLabel.ts';

/** What all six are called. */
export type StatusNames = Readonly<Record<Status, string>>;

/** What a plan calls its statuses, for sentences; null where it names none, and they read as usual. */
export function statusNames(plan: Pick<PlanWords, 'statuses'>, labels: Pick<LabelWords, 'status'>): StatusNames | null {
  return plan.statuses.length === 0 ? null : allStatusNames(plan, labels);
}

/** The same, with the usual ones where it names none. */
export function allStatusNames(plan: Pick<PlanWords, 'statuses'>, labels: Pick<LabelWords, 'status'>): StatusNames {
  return {
    achieved: statusLabel('achieved', plan, labels),
    on_target: statusLabel('on_target', plan, labels),
    off_target: statusLabel('off_target', plan, labels),
    critical: statusLabel('critical', plan, labels),
    not_started: statusLabel('not_started', plan, labels),
    deferred: statusLabel('deferred', plan, labels),
  };
}
