import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import { withFiscalYear } from '#contract/withFiscalYear.ts';
import { nearestYearOf } from '#core/calendar/fiscalYears.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import type { Owners } from '#core/plan/owners.ts';
import { wordsOf } from '#core/search/foldText.ts';
import { plansQuery } from '#web/base/api/queries.ts';
import { useOffered } from '#web/base/keys/commands.ts';
import { useSingleKeys } from '#web/base/keys/singleKeys.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as paletteWords } from '#web/base/messages/say/palette.ts';
import { goTo } from '#web/base/navigation/goTo.ts';
import { onceIdle } from '#web/base/ui/whenIdle.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsQuery } from '#web/plan/goals/goalsQuery.ts';
import { recentGoals } from '#web/plan/goals/recentGoals.ts';
import { namesOtherYear } from '#web/plan/savedFilters/reduceDashboard.ts';
import type { SavedFilter } from '#web/plan/savedFilters/savedFilter.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { initiativePath } from '#web/plan/work/workPlace.ts';
import { actionEntries, keywordEntry } from './actionEntries.ts';
import { indexGoals, searchGoals } from './goalIndex.ts';
import { markMatches } from './markMatches.ts';
import type { PaletteEntry, PaletteGroup } from './paletteEntry.ts';
import { MOST_IN_GROUP, paletteGroups } from './paletteGroups.ts';
import { useFoundTexts } from './useFoundTexts.ts';
import { workEntries } from './workEntries.ts';

export type PaletteWays = {
  readonly state: DashboardState;
  readonly saved: readonly SavedFilter[];
  readonly onOpenGoal: (goalId: string) => void;
  readonly onPick: (filter: SavedFilter) => void;
  readonly onFilter: (keyword: string) => void;
};

const MOST_TEXTS = 4;

export function usePaletteGroups(text: string, ways: PaletteWays): readonly PaletteGroup[] {
  const { state, saved, onOpenGoal, onPick, onFilter } = ways;
  const { plan, years, year, owners, asOf = null, goalCount, hasWork = false } = usePlan();
  const { data: work = NO_WORK } = useWork({ isWanted: hasWork });
  const goals = useQuery(goalsQuery({ planId: plan.id, year, asOf }, goalCount)).data?.goals ?? NO_GOALS;
  const plans = useQuery(plansQuery).data ?? [];
  const hasSingleKeys = useSingleKeys();
  const offered = useOffered();
  const ownerOf = useMemo(() => ownerNames(owners), [owners]);
  const index = useMemo(() => indexGoals(goals, ownerOf), [goals, ownerOf]);
  const found = useMemo(() => searchGoals(index, text, MOST_IN_GROUP), [index, text]);
  const byText = useFoundTexts(text);
  const byId = useMemo(() => new Map(goals.map((goal) => [goal.id, goal])), [goals]);
  // The first mistyped word would wait for it.
  useEffect(() => onceIdle(() => void index.vocabulary()), [index]);

  function goalEntry(goal: ListedGoal, place?: PaletteEntry['found']): PaletteEntry {
    const { inFiscalYear } = goal.figures;
    const status = shownStatusOf(goal.figures);
    const entry = {
      id: `goal-${goal.id}`,
      number: shownNumber(goal.number),
      title: goal.title,
      ...(place && { found: place }),
    };
    if (inFiscalYear || year === 'ALL') {
      const hint = { text: statusLabel(status, plan), isKey: false };
      return { ...entry, mark: { status }, hint, run: () => onOpenGoal(goal.id) };
    }
    const ofYear = nearestYearOf(goal.span, year, plan.fiscalStartMonth);
    return {
      ...entry,
      mark: { icon: 'calendar' },
      hint: { text: formatFiscalYear(ofYear, plan.fiscalDisplay), isKey: false },
      run: () => load(plan.id, { ...withFiscalYear(state, ofYear), goalId: goal.id }),
    };
  }

  function foundOwner(goal: ListedGoal): PaletteEntry['found'] {
    const owner = ownerOf(goal);
    const isIn = (words: string, inText: string) => markMatches(inText, words).some(({ isMatch }) => isMatch);
    const isOwner = wordsOf(text).some((word) => !isIn(word, goal.title) && isIn(word, owner));
    return isOwner ? { place: paletteWords.foundIn.owner(), text: owner } : undefined;
  }

  const shown = found.goals.map((goal) => goalEntry(goal, foundOwner(goal)));
  const texts = byText
    .flatMap(({ goal_id: id, found_in: place, text: part, by }) => {
      const goal = byId.get(id);
      if (goal === undefined || found.goals.includes(goal)) return [];
      return [goalEntry(goal, { place: paletteWords.foundIn[place](by), text: part })];
    })
    .slice(0, MOST_TEXTS);

  return paletteGroups(text, {
    recent: recentGoals(plan.id)
      .flatMap((id) => byId.get(id) ?? [])
      .map((goal) => goalEntry(goal)),
    goals: { entries: [...shown, ...texts], more: found.more, isGuess: found.isGuess },
    work: workEntries(work, {
      onInitiative: (id) => void goTo(initiativePath(plan.id, id)),
      onGoal: onOpenGoal,
    }),
    saved: saved.map((filter) => ({
      id: `saved-${filter.id}`,
      mark: { icon: 'dashboard' },
      number: null,
      title: filter.name,
      hint:
        filter.params.fiscalYear !== null && namesOtherYear(filter, year)
          ? { text: formatFiscalYear(filter.params.fiscalYear, plan.fiscalDisplay), isKey: false }
          : null,
      run: () => onPick(filter),
    })),
    years: years
      .filter((each) => each !== year)
      .map((each) => ({
        id: `year-${each}`,
        mark: { icon: 'calendar' },
        number: null,
        title: formatFiscalYear(each, plan.fiscalDisplay),
        hint: null,
        run: () => load(plan.id, withFiscalYear(state, each)),
      })),
    plans: plans
      .filter(({ id }) => id !== plan.id)
      .map(({ id, name }) => ({
        id: `plan-${id}`,
        mark: { icon: 'open' },
        number: null,
        title: name,
        hint: null,
        run: () => void goTo(planDashboardPath(id)),
      })),
    actions: actionEntries({ offered, hasSingleKeys }),
    keyword: keywordEntry(text, { hasSingleKeys, onFilter }),
  });
}

function load(planId: string, state: DashboardState): void {
  void goTo(`${planDashboardPath(planId)}${writeDashboardQuery(state)}`);
}

const NO_GOALS: readonly ListedGoal[] = [];

function ownerNames({ departments, members }: Owners): (goal: Pick<ListedGoal, 'memberId' | 'departmentId'>) => string {
  const people = new Map(members.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  const groups = new Map(departments.map(({ id, name }) => [id, name]));
  return ({ memberId, departmentId }) =>
    [people.get(memberId ?? ''), groups.get(departmentId ?? '')].filter((name) => name !== undefined).join(', ');
}
