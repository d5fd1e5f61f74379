import { addDays } from '#core/calendar/date.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';

/** Draws a chart of each goal into its place; what it returns removes them. */
export type Draw = (places: readonly HTMLElement[], goals: readonly (readonly ChartPoint[])[]) => () => void;

declare global {
  interface Window {
    /** Draws all charts and gives the time until they are painted, ms. */
    drawAll: () => Promise<number>;
  }
}

/** As large as the chart of a card; px. */
export const WIDTH = 270;
export const HEIGHT = 76;

const GOALS = 200;
const WEEKS = 52;
const REPORTED = 46;
const START = exampleDay('2026-01-05');

/** Lays out a place for each chart and offers `draw` to the benchmark. */
export function offer(draw: Draw): void {
  const goals = Array.from({ length: GOALS }, (_, goal) => pointsOf(goal));
  window.drawAll = async () => {
    document.body.style.cssText = 'display: grid; grid-template-columns: repeat(4, 270px); gap: 8px; margin: 8px';
    const places = goals.map(() => {
      const place = document.body.appendChild(document.createElement('div'));
      place.style.cssText = `inline-size: ${WIDTH}px; block-size: ${HEIGHT}px`;
      return place;
    });
    await painted();
    const begun = performance.now();
    const remove = draw(places, goals);
    await painted();
    const time = performance.now() - begun;
    const drawn = places.filter((place) => place.querySelector('svg path, svg polyline, canvas') !== null).length;
    if (drawn !== goals.length) throw new Error(`${drawn} of ${goals.length} charts were drawn`);
    remove();
    document.body.replaceChildren();
    await painted();
    return time;
  };
}

/** Resolves once what was done before is painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

function pointsOf(goal: number): ChartPoint[] {
  return Array.from({ length: WEEKS }, (_, week) => ({
    start: addDays(START, week * 7),
    end: addDays(START, week * 7 + 6),
    target: 10 + week * 2,
    actual: week < REPORTED ? 8 + week * 2 + ((goal * 7 + week * 3) % 50) / 10 : null,
    isPartial: false,
    estimate: null,
  }));
}
