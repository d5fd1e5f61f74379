import { init } from 'echarts';
import { HEIGHT, offer, WIDTH } from './drawing.ts';

offer((places, goals) => {
  const charts = places.map((place, at) => {
    const points = goals[at] ?? [];
    const chart = init(place, null, { renderer: 'canvas', width: WIDTH, height: HEIGHT });
    chart.setOption({
      animation: false,
      grid: { left: 30, right: 4, top: 4, bottom: 18 },
      xAxis: { type: 'category', data: points.map(({ start }) => String(start)), axisLabel: { interval: 50 } },
      yAxis: { type: 'value', splitNumber: 2 },
      series: [
        { type: 'line', showSymbol: false, data: points.map(({ target }) => target) },
        { type: 'line', showSymbol: false, data: points.map(({ actual }) => actual) },
      ],
    });
    return chart;
  });
  return () => {
    for (const chart of charts) chart.dispose();
  };
});
