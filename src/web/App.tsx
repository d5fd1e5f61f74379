import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { firstAddresses } from '#contract/firstAddresses.ts';
import { readPlanPage } from '#contract/pages.ts';
import { readTvPath } from '#contract/tvAddress.ts';
import { sessionQuery } from './api/queries.ts';
import { queryClient } from './api/queryClient.ts';
import { shareToken } from './api/shareAccess.ts';
import { useSignedOut } from './api/signedOut.ts';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import { TipHost } from './ui/TipHost.tsx';

const HomePage = lazy(() => import('./dashboard/HomePage.tsx'));
const PlanPageHost = lazy(() => import('./planPages/PlanPageHost.tsx'));
const SignInAgain = lazy(() => import('./account/SignInAgain.tsx'));
const SignInPage = lazy(() => import('./account/SignInPage.tsx'));
const PrintPage = lazy(() => import('./print/PrintPage.tsx'));
const SharedPage = lazy(() => import('./sharedView/SharedPage.tsx'));
const GalleryPage = lazy(() => import('./gallery/GalleryPage.tsx'));
const LinkPage = lazy(() => import('./account/LinkPage.tsx'));
const OwnAccountPage = lazy(() => import('./ownAccount/OwnAccountPage.tsx'));
const WelcomePage = lazy(() => import('./account/WelcomePage.tsx'));

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <TipHost>
        <Page path={window.location.pathname} />
      </TipHost>
    </QueryClientProvider>
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
