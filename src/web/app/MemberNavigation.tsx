import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readPlanPage } from '#contract/pages.ts';
import { checkSession } from '#web/base/api/checkSession.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { shownPath, useVisit } from '#web/base/navigation/address.ts';
import { arriveAtPage } from '#web/base/navigation/arriveAtPage.ts';
import { useLeavingAsked } from '#web/base/navigation/leaving.ts';
import { useNavigationProblem } from '#web/base/navigation/navigationProblem.ts';
import { closePopover } from '#web/base/ui/openPopover.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { NotConnected } from './NotConnected.tsx';

/** What happens around each page that is opened in this document. */
export function MemberNavigation() {
  const visit = useVisit();
  const before = useRef(visit);
  const isAsked = useLeavingAsked();
  const problem = useNavigationProblem();
  const [said, setSaid] = useState('');

  useLayoutEffect(() => {
    if (before.current === visit) return;
    before.current = visit;
    setSaid('');
    // Menus of the frame, which stays.
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) closePopover(open);
    return arriveAtPage(() => setSaid(document.title));
  }, [visit]);

  const [first] = useState(visit);
  useEffect(() => {
    if (visit === first) return;
    void checkSession();
    const place = readPlanPage(shownPath());
    if (place !== null) void queryClient.prefetchQuery(planQuery(place.planId));
  }, [visit, first]);

  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      {isAsked && <LeaveDialog />}
      {problem !== null && <NotConnected address={problem.address} />}
    </>
  );
}
