export type Status = 'achieved' | 'on_target' | 'off_target' | 'critical' | 'not_started' | 'deferred';

export const STATUSES: readonly Status[] = [
  'achieved',
  'on_target',
  'off_target',
  'critical',
  'not_started',
  'deferred',
];

/**
 * A status as people see it: a goal that is not started although it runs has either no figures or no target, which is
 * neutral. Its status code stays not_started.
 */
export type ShownStatus = Status | Unjudged;

export type Unjudged = 'no_figures' | 'no_target';

/** 'off_target' becomes 'Off Target' (rule 6.2). */
export function statusLabel(status: Status): string {
  return status
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}
