import type { Claim } from '#bench/tools/claim.ts';
import { stackLabels } from '#web/goal/charts/stackedTops.ts';

/** Of one thing measured: how many goals the plan had, and what it took, in ms. */
export type GrowthLine = {
  readonly of: string;
  readonly points: readonly { readonly goals: number; readonly ms: number }[];
};

/** What is known of how cost grows with the goals of a plan, each line in the order of the goals. */
export function growthLines(claims: readonly Claim[]): GrowthLine[] {
  const measured = claims.flatMap(({ growth, value }) => (growth === undefined ? [] : [{ ...growth, ms: value }]));
  return [...Map.groupBy(measured, ({ of }) => of)].map(([of, points]) => ({
    of,
    points: points.toSorted((one, other) => one.goals - other.goals).map(({ goals, ms }) => ({ goals, ms })),
  }));
}

const WIDTH = 720;
const HEIGHT = 360;
const EDGE = { top: 24, right: 220, bottom: 44, left: 64 };
/** Between the names of two lines, of which several may end at the same place. */
const LINE_HEIGHT = 15;
const COLOURS = ['#2563eb', '#c2410c', '#15803d', '#7e22ce'];

/**
 * The lines as an SVG picture, both axes by powers of ten: what grows in proportion rises by one step a step, as the
 * dashed line beneath does, and what depends on the change alone stays level.
 */
export function growthPlot(lines: readonly GrowthLine[]): string {
  const points = lines.flatMap((line) => line.points);
  const x = axis(
    points.map(({ goals }) => goals),
    { from: EDGE.left, to: WIDTH - EDGE.right },
  );
  const y = axis(
    points.map(({ ms }) => ms),
    { from: HEIGHT - EDGE.bottom, to: EDGE.top },
  );
  const across = x.steps.map((goals) => {
    const at = x.place(goals);
    return `<line class="grid" x1="${at}" y1="${EDGE.top}" x2="${at}" y2="${HEIGHT - EDGE.bottom}"/>
<text x="${at}" y="${HEIGHT - EDGE.bottom + 18}" text-anchor="middle">${goals.toLocaleString('en')}</text>`;
  });
  const up = y.steps.map((ms) => {
    const at = y.place(ms);
    return `<line class="grid" x1="${EDGE.left}" y1="${at}" x2="${WIDTH - EDGE.right}" y2="${at}"/>
<text x="${EDGE.left - 8}" y="${at + 4}" text-anchor="end">${timeText(ms)}</text>`;
  });
  const ends = lines.map((line) => y.place(line.points.at(-1)?.ms ?? Number.NaN));
  const named = stackLabels(ends, LINE_HEIGHT, HEIGHT).map(({ middle, below }) => middle + below * LINE_HEIGHT);
  const drawn = lines.map((line, index) =>
    lineMarkup(line, { x, y, colour: COLOURS[index % COLOURS.length] ?? '', namedAt: named[index] ?? Number.NaN }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img">
<title>What a plan costs, by how many goals it has</title>
<style>
text { font: 12px system-ui, sans-serif; fill: #57606a }
.grid { stroke: #8c959f; stroke-opacity: .3 }
.even { stroke: #8c959f; stroke-dasharray: 4 4 }
polyline { fill: none; stroke-width: 2 }
@media (prefers-color-scheme: dark) { text { fill: #9ea7b3 } }
</style>
${[...across, ...up, evenLine(x, y), ...drawn].join('\n')}
<text x="${(EDGE.left + WIDTH - EDGE.right) / 2}" y="${HEIGHT - 6}" text-anchor="middle">goals of the plan, 52 entries each</text>
</svg>
`;
}

type Axis = { readonly steps: readonly number[]; readonly place: (value: number) => number };

/** Powers of ten around some values, along a side of the picture. */
function axis(values: readonly number[], { from, to }: { readonly from: number; readonly to: number }): Axis {
  const lowest = Math.floor(Math.log10(Math.min(...values)));
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(Math.max(...values))));
  const steps = Array.from({ length: highest - lowest + 1 }, (_, step) => 10 ** (lowest + step));
  const place = (value: number) => rounded(from + ((Math.log10(value) - lowest) / (highest - lowest)) * (to - from));
  return { steps, place };
}

/** How cost rises that is in proportion to the goals, through the corner where the axes meet. */
function evenLine(x: Axis, y: Axis): string {
  const [goals, ms] = [x.steps[0] ?? 1, y.steps[0] ?? 1];
  const steps = Math.min(x.steps.length, y.steps.length) - 1;
  const [toX, toY] = [x.place(goals * 10 ** steps), y.place(ms * 10 ** steps)];
  return `<line class="even" x1="${x.place(goals)}" y1="${y.place(ms)}" x2="${toX}" y2="${toY}"/>
<text x="${toX + 6}" y="${toY + 4}">in proportion</text>`;
}

function lineMarkup(
  { of, points }: GrowthLine,
  { x, y, colour, namedAt }: { readonly x: Axis; readonly y: Axis; readonly colour: string; readonly namedAt: number },
): string {
  const places = points.map(({ goals, ms }) => [x.place(goals), y.place(ms)] as const);
  const dots = places.map(([left, top]) => `<circle cx="${left}" cy="${top}" r="3.5" fill="${colour}"/>`);
  const [left] = places.at(-1) ?? [0];
  return `<polyline stroke="${colour}" points="${places.map((place) => place.join(',')).join(' ')}"/>
${dots.join('')}
<text x="${left + 10}" y="${rounded(namedAt + 4)}" style="fill:${colour}">${escaped(of)}: ${timeText(points.at(-1)?.ms ?? 0)}</text>`;
}

function timeText(ms: number): string {
  const [value, unit] = ms >= 1000 ? [ms / 1000, 's'] : [ms, 'ms'];
  return `${value.toLocaleString('en', { maximumSignificantDigits: 2 })} ${unit}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function rounded(place: number): number {
  return Math.round(place * 10) / 10;
}
