import type { PlanSetting } from '#server/features/exchange/columns/planSettings.ts';
import type { Place } from '#server/features/exchange/preparing/base/findings.ts';

/** A setting of a plan as a file says it. */
export type SettingRead = { readonly setting: PlanSetting; readonly cell: string; readonly place: Place };
