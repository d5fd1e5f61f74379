import { addresses } from '#contract/addresses.ts';
import { readDashboardQuery } from '#contract/dashboardUrl.ts';
import { firstAddresses } from '#contract/firstAddresses.ts';
import { readPlanPage } from '#contract/pages.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { type LateComponent, late } from '#web/base/failure/late.tsx';
import { settingsSections } from '#web/pages/settings/settingsSections.ts';
import { pageParts } from './planPages/pageParts.ts';

export const HomePage = late(() => import('#web/pages/dashboard/HomePage.tsx'), 'page');
export const NewPlanPage = late(() => import('#web/pages/importing/NewPlanPage.tsx'), 'page');
export const OwnAccountPage = late(() => import('#web/pages/ownAccount/OwnAccountPage.tsx'), 'page');

type Where = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * Whether a link opens in the document it stands in: between the pages of a member. Views of shares, printed pages and
 * those of mailed links are documents of their own, and another fiscal year loads its address (rule 4.1).
 */
export function isOpenedInPlace(to: Where, from: Where, openingYearOf: (planId: string) => FiscalYear | null): boolean {
  if (to.origin !== from.origin || !isMemberPage(to) || !isMemberPage(from)) return false;
  // The browser scrolls to the part that is named, once the address is loaded.
  if (to.hash !== '') return false;
  const [there, here] = [readPlanPage(to.pathname), readPlanPage(from.pathname)];
  if (there?.page !== 'dashboard' || there.planId !== here?.planId) return true;
  const opening = openingYearOf(there.planId);
  return (askedYear(to) ?? opening) === (askedYear(from) ?? opening);
}

function isMemberPage({ pathname, search }: Where): boolean {
  const { shareToken, isEmbedded } = readDashboardQuery(search, 'M/D/Y').state;
  if (shareToken !== null || isEmbedded) return false;
  return readPlanPage(pathname) !== null || memberPages.has(pathname);
}

/** The pages of a member that are of no plan. */
export const memberPages: ReadonlyMap<string, LateComponent<object>> = new Map([
  [firstAddresses.dashboard, HomePage],
  [firstAddresses.accountPage, OwnAccountPage],
  [addresses.newPlanPage, NewPlanPage],
]);

function askedYear({ pathname, search }: Where): FiscalYear | null {
  if (readPlanPage(pathname)?.page !== 'dashboard') return null;
  const { fiscalYear, filters } = readDashboardQuery(search, 'M/D/Y').state;
  return fiscalYear ?? filters?.fiscalYear ?? null;
}

/** Fetches the code of a member's page. */
export async function loadMemberPage({ pathname }: Pick<URL, 'pathname'>): Promise<void> {
  const place = readPlanPage(pathname);
  if (place === null) return (memberPages.get(pathname) ?? HomePage).load();
  if (place.page === 'dashboard') return;
  await pageParts[place.page].load();
  if (place.page !== 'settings') return;
  const shown = settingsSections.find(({ section }) => section === place.section) ?? settingsSections[0];
  await shown?.Section.load();
}
