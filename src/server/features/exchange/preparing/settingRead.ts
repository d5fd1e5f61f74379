import type { PlanSetting } from '#server/features/exchange/columns/planSettings.ts';
import type { Place } from './findings.ts';

/** A setting of a plan as a file says it. */
export type SettingRead = { readonly setting: PlanSetting; readonly cell: string; readonly place: Place };
