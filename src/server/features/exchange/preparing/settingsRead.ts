import type { Plan } from '#core/plan/plan.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { type PlanSetting, planSettings } from '#server/features/exchange/columns/planSettings.ts';
import { planTableKind } from '#server/features/exchange/columns/planTables.ts';
import type { Findings } from '#server/features/exchange/preparing/base/findings.ts';
import { planRows } from '#server/features/exchange/preparing/base/planRows.ts';
import { cellText, placeOf } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { readOwnFields } from './ownFieldRows.ts';
import type { SettingRead } from './settingRead.ts';

const byName: ReadonlyMap<string, PlanSetting> = new Map(planSettings.map((setting) => [setting.name, setting]));

/** The settings in the tables; what is no setting, or cannot be one of a plan, is listed. */
export function readSettings(
  tables: readonly Table[],
  { plan, findings }: { readonly plan: Plan; readonly findings: Findings },
): SettingRead[] {
  const read = new Map<string, SettingRead>();
  for (const at of planRows(tables, 'plan', { plan, findings })) {
    const name = cellText(at('setting')) ?? '';
    const cell = cellText(at('value')) ?? '';
    const place = placeOf(at('value'));
    const setting = byName.get(plainName(name));
    if (setting === undefined) {
      if (name !== '') findings.add('settingUnknown', place, { value: name, reason: because('unknown_setting') });
    } else if (setting.put(plan, cell) === null) {
      findings.add('cellUnreadable', place, {
        value: cell,
        reason: because('setting_accepts', setting.name, setting.accepted),
      });
    } else read.set(setting.name, { setting, cell, place });
  }
  return [...withoutTurned([...read.values()], plan, findings), ...readOwnFields(tables, { plan, findings })];
}

/** What the plan is called in tables that hold its settings; null where none does. */
export function exportedName(tables: readonly Table[] = []): string | null {
  for (const { header, rows } of tables) {
    if (planTableKind(header) !== 'plan') continue;
    const names = header.map(plainName);
    const [setting, value] = [names.indexOf('setting'), names.indexOf('value')];
    for (const { cells } of rows) {
      const name = (cells[value] ?? '').trim();
      if (plainName(cells[setting] ?? '') === 'name' && name !== '') return name;
    }
  }
  return null;
}

/** A plan with settings of a file. */
export function withSettings(plan: Plan, settings: readonly SettingRead[]): Plan {
  return settings.reduce((before, { setting, cell }) => setting.put(before, cell) ?? before, plan);
}

/** Off target begins below on target. */
function withoutTurned(settings: readonly SettingRead[], plan: Plan, findings: Findings): SettingRead[] {
  const { onTarget, offTarget } = withSettings(plan, settings).thresholds;
  if (offTarget <= onTarget) return [...settings];
  const thresholds = settings.filter(({ setting }) => setting.name === 'on_target' || setting.name === 'off_target');
  for (const { cell, place } of thresholds)
    findings.add('cellUnreadable', place, { value: cell, reason: because('off_above_on') });
  return settings.filter((each) => !thresholds.includes(each));
}
