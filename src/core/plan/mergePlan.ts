import { type Merge, type Merged, mergeRecord, mergeValue, type Sides, under } from '#core/merge/merge.ts';
import { mergeRows, mergeTextsOrUsual } from '#core/merge/mergeRows.ts';
import { mergeOwnFields } from '#core/own/mergeOwnFields.ts';
import { levelsOf } from './levels.ts';
import type { LevelWords } from './levelWords.ts';
import { mergeLevels } from './mergeLevels.ts';
import type { Plan } from './plan.ts';
import { eachOption } from './planOptions.ts';
import type { PlanStatus } from './planWords.ts';

export const mergeStatuses: Merge<readonly PlanStatus[]> = mergeRows<PlanStatus>({
  keyOf: ({ code }) => code,
  mergeRow: mergeRecord<PlanStatus>({ code: mergeValue, name: mergeValue }),
});

const mergeSettings = mergeRecord<Omit<Plan, 'levels'>>({
  id: mergeValue,
  name: mergeValue,
  company: mergeValue,
  fiscalStartMonth: mergeValue,
  fiscalDisplay: mergeValue,
  tiers: mergeValue,
  perspectives: mergeRecord({ f: mergeValue, c: mergeValue, o: mergeValue, p: mergeValue }),
  dateFormat: mergeValue,
  currency: mergeValue,
  weekStart: mergeValue,
  timeZone: mergeValue,
  thresholds: mergeRecord({ onTarget: mergeValue, offTarget: mergeValue }),
  isArchived: mergeValue,
  isDemo: mergeValue,
  closedUntil: mergeValue,
  isOutlookOff: mergeValue,
  ...eachOption(() => mergeValue<boolean>),
  statuses: mergeStatuses,
  palette: mergeValue,
  fields: mergeOwnFields,
  tableColumns: mergeTextsOrUsual,
});

/** Merges the settings of a plan. `usual` are the usual names of its levels, in each language. */
export function mergePlan(sides: Sides<Plan>, usual: readonly Plan['levels'][]): Merged<Plan> {
  const { levels: before, ...settingsBefore } = sides.before;
  const { levels: mine, ...settingsOfMine } = sides.mine;
  const { levels: theirs, ...settingsOfTheirs } = sides.theirs;
  const levels = mergeLevels({ before, mine, theirs }, usual);
  const settings = mergeSettings({ before: settingsBefore, mine: settingsOfMine, theirs: settingsOfTheirs });
  return {
    value: { ...settings.value, levels: levels.value },
    base: { ...settings.base, levels: levels.base },
    contradictions: [...settings.contradictions, ...under('levels', levels.contradictions)],
  };
}

/** With those levels marked whose names are the usual ones of their depth in some language. */
export function withUsualLevels(plan: Plan, usual: readonly Plan['levels'][]): Plan {
  const isUsual = ({ name, plural }: Plan['levels'][number], depth: number) =>
    usual.some((each) => each[depth]?.name === name && each[depth].plural === plural);
  return {
    ...plan,
    levels: plan.levels.map((level, depth) => (isUsual(level, depth) ? { ...level, isUsual: true } : level)),
  };
}

/** The usual names of the levels of a plan, a list a language. */
export function usualLevels(tiers: Plan['tiers'], words: readonly LevelWords[]): readonly Plan['levels'][] {
  return words.map((each) =>
    levelsOf({ tiers, levels: [] }, each).map(({ name, nameOfOne }) => ({ name: nameOfOne, plural: name })),
  );
}
