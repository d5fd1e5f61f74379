import { encodeSettings } from '#contract/plan/plan.ts';
import { planOf, planRowOf } from '#server/store/rows/planRow.ts';
import { settingsKind } from './kind.ts';

export const planKind = settingsKind({
  name: 'plan',
  tables: { plan: { key: ['plan_id'] } },
  rowOf: planRowOf,
  stateOf: planOf,
  historyFilter: 'settings',
  describe: (plan) => ({ label: plan.name, goalId: null, fields: { ...encodeSettings(plan), tiers: plan.tiers } }),
  rightToUndo: () => ['editPlan', null],
});
