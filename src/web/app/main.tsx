import '#web/base/styles/fonts.css';
import '#web/base/styles/tokens.css';
import '#web/base/styles/base.css';
import '#web/base/styles/layout.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { closedPeriodReason } from '#web/base/api/closedPeriodReason.ts';
import { prefetchPlan } from '#web/base/api/prefetchPlan.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { applyLanguage } from '#web/base/messages/language.ts';
import { loadFirstTexts } from '#web/base/messages/say.ts';
import { listenForPalette } from '#web/pages/palette/listenForPalette.ts';
import { applyTheme } from '#web/plan/frame/theme.ts';
import { App } from './App.tsx';
import { startMemberNavigation } from './startMemberNavigation.ts';

prefetchPlan(window.location.pathname);
applyTheme();
applyLanguage();
closedPeriodReason.ask = async (path, refusal) =>
  (await loadFile(() => import('#web/plan/periods/reasonFor.ts'))).reasonFor(path, refusal);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
if (shareToken === null) {
  listenForPalette();
  startMemberNavigation();
}
loadFirstTexts().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
