import { QueryClientProvider } from '@tanstack/react-query';
import { firstAddresses } from '#contract/firstAddresses.ts';
import { readPlanPage } from '#contract/pages.ts';
import { readTvPath } from '#contract/tvPath.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { queryClient } from '#web/base/api/queryClient.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { useSignedOut } from '#web/base/api/signedOut.ts';
import { Boundary } from '#web/base/failure/Boundary.tsx';
import { late } from '#web/base/failure/late.tsx';
import { usePath, useVisit } from '#web/base/navigation/address.ts';
import { TipHost } from '#web/base/ui/TipHost.tsx';
import { SharedPage } from './firstView/sharedPage.ts';
import { MemberNavigation } from './MemberNavigation.tsx';
import { HomePage, memberPages } from './memberPages.ts';
import { PlanShell } from './planPages/PlanShell.tsx';

const SignInAgain = late(() => import('#web/pages/account/SignInAgain.tsx'));
const SignInPage = late(() => import('#web/pages/account/SignInPage.tsx'), 'page');
const PrintPage = late(() => import('#web/pages/print/PrintPage.tsx'), 'page');
const GalleryPage = late(() => import('#gallery'), 'page');
const LinkPage = late(() => import('#web/pages/account/LinkPage.tsx'), 'page');
const WelcomePage = late(() => import('#web/pages/account/WelcomePage.tsx'), 'page');

export function App() {
  const visit = useVisit();
  return (
    <Boundary place="page" shows={visit}>
      {() => (
        <QueryClientProvider client={queryClient}>
          <TipHost>
            <Page />
          </TipHost>
        </QueryClientProvider>
      )}
    </Boundary>
  );
}

function Page() {
  const path = usePath();
  const isSignedOut = useSignedOut();
  if (path === firstAddresses.welcome) return <WelcomePage />;
  if (path === firstAddresses.gallery) return <GalleryPage />;
  if (isLinkPage(path)) return <LinkPage path={path} />;
  const wasSignedIn = queryClient.getQueryData(sessionQuery.queryKey) !== undefined;
  if (isSignedOut && !wasSignedIn) return <SignInPage />;
  // Where the session ended during work the page stays mounted beneath, with everything typed.
  return (
    <>
      <SignedInPage path={path} />
      {isSignedOut && <SignInAgain />}
    </>
  );
}

function SignedInPage({ path }: { readonly path: string }) {
  if (path === firstAddresses.print) return <PrintPage />;
  const onScreen = readTvPath(path);
  if (onScreen !== null && shareToken !== null) return <SharedPage planId={onScreen} isOnScreen />;
  const place = readPlanPage(path);
  if (place !== null && shareToken !== null) return <SharedPage planId={place.planId} isOnScreen={false} />;
  return <MemberPage path={path} />;
}

/** These alone follow each other in one document. */
function MemberPage({ path }: { readonly path: string }) {
  const visit = useVisit();
  const place = readPlanPage(path);
  const Page = memberPages.get(path) ?? HomePage;
  return (
    <>
      {place === null ? <Page key={visit} /> : <PlanShell key={place.planId} place={place} visit={visit} />}
      <MemberNavigation />
    </>
  );
}

function isLinkPage(path: string): boolean {
  return [firstAddresses.invitationPage, firstAddresses.resetPage, firstAddresses.confirmEmailPage].some(
    (each) => each === path,
  );
}
