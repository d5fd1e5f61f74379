/**
 * The claim: outlooks are ahead of every published method of the M3 competition on half of its monthly series, of all but
 * Theta on the quarterly ones, and of Theta on the yearly ones; their bands hold as often as they say; a goal of 60
 * entries takes 10 ms. The series and the published forecasts lie beside the repository, or where MILEPOST_SHARED_DATA
 * says; without them only the time is measured.
 *
 *     node bench/outlook.ts
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backTestOf } from '#core/outlook/backTest.ts';
import { errorScaleOf } from '#core/outlook/band.ts';
import { bandQuantilesOf, HISTORY, type Rhythm } from '#core/outlook/bandQuantiles.ts';
import { forecastOf } from '#core/outlook/forecast.ts';
import { outlookOf } from '#core/outlook/outlook.ts';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleMonths, exampleNoise } from '#testing/core/exampleHistory.ts';
import { claim } from './tools/claim.ts';
import { quantile } from './tools/spread.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const DATA = join(resolve(ROOT, process.env.MILEPOST_SHARED_DATA ?? '../shared/data'), 'forecast');
const OWN = 'Milepost';
const RHYTHMS: readonly Rhythm[] = ['monthly', 'quarterly', 'yearly'];
const LIMIT_MS = 10;

/** Which of the published methods each rhythm is measured against. */
const IS_PEER: Readonly<Record<Rhythm, (method: string) => boolean>> = {
  monthly: () => true,
  quarterly: (method) => method !== 'THETA',
  yearly: (method) => method === 'THETA',
};

type Forecasts = ReadonlyMap<string, readonly number[]>;
type Competition = {
  readonly series: readonly {
    readonly id: string;
    readonly rhythm: Rhythm;
    readonly past: readonly number[];
    readonly future: readonly number[];
  }[];
  readonly published: ReadonlyMap<string, Forecasts>;
};

if (existsSync(DATA)) {
  measureCompetition(readCompetition());
} else {
  console.log(`Forecasts are not compared: there is no ${DATA} (MILEPOST_SHARED_DATA).`);
}
measureTime();

function measureCompetition({ series, published }: Competition): void {
  const own: Forecasts = new Map(
    series.map(({ id, rhythm, past, future }) => [
      id,
      forecastOf(past, { seasonLength: HISTORY[rhythm].season, steps: future.length }),
    ]),
  );
  const methods = new Map([[OWN, own], ...published]);
  console.log(`mean symmetric error over all steps, ${series.length} series: ${RHYTHMS.join(', ')}`);
  for (const [method, forecasts] of methods) {
    const errors = RHYTHMS.map((rhythm) => errorOf({ series, published }, rhythm, forecasts).toFixed(2));
    console.log(`  ${method.padEnd(12)} ${errors.join('  ')}`);
  }
  for (const rhythm of RHYTHMS) {
    const peers = [...published].filter(([method]) => IS_PEER[rhythm](method));
    const errors = peers.map(([, forecasts]) => errorOf({ series, published }, rhythm, forecasts));
    const best = Math.min(...errors);
    const value = errorOf({ series, published }, rhythm, own) / best;
    claim({ what: `${rhythm} error against the best to be passed`, value, unit: 'x', atMost: 1 });
    for (const [held, least, most] of [
      ['most', 78, 82],
      ['nearlyAll', 93.5, 96.5],
    ] as const) {
      const share = heldOf({ series, published }, rhythm, { own, held });
      const what = `${rhythm} values that the band of ${held === 'most' ? 80 : 95}% held`;
      claim({ what, value: share, unit: '%', atLeast: least });
      claim({ what: `  and no more than ${most}%`, value: share, unit: '%', atMost: most });
    }
  }
}

/** In percent: the mean of 200 |a - f| / (|a| + |f|). */
function errorOf({ series }: Competition, rhythm: Rhythm, forecasts: Forecasts): number {
  const errors = series
    .filter((each) => each.rhythm === rhythm)
    .flatMap(({ id, future }) =>
      future.map((actual, step) => {
        const forecast = forecasts.get(id)?.[step] ?? Number.NaN;
        return (200 * Math.abs(actual - forecast)) / (Math.abs(actual) + Math.abs(forecast));
      }),
    );
  return errors.reduce((sum, error) => sum + error, 0) / errors.length;
}

function heldOf(
  { series }: Competition,
  rhythm: Rhythm,
  { own, held }: { readonly own: Forecasts; readonly held: 'most' | 'nearlyAll' },
): number {
  const hits = series
    .filter((each) => each.rhythm === rhythm)
    .flatMap(({ id, past, future }) => {
      const scale = errorScaleOf(past, HISTORY[rhythm].season);
      const reach = bandQuantilesOf(rhythm, past.length).single[held];
      return future.map((actual, step) => {
        const error = Math.abs(actual - (own.get(id)?.[step] ?? Number.NaN));
        return error <= (reach[step] ?? 0) * scale;
      });
    });
  return (100 * hits.filter((isHeld) => isHeld).length) / hits.length;
}

function measureTime(): void {
  const goal = {
    trackingFrequency: 'monthly',
    span: { start: null, end: null },
    valueType: 'number',
    newBases: [],
  } as const;
  const today = exampleDay('2030-12-31');
  const times = Array.from({ length: 200 }, (_, run) => {
    const series = exampleMonths(exampleNoise(60).map((value) => value + run));
    const begun = performance.now();
    const outlook = outlookOf(goal, { series, today });
    if ('history' in outlook) backTestOf(outlook.history);
    return performance.now() - begun;
  });
  claim({
    what: 'the outlook of a goal of 60 entries, back-test included',
    value: quantile(times, 0.5),
    unit: 'ms',
    spread: `n = ${times.length}`,
    atMost: LIMIT_MS,
  });
}

function readCompetition(): Competition {
  const parts = new Map<string, { rhythm: Rhythm; past: readonly number[]; future: readonly number[] }>();
  for (const [id = '', period = '', , part, values = ''] of rowsOf('series.csv')) {
    const rhythm = RHYTHMS.find((each) => each === period.toLowerCase());
    if (rhythm === undefined) continue;
    const known = parts.get(id) ?? { rhythm, past: [], future: [] };
    parts.set(id, { ...known, [part === 'history' ? 'past' : 'future']: numbersOf(values) });
  }
  const published = new Map<string, Map<string, readonly number[]>>();
  for (const [id = '', method = '', values = ''] of rowsOf('published.csv')) {
    const forecasts = published.get(method) ?? new Map<string, readonly number[]>();
    published.set(method, forecasts.set(id, numbersOf(values)));
  }
  return { series: [...parts].map(([id, each]) => ({ id, ...each })), published };
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(join(DATA, file), 'utf8').trim().split(/\r?\n/);
  return lines.slice(1).map((line) => line.split(','));
}

function numbersOf(text: string): number[] {
  return text.split(' ').map(Number);
}
