import type { MadeSetting } from '#contract/importDraft.ts';
import type { Plan } from '#core/plan/plan.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { planSettings, settingNamesOf } from '#server/features/exchange/columns/planSettings.ts';
import { createFindings } from '#server/features/exchange/preparing/base/findings.ts';
import { chosenOptions, type PlanOptions, type UsualOptions } from '#server/features/exchange/tables/planOptions.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { usualPlan } from './newPlan.ts';
import { plainValue } from './settingsDiff.ts';
import { readSettings } from './settingsRead.ts';

/** These are told of every plan; the others where they are not as usual. */
const ALWAYS: ReadonlySet<string> = new Set(['name', 'company', 'fiscal_month', 'tiers', 'date_format', 'time_zone']);

/** What a plan that is to be made is called and set to, and who says so. Its own fields are listed apart. */
export function madeSettings(
  plan: Plan,
  {
    name,
    options,
    planTables,
  }: {
    /** As a person chose it; empty where nobody did. */
    readonly name: string;
    readonly options: PlanOptions & UsualOptions;
    readonly planTables: readonly Table[];
  },
): MadeSetting[] {
  const chosen = new Set(namesOf(chosenOptions(options)).flatMap(settingNamesOf));
  if (name !== '') chosen.add('name');
  const stated = new Set(
    readSettings(planTables, { plan, findings: createFindings() }).map((each) => each.setting.name),
  );
  const usual: Plan = { ...usualPlan(options), id: plan.id, name: '' };
  return planSettings.flatMap((setting): MadeSetting[] => {
    const value = plainValue(plan, setting);
    const isUsual = value === plainValue(usual, setting);
    if (isUsual && !ALWAYS.has(setting.name)) return [];
    const isOfFile = stated.has(setting.name) || !isUsual;
    return [{ setting: setting.name, value, from: chosen.has(setting.name) ? 'chosen' : isOfFile ? 'file' : 'usual' }];
  });
}
