import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { firstAddresses } from '#contract/firstAddresses.ts';
import { readPlanPage } from '#contract/pages.ts';
import { readTvPath } from '#contract/tvAddress.ts';
import { sessionQuery } from './api/queries.ts';
import { queryClient } from './api/queryClient.ts';
import { shareToken } from './api/shareAccess.ts';
import { useSignedOut } from './api/signedOut.ts';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import { Boundary } from './failure/Boundary.tsx';
import { failure } from './failure/LateFailure.tsx';
import { late } from './failure/late.tsx';
import { TipHost } from './ui/TipHost.tsx';
import { whenIdle } from './ui/whenIdle.ts';

const HomePage = late(() => import('./dashboard/HomePage.tsx'), 'page');
const PlanPageHost = late(() => import('./planPages/PlanPageHost.tsx'), 'page');
const SignInAgain = late(() => import('./account/SignInAgain.tsx'));
const SignInPage = late(() => import('./account/SignInPage.tsx'), 'page');
const PrintPage = late(() => import('./print/PrintPage.tsx'), 'page');
const SharedPage = late(() => import('./sharedView/SharedPage.tsx'), 'page');
const GalleryPage = late(() => import('./gallery/GalleryPage.tsx'), 'page');
const LinkPage = late(() => import('./account/LinkPage.tsx'), 'page');
const OwnAccountPage = late(() => import('./ownAccount/OwnAccountPage.tsx'), 'page');
const WelcomePage = late(() => import('./account/WelcomePage.tsx'), 'page');

export function App() {
  useEffect(() => whenIdle(() => failure.load().catch(() => null)), []);
  return (
    <Boundary place="page">
      {() => (
        <QueryClientProvider client={queryClient}>
          <TipHost>
            <Page path={window.location.pathname} />
          </TipHost>
        </QueryClientProvider>
      )}
    </Boundary>
  );
}

/**
 * The page of a path. Nothing stands in its place until it is there: React would show it 300 ms after that at the earliest.
 * Where nobody is signed in, that is asked first, in the place of the page.
 */
function Page({ path }: { readonly path: string }) {
  const isSignedOut = useSignedOut();
  if (path === firstAddresses.welcome) return <WelcomePage />;
  if (path === firstAddresses.gallery) return <GalleryPage />;
  if (isLinkPage(path)) return <LinkPage path={path} />;
  const wasSignedIn = queryClient.getQueryData(sessionQuery.queryKey) !== undefined;
  if (isSignedOut && !wasSignedIn) return <SignInPage />;
  // Where the session ended while somebody was at work the page stays beneath, with everything typed in it.
  return (
    <>
      <SignedInPage path={path} />
      <Suspense>{isSignedOut && <SignInAgain />}</Suspense>
    </>
  );
}

function SignedInPage({ path }: { readonly path: string }) {
  if (path === firstAddresses.print) return <PrintPage />;
  const onScreen = readTvPath(path);
  if (onScreen !== null && shareToken !== null) return <SharedPage planId={onScreen} isOnScreen />;
  if (path === firstAddresses.accountPage) return <OwnAccountPage />;
  const place = readPlanPage(path);
  if (place === null) return <HomePage />;
  if (shareToken !== null) return <SharedPage planId={place.planId} isOnScreen={false} />;
  return place.page === 'dashboard' ? <DashboardPage planId={place.planId} /> : <PlanPageHost place={place} />;
}

/** Pages of links that are followed by who is not signed in. */
function isLinkPage(path: string): boolean {
  return [firstAddresses.invitationPage, firstAddresses.resetPage, firstAddresses.confirmEmailPage].some(
    (each) => each === path,
  );
}
