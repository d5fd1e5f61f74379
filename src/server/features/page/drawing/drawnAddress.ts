import { DEFAULT_DASHBOARD, readDashboardQuery, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { readPlanPage } from '#contract/pages.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';

/**
 * The address that a first view is drawn at: of the one that is asked for, only what the cards of a share differ by. So
 * what others add to a link is not drawn once more, and nobody has the server draw without end. Null where there are no
 * cards of a share to draw.
 */
export function drawnAddress(asked: string, dateFormat: DateFormat): string | null {
  const { pathname, search } = new URL(asked, NOWHERE);
  if (readPlanPage(pathname)?.page !== 'dashboard') return null;
  const { state, notices } = readDashboardQuery(search, dateFormat);
  const { shareToken, isEmbedded, areChartsFolded, theme, language } = state;
  const drawn = writeDashboardQuery({
    ...DEFAULT_DASHBOARD,
    shareToken,
    isEmbedded,
    areChartsFolded,
    theme,
    language,
  });
  // As web/pages/shareParts/shownState.ts: a share decides these itself.
  const shown = writeDashboardQuery({
    ...state,
    shareStyle: null,
    fiscalYear: null,
    filters: null,
    savedFilter: null,
    isFullscreen: false,
    asOf: null,
    compareWith: null,
  });
  return notices.length === 0 && shown === drawn ? `${NOWHERE}${pathname}${drawn}` : null;
}

/** First views name no host. */
const NOWHERE = 'http://page.invalid';
