import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { askAhead } from './api/askAhead.ts';
import { closedPeriodReason } from './api/closedPeriodReason.ts';
import { shareToken } from './api/shareAccess.ts';
import { loadFile } from './failure/loadFile.ts';
import { applyTheme } from './frame/theme.ts';
import { applyLanguage } from './messages/language.ts';
import { listenForPalette } from './palette/listenForPalette.ts';

askAhead(window.location.pathname);
applyTheme();
applyLanguage();
closedPeriodReason.give = async (path, refusal) =>
  (await loadFile(() => import('./periods/reasonFor.ts'))).reasonFor(path, refusal);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');
if (shareToken === null) listenForPalette();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
