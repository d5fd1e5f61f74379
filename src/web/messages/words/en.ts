import type { Priority } from '#core/goal/goal.ts';
import type { Status } from '#core/goal/status.ts';

export const en = {
  product: 'Milepost',
  close: 'Close',
  notAvailable: 'N/A',
  status: {
    achieved: 'Achieved',
    on_target: 'On Target',
    off_target: 'Off Target',
    critical: 'Critical',
    not_started: 'Not Started',
    deferred: 'Deferred',
  } satisfies Record<Status, string>,
  priority: {
    high: 'High priority',
    normal: 'Normal priority',
    low: 'Low priority',
  } satisfies Record<Priority, string>,
};
