import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import { type DashboardState, withFiscalYear, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { nearestYearOf } from '#core/calendar/fiscalYears.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { plansQuery } from '#web/api/queries.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { useOffered } from '#web/keys/commands.ts';
import { useSingleKeys } from '#web/keys/singleKeys.ts';
import { formatFiscalYear } from '#web/messages/formats.ts';
import { say } from '#web/messages/say.ts';
import { namesOtherYear } from '#web/savedFilters/reduceDashboard.ts';
import type { SavedFilters } from '#web/savedFilters/useSavedFilters.ts';
import { actionEntries, keywordEntry } from './actionEntries.ts';
import { indexGoals, searchGoals } from './goalIndex.ts';
import type { PaletteEntry, PaletteGroup } from './paletteEntry.ts';
import { MOST_IN_GROUP, paletteGroups } from './paletteGroups.ts';

export type PaletteInput = {
  /** All of the plan; the palette searches them itself. */
  readonly goals: readonly ListedGoal[];
  readonly state: DashboardState;
  readonly saved: SavedFilters;
  readonly onOpenGoal: (goalId: string) => void;
};

/** What the palette offers for a text. */
export function usePaletteGroups(
  text: string,
  { goals, state, saved, onOpenGoal }: PaletteInput,
): readonly PaletteGroup[] {
  const { plan, years, year } = usePlan();
  const plans = useQuery(plansQuery).data ?? [];
  const hasSingleKeys = useSingleKeys();
  const offered = useOffered();
  const index = useMemo(() => indexGoals(goals), [goals]);
  const found = useMemo(() => searchGoals(index, text, MOST_IN_GROUP), [index, text]);

  function goalEntry(goal: ListedGoal): PaletteEntry {
    const { inFiscalYear } = goal.figures;
    const status = shownStatusOf(goal.figures);
    const entry = { id: `goal-${goal.id}`, number: shownNumber(goal.number), title: goal.title };
    if (inFiscalYear || year === 'ALL') {
      const hint = { text: say.labels.status[status], isKey: false };
      return { ...entry, mark: { status }, hint, run: () => onOpenGoal(goal.id) };
    }
    const ofYear = nearestYearOf(goal.span, year, plan.fiscalStartMonth);
    return {
      ...entry,
      mark: { icon: 'calendar' },
      hint: { text: formatFiscalYear(ofYear, plan.fiscalDisplay), isKey: false },
      run: () => loadState({ ...withFiscalYear(state, ofYear), goalId: goal.id }),
    };
  }

  return paletteGroups(text, {
    goals: { entries: found.goals.map((goal) => goalEntry(goal)), more: found.more },
    saved: (saved.filters ?? []).map((filter) => ({
      id: `saved-${filter.id}`,
      mark: { icon: 'dashboard' },
      number: null,
      title: filter.name,
      hint:
        filter.params.fiscalYear !== null && namesOtherYear(filter, year)
          ? { text: formatFiscalYear(filter.params.fiscalYear, plan.fiscalDisplay), isKey: false }
          : null,
      run: () => saved.tell({ kind: 'picked', filter }),
    })),
    years: years
      .filter((each) => each !== year)
      .map((each) => ({
        id: `year-${each}`,
        mark: { icon: 'calendar' },
        number: null,
        title: formatFiscalYear(each, plan.fiscalDisplay),
        hint: null,
        run: () => loadState(withFiscalYear(state, each)),
      })),
    plans: plans
      .filter(({ id }) => id !== plan.id)
      .map(({ id, name }) => ({
        id: `plan-${id}`,
        mark: { icon: 'open' },
        number: null,
        title: name,
        hint: null,
        run: () => load(planDashboardPath(id)),
      })),
    actions: actionEntries({ offered, hasSingleKeys }),
    keyword: keywordEntry(text, {
      hasSingleKeys,
      onFilter: (keyword) => saved.show({ kind: 'formChanged', change: (before) => ({ ...before, keyword }) }),
    }),
  });
}

function loadState(state: DashboardState): void {
  load(`${window.location.pathname}${writeDashboardQuery(state)}`);
}

function load(address: string): void {
  window.location.assign(address);
}
