import { heightOn } from '#core/chart/axis.ts';
import { linePath, placesOf } from '#core/chart/path.ts';
import { projectedLine } from '#core/chart/projectedLine.ts';
import { timeTicks } from '#core/chart/timeTicks.ts';
import type { ValueUnit } from '#core/format/number.ts';
import { cutText } from '#core/goal/text.ts';
import { formatCardValue } from '#web/base/messages/formats.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say } from '#web/base/messages/say.ts';
import { type LongPlot, longPlotOf } from '#web/goal/charts/longPlot.ts';
import { roughly } from '#web/goal/charts/roughly.ts';
import { isOfSeveralYears, tickText } from '#web/goal/charts/tickText.ts';
import type { ChartToTake } from './chartToTake.ts';

export const PICTURE = { width: 960, height: 480 } as const;

const PLOT = { x: 72, y: 112, width: 800, height: 304 } as const;

const TITLE = { longerThan: 92, keep: 90 } as const;

/** The page's light colours: a file is printed or put on white slides. */
const INK = { text: '#14181f', quiet: '#5f6978', line: '#2b59c3', target: '#6b7585', grid: '#e6eaef', base: '#c6cdd6' };

/** A self-contained drawing in the page's language. */
export function chartSvg({ title, subtitle, progression, unit, dateStyle, today, isPast }: ChartToTake): string {
  const { points, period } = progression;
  const plot = longPlotOf(points, unit, { lineCount: 5, today, isPast });
  const places = (values: readonly (number | null)[]) => placesOf(values, PLOT, (value) => heightOn(plot.axis, value));
  const actuals = places(points.map(({ actual }) => actual));
  const targets = places(points.map(({ target }) => target));
  const projected = places(projectedLine(points)).filter((place) => place !== null);
  const textOf = tickText(points, period, dateStyle);
  const every = isOfSeveralYears(points) ? 2 : 1;
  const ticks = timeTicks(points.length, period).filter((_, index) => index % every === 0);
  const step = points.length > 1 ? PLOT.width / (points.length - 1) : 0;
  const last = actuals[plot.last?.index ?? -1] ?? null;
  const end = projected.at(-1) ?? null;
  const estimate = points.findLast((point) => point.estimate !== null)?.estimate ?? null;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.width}" height="${PICTURE.height}" viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" font-family="Inter, system-ui, 'Segoe UI', Roboto, sans-serif" font-size="12">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    text(24, 38, cutText(title, TITLE), `font-size="18" font-weight="600" fill="${INK.text}"`),
    text(24, 60, subtitle, `fill="${INK.quiet}"`),
    ...legend([
      ...(plot.actual === '' ? [] : [{ name: say.chart.actual, look: ACTUAL }]),
      ...(plot.target === '' ? [] : [{ name: say.chart.target, look: TARGET }]),
      ...(plot.projection === '' ? [] : [{ name: chartWords.projection, look: PROJECTION }]),
    ]),
    ...plot.lines.flatMap(({ label, top }, index) => {
      const y = rounded(PLOT.y + (PLOT.height * top) / 100);
      const stroke = index === 0 ? INK.base : INK.grid;
      return [
        `<path d="M${PLOT.x} ${y}h${PLOT.width}" stroke="${stroke}"/>`,
        text(PLOT.x - 10, y + 4, label, `text-anchor="end" fill="${INK.quiet}"`),
      ];
    }),
    ...ticks.flatMap((index) => {
      const point = points[index];
      if (point === undefined) return [];
      const x = points.length > 1 ? PLOT.x + step * index : PLOT.x + PLOT.width / 2;
      return [text(rounded(x), PLOT.y + PLOT.height + 22, textOf(point), `text-anchor="middle" fill="${INK.quiet}"`)];
    }),
    ...(plot.mark === null ? [line(linePath(targets), TARGET)] : farTarget(plot.target, plot.mark, unit)),
    line(linePath(projected), PROJECTION),
    line(linePath(actuals), ACTUAL),
    ...(end === null || estimate === null
      ? []
      : [
          `<circle cx="${end.x}" cy="${end.y}" r="4" fill="#ffffff" stroke="${INK.line}" stroke-width="1.5"/>`,
          text(end.x + 10, end.y + 4, formatCardValue(roughly(estimate), unit), `fill="${INK.text}"`),
        ]),
    ...(last === null ? [] : [`<circle cx="${last.x}" cy="${last.y}" r="4.5" fill="${INK.line}"/>`]),
    '</svg>',
  ].join('\n');
}

function farTarget(path: string, mark: NonNullable<LongPlot['mark']>, unit: ValueUnit): string[] {
  const x = rounded(PLOT.x + (PLOT.width * mark.left) / 100);
  const y = rounded(PLOT.y + (PLOT.height * mark.top) / 100);
  const look = `stroke="${INK.target}" stroke-width="2"`;
  return [
    `<svg x="${PLOT.x}" y="${PLOT.y}" width="${PLOT.width}" height="${PLOT.height}" viewBox="0 0 1000 1000" preserveAspectRatio="none" overflow="visible">${line(path, `${TARGET} vector-effect="non-scaling-stroke"`)}</svg>`,
    `<path d="M${x} ${rounded(y - 7)}l7 7-7 7-7-7z" fill="#ffffff" ${look}/>`,
    text(x + 12, y + 4, formatCardValue(mark.value, unit), `fill="${INK.text}"`),
  ];
}

const ACTUAL = `stroke="${INK.line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
const TARGET = `stroke="${INK.target}" stroke-width="1.75" stroke-linecap="round" stroke-dasharray="0 4"`;
const PROJECTION = `stroke="${INK.line}" stroke-width="2" stroke-dasharray="4 4"`;

function legend(entries: readonly { readonly name: string; readonly look: string }[]): string[] {
  return entries.flatMap(({ name, look }, index) => {
    const x = 24 + index * 132;
    return [line(`M${x} 84h22`, look), text(x + 30, 88, name, `fill="${INK.quiet}"`)];
  });
}

function line(path: string, look: string): string {
  return path === '' ? '' : `<path d="${path}" fill="none" ${look}/>`;
}

function text(x: number, y: number, content: string, look: string): string {
  return `<text x="${x}" y="${y}" ${look}>${escaped(content)}</text>`;
}

/** Escapes markup and drops control characters. */
function escaped(content: string): string {
  return content
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
