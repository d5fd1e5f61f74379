import Chart from 'chart.js/auto';
import { HEIGHT, offer, WIDTH } from './drawing.ts';

offer((places, goals) => {
  const charts = places.map((place, at) => {
    const canvas = place.appendChild(document.createElement('canvas'));
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const points = goals[at] ?? [];
    return new Chart(canvas, {
      type: 'line',
      data: {
        labels: points.map(({ start }) => String(start)),
        datasets: [
          { data: points.map(({ target }) => target), pointRadius: 0, borderWidth: 2 },
          { data: points.map(({ actual }) => actual), pointRadius: 0, borderWidth: 2 },
        ],
      },
      options: {
        animation: false,
        responsive: false,
        plugins: { legend: { display: false }, tooltip: { enabled: false } },
        scales: { x: { ticks: { maxTicksLimit: 2 } }, y: { ticks: { maxTicksLimit: 3 } } },
      },
    });
  });
  return () => {
    for (const chart of charts) chart.destroy();
  };
});
