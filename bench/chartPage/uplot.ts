import UPlot from 'uplot';
import { HEIGHT, offer, WIDTH } from './drawing.ts';

const SECONDS_A_DAY = 86_400;

offer((places, goals) => {
  const charts = places.map((place, at) => {
    const points = goals[at] ?? [];
    const options = {
      width: WIDTH,
      height: HEIGHT,
      legend: { show: false },
      cursor: { show: false },
      series: [{}, { stroke: '#777', width: 2 }, { stroke: '#26c', width: 2 }],
      axes: [{ size: 18 }, { size: 30 }],
    };
    const days = points.map(({ start }) => start * SECONDS_A_DAY);
    const data = [days, points.map(({ target }) => target), points.map(({ actual }) => actual)];
    return new UPlot(options, data, place);
  });
  return () => {
    for (const chart of charts) chart.destroy();
  };
});
