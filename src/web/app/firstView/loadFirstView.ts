import { type DashboardState, readDashboardQuery } from '#contract/dashboardUrl.ts';
import { readPlanPage } from '#contract/pages.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { loadFirstTexts } from '#web/base/messages/say.ts';
import { cardTags } from '#web/goal/card/LateCardTags.tsx';
import { cardParts } from '#web/goal/card/lateCardParts.ts';
import { CourseCard } from '#web/pages/dashboard/GoalCards.tsx';
import { showsCourse } from '#web/pages/firstSight/isWithoutFigures.ts';
import { applySharedTheme, sharedTheme } from '#web/pages/shareParts/sharedTheme.ts';
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
    const [hasGoals] = await Promise.all([loadGoals(place.planId), ...code]);
    return hasGoals;
  } catch {
    return false;
  }
}

async function loadGoals(planId: string): Promise<boolean> {
  const { plan, goalCount, viewer } = await queryClient.fetchQuery(planQuery(planId));
  const { state } = readDashboardQuery(window.location.search, plan.dateFormat);
  if (goalCount > WHOLE_UP_TO || !isOfCards(state)) return false;
  if (viewer.kind !== 'share' || viewer.view.style === 'dynamic') return false;
  applySharedTheme(sharedTheme(viewer.view.theme));
  const year = viewer.view.fiscalYear;
  const { goals } = await queryClient.fetchQuery(goalsQuery({ planId: plan.id, year, asOf: null }, goalCount));
  if (goals.some(({ figures }) => showsCourse(figures))) await CourseCard.load();
  return true;
}

function isOfCards({ view, goalId, cardId }: DashboardState): boolean {
  return view === 'cards' && goalId === null && cardId === null;
}
