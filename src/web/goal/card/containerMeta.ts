import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { countOf } from '#core/rollup/distribution.ts';
import { healthOf } from '#core/rollup/health.ts';
import { say } from '#web/base/messages/say.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import { type MetaValue, ownerMeta } from './Meta.tsx';

export function containerMeta({ figures, ownerLabel }: DashboardGoal): MetaValue[] {
  const distribution = figures.distribution;
  if (distribution === null) return [];
  const health = shownHealth(healthOf(distribution));
  return [
    { label: say.dashboard.health, value: health === null ? say.format.notAvailable : say.card.healthOf(health) },
    { label: say.card.goals, value: countOf(distribution).toLocaleString(say.format.digits), isKept: true },
    ownerMeta(ownerLabel),
  ];
}
