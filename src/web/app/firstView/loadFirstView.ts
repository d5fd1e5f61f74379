import { type DashboardState, readDashboardQuery } from '#contract/dashboardUrl.ts';
import { readPlanPage } from '#contract/pages.ts';
import type { DashboardPlan } from '#contract/plan/dashboardPlan.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { loadFirstTexts } from '#web/base/messages/say.ts';
import { cardTags } from '#web/goal/card/LateCardTags.tsx';
import { cardParts } from '#web/goal/card/lateCardParts.ts';
import { CourseCard, HeadedCards } from '#web/pages/dashboard/GoalCards.tsx';
import { showsCourse } from '#web/pages/firstSight/isWithoutFigures.ts';
import { applySharedTheme, sharedTheme } from '#web/pages/shareParts/sharedTheme.ts';
import { fixedState } from '#web/pages/shareParts/shownState.ts';
import { goalsQuery, WHOLE_UP_TO } from '#web/plan/goals/goalsQuery.ts';
import { shortening } from '#web/plan/goals/useShortenTitle.ts';
import { SharedPage } from './sharedPage.ts';

/**
 * Loads the code and the answers that the first view of the address is drawn from, so that it is drawn alike on the
 * server and in the browser. False where it is no view of cards, or something is missing.
 */
export async function loadFirstView(): Promise<boolean> {
  const place = readPlanPage(window.location.pathname);
  if (place?.page !== 'dashboard' || shareToken === null) return false;
  try {
    const code = [loadFirstTexts(), SharedPage.load(), cardTags.load(), cardParts.load(), shortening.load()];
    const [hasCards] = await Promise.all([loadShare(place.planId), ...code]);
    return hasCards;
  } catch {
    return false;
  }
}

async function loadShare(planId: string): Promise<boolean> {
  const shown = await queryClient.fetchQuery(planQuery(planId));
  const { view } = shown.viewer.kind === 'share' ? shown.viewer : NO_VIEW;
  if (view === null || view.style === 'dynamic') return false;
  applySharedTheme(sharedTheme(view.theme));
  const { state } = readDashboardQuery(window.location.search, shown.plan.dateFormat);
  return loadCards(shown, fixedState(state, view), view.fiscalYear);
}

const NO_VIEW = { view: null };

async function loadCards(
  { plan, goalCount }: DashboardPlan,
  { view, goalId, cardId, sorting, grouping, filters }: DashboardState,
  year: FiscalYear,
): Promise<boolean> {
  const { prospects, work, statuses } = filters?.criteria ?? NO_CRITERIA;
  const isOfCards = view === 'cards' && goalId === null && cardId === null && sorting === null && grouping === null;
  if (!isOfCards || prospects.length + work.length > 0 || goalCount > WHOLE_UP_TO) return false;
  const { goals } = await queryClient.fetchQuery(goalsQuery({ planId: plan.id, year, asOf: null }, goalCount));
  if (goals.some(({ figures }) => showsCourse(figures))) await CourseCard.load();
  if (statuses.length > 0) await HeadedCards.load();
  return true;
}
