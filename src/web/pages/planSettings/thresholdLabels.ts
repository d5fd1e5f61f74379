import type { Plan } from '#core/plan/plan.ts';
import { statusNames } from '#web/base/messages/names/planNames.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { say } from '#web/base/messages/say/planSettings.ts';

export type ThresholdLabels = {
  readonly onTarget: string;
  readonly offTarget: string;
  readonly order: string;
  readonly counted: Readonly<Record<'on_target' | 'off_target' | 'critical', string>>;
};

/** What the thresholds are called where the plan names its statuses, else as usual. */
export function thresholdLabels(plan: Pick<Plan, 'statuses'>): ThresholdLabels {
  const names = statusNames(plan);
  if (names === null) {
    const { onTargetFrom: onTarget, offTargetFrom: offTarget, thresholdOrder: order, counted } = say;
    return { onTarget, offTarget, order, counted };
  }
  return {
    onTarget: named.from(names.on_target),
    offTarget: named.from(names.off_target),
    order: named.order(names),
    counted: {
      on_target: named.status(names.on_target),
      off_target: named.status(names.off_target),
      critical: named.status(names.critical),
    },
  };
}
