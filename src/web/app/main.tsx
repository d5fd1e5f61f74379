import '#web/base/styles/fonts.css';
import '#web/base/styles/tokens.css';
import '#web/base/styles/base.css';
import '#web/base/styles/layout.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { closedPeriodReason } from '#web/base/api/closedPeriodReason.ts';
import { prefetchPlan } from '#web/base/api/prefetchPlan.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { applyLanguage } from '#web/base/messages/language.ts';
import { loadFirstTexts } from '#web/base/messages/say.ts';
import { listenForPalette } from '#web/pages/palette/listenForPalette.ts';
import { applyTheme } from '#web/plan/frame/theme.ts';
import { App } from './App.tsx';
import { isDrawn, takeOver } from './firstView/takeOver.ts';
import { startMemberNavigation } from './startMemberNavigation.ts';

prefetchPlan(window.location.pathname);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
// What is drawn of a share has the share's theme.
if (!isDrawn(root)) applyTheme();
applyLanguage();
closedPeriodReason.ask = async (path, refusal) =>
  (await loadFile(() => import('#web/plan/periods/reasonFor.ts'))).reasonFor(path, refusal);

if (shareToken === null) {
  listenForPalette();
  startMemberNavigation();
}
const page = (
  <StrictMode>
    <App />
  </StrictMode>
);
void draw(root);

async function draw(root: HTMLElement): Promise<void> {
  if (isDrawn(root) && (await takeOver(root))) {
    hydrateRoot(root, page);
    return;
  }
  await loadFirstTexts();
  root.replaceChildren();
  createRoot(root).render(page);
}
