import { installationAddresses } from '#contract/installationAddresses.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { hasNewVersion } from '#web/base/api/serverVersion.ts';
import { startNavigation } from '#web/base/navigation/startNavigation.ts';
import { isOpenedInPlace, loadMemberPage } from './memberPages.ts';

export function startMemberNavigation(): void {
  startNavigation({
    // A newer server sends its own page.
    isInPlace: (to) => !hasNewVersion() && isOpenedInPlace(to, window.location, openingYearOf),
    load: loadMemberPage,
    isReachable: async () => {
      const answer = await fetch(installationAddresses.version, { cache: 'no-store' }).catch(() => null);
      return answer?.ok === true;
    },
  });
}

function openingYearOf(planId: string) {
  return queryClient.getQueryData(planQuery(planId).queryKey)?.openingYear ?? null;
}
