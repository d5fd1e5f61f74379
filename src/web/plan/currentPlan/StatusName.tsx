import type { ShownStatus } from '#core/goal/status.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { usePlan } from './PlanContext.ts';

/** What the plan shown calls a status. */
export function StatusName({ status }: { readonly status: ShownStatus }) {
  return statusLabel(status, usePlan().plan);
}
