import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DrawView } from '#contract/drawnView.ts';
import { App } from './App.tsx';
import { loadFirstView } from './firstView/loadFirstView.ts';
import { stylesAsRules } from './firstView/styleAttributes.ts';
import { usedRules } from './firstView/usedRules.ts';

export const drawView: DrawView = async (styles) => {
  if (!(await loadFirstView())) return null;
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const { html, rules } = stylesAsRules(renderToString(page));
  const dataset = Object.fromEntries(
    Object.entries(document.documentElement.dataset).map(([name, value = '']) => [name, value]),
  );
  return { html, css: usedRules(styles, { html, dataset, rules }), dataset };
};
