import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Line, LineChart, XAxis, YAxis } from 'recharts';
import { HEIGHT, offer, WIDTH } from './drawing.ts';

const line = (dataKey: string, stroke: string) =>
  createElement(Line, { key: dataKey, dataKey, stroke, dot: false, isAnimationActive: false });

offer((places, goals) => {
  const roots = places.map((place) => createRoot(place));
  flushSync(() => {
    for (const [at, root] of roots.entries()) {
      const axes = [
        createElement(XAxis, { key: 'x', dataKey: 'start', interval: 50, tick: { fontSize: 11 } }),
        createElement(YAxis, { key: 'y', width: 30, tickCount: 3, tick: { fontSize: 11 } }),
      ];
      const lines = [line('target', '#777'), line('actual', '#26c')];
      root.render(createElement(LineChart, { width: WIDTH, height: HEIGHT, data: goals[at] }, ...axes, ...lines));
    }
  });
  return () => {
    for (const root of roots) root.unmount();
  };
});
