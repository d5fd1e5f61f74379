import { OWN_FIELD_SETTING, type SettingDiff } from '#contract/importDraft.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { PlanSetting } from '#server/features/exchange/columns/planSettings.ts';
import type { Findings } from '#server/features/exchange/preparing/base/findings.ts';
import type { SettingRead } from './settingRead.ts';
import { withSettings } from './settingsRead.ts';

export type SettingsAsked = {
  readonly read: readonly SettingRead[];
  /** Whether the plan is made by the import; then what it has otherwise than the file is as a person chose it. */
  readonly isNew: boolean;
  /** Whether it has figures. */
  readonly isMeasured: boolean;
  /** The names of those a person takes; null: the usual ones. */
  readonly taken: readonly string[] | null;
  readonly findings: Findings;
};

/** Where a file has a plan set up otherwise than it is, each setting with both values; and the plan with those taken. */
export function diffSettings(
  plan: Plan,
  { read, isNew, isMeasured, taken, findings }: SettingsAsked,
): { readonly plan: Plan; readonly settings: readonly SettingDiff[] } {
  const settings: SettingDiff[] = [];
  const changes: SettingRead[] = [];
  for (const each of read) {
    const { setting } = each;
    const before = plainValue(plan, setting);
    const after = plainValue(withSettings(plan, [each]), setting);
    if (before === after) continue;
    const why = isNew ? 'chosen' : fixedWhy(setting, isMeasured);
    const isTaken = why === null && (taken === null ? setting.taking === 'usual' : isNamed(setting, taken));
    settings.push({ setting: setting.name, before, after, is_taken: isTaken, fixed: why });
    if (isTaken) changes.push(each);
    const reason = `${told(setting)}: ${shown(before)} ${isTaken ? 'becomes' : 'stays, the file has'} ${shown(after)}`;
    const how =
      isTaken || why !== null ? FIXED_WORDS[why ?? 'none'] : `; --take ${setting.groups?.[0] ?? setting.name} takes it`;
    findings.add(isTaken ? 'settingTaken' : 'settingKept', each.place, { reason: `${reason}${how}` });
  }
  return { plan: withSettings(plan, changes), settings };
}

function isNamed({ name, groups = [] }: PlanSetting, taken: readonly string[]): boolean {
  return [name, ...groups].some((each) => taken.includes(each));
}

const FIXED_WORDS = {
  none: '',
  chosen: ', as it was chosen',
  moves_figures: '; change it in the plan’s settings, which show what moves',
  closes_figures: '; close periods in the plan’s settings',
} as const;

function fixedWhy({ taking }: PlanSetting, isMeasured: boolean): SettingDiff['fixed'] {
  if (taking === 'never') return 'closes_figures';
  return taking === 'unmeasured' && isMeasured ? 'moves_figures' : null;
}

/** Null where it says nothing. */
export function plainValue(plan: Plan, { of }: PlanSetting): string | number | null {
  const value = of(plan);
  if (value === null || value === '') return null;
  return typeof value === 'object' ? formatIsoDate(value.day) : value;
}

/** Its name in a sentence, which says beside it that it is a setting. */
function told({ name }: PlanSetting): string {
  return name.startsWith(OWN_FIELD_SETTING) ? `“${name.slice(OWN_FIELD_SETTING.length)}”` : name;
}

function shown(value: string | number | null): string {
  return value === null ? 'nothing' : String(value);
}
