import '#web/base/styles/tokens.css';
import '#web/base/styles/base.css';
import '#web/base/styles/layout.css';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MiniChart } from '#web/goal/charts/MiniChart.tsx';
import { offer } from './drawing.ts';

const unit = { valueType: 'number', currency: '$', unit: '' } as const;
const dateStyle = { dateFormat: 'M/D/Y', fiscalDisplay: 'fullYear', fiscalStartMonth: 1 } as const;

offer((places, goals) => {
  const roots = places.map((place) => createRoot(place));
  flushSync(() => {
    for (const [at, root] of roots.entries()) {
      const progression = { period: 'weekly', points: goals[at] ?? [], hasImpliedTargets: false } as const;
      root.render(createElement(MiniChart, { progression, unit, dateStyle, label: `Chart ${at}` }));
    }
  });
  return () => {
    for (const root of roots) root.unmount();
  };
});
