import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { draftOffice, exportedOf } from '#testing/server/draftOffice.ts';

/** Headings of one column, each as several languages have it. */
const NUMBER = ['No', 'Nr.', 'Código', '番号', '№'];
const LEVEL = ['Priority area', 'Handlungsfeld', 'Eje', 'Obiettivo strategico', 'Qqq'];
const TITLE = ['Indicator', 'Kennzahl', 'Indicateur', 'Показатель', '指標', 'Mittari', 'Zzz'];
const UNIT = ['Unit', 'Einheit', 'Unidade de medida', 'J.m.', 'Xxx'];
const OWNER = ['Owner', 'Verantwortlich', 'Responsable', 'Ответственный', 'Www'];
const BASELINE = ['Baseline', 'Ausgangswert', 'Línea base', 'Wartość bazowa', 'Vvv'];
const PAIR: readonly (readonly [string, string])[] = [
  ['Target', 'Actual'],
  ['Soll', 'Ist'],
  ['Cible', 'Réalisé'],
  ['План', 'Факт'],
  ['目標', '実績'],
  ['Aaa', 'Bbb'],
];
const NONE = ['', 'n/a', '-', 'k. A.', 'нет данных'];
const NOTES = ['Source: own count', 'Hinweis: vorläufig', '* revised'];

const among = (words: readonly string[]) => fc.constantFrom(...words);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const shape = fc.record({
  number: maybe(among(NUMBER)),
  level: maybe(among(LEVEL)),
  title: among(TITLE),
  unit: maybe(among(UNIT)),
  owner: maybe(among(OWNER)),
  baseline: maybe(among(BASELINE)),
  pair: fc.constantFrom(...PAIR),
  years: fc.integer({ min: 0, max: 3 }),
  isYearFirst: fc.boolean(),
  rows: fc.integer({ min: 2, max: 6 }),
  gaps: fc.array(fc.nat({ max: 60 }), { maxLength: 8 }),
  none: among(NONE),
  above: maybe(fc.constant('Report of the year 2024')),
  total: fc.boolean(),
  note: maybe(among(NOTES)),
});

type Shape = typeof shape extends fc.Arbitrary<infer Value> ? Value : never;

/** A table of that shape whose figures and names are all different. */
function tableOf(of: Shape): string[][] {
  const [target, actual] = of.pair;
  const years = Array.from({ length: of.years }, (_, at) => String(2022 + at));
  const pairs = (years.length === 0 ? [''] : years).flatMap((year) =>
    [target, actual].map((word) => (of.isYearFirst ? `${year} ${word}` : `${word} ${year}`).trim()),
  );
  const names = [of.number, of.level, of.title, of.unit, of.owner];
  const head = [...names.filter((name) => name !== null), ...(of.baseline === null ? [] : [of.baseline]), ...pairs];
  const rows = Array.from({ length: of.rows }, (_, at) => {
    const texts = [
      `${at + 1}`,
      `Area ${at % 2 === 0 ? 'north' : 'south'}`,
      `Measure of ${WORDS[at]}`,
      'trees',
      `Person ${WORDS[at]}`,
    ];
    const figures = (of.baseline === null ? 0 : 1) + pairs.length;
    return [
      ...texts.filter((_text, column) => names[column] !== null),
      ...Array.from({ length: figures }, (_figure, column) => String(1000 + at * 100 + column * 7)),
    ];
  });
  const first = names.filter((name) => name !== null).length;
  for (const gap of of.gaps) {
    const row = rows[gap % of.rows];
    const column = first + (gap % Math.max(1, head.length - first));
    if (row?.[column] !== undefined) row[column] = of.none;
  }
  return [
    ...(of.above === null ? [] : [[of.above], []]),
    head,
    ...rows,
    ...(of.total ? [['Total', ...head.slice(1).map((_, at) => (at + 1 < first ? '' : String(9000 + at)))]] : []),
    ...(of.note === null ? [] : [[], [of.note]]),
  ];
}

const WORDS = ['oak', 'elm', 'ash', 'fir', 'yew', 'box'];

it('every filled cell of a table comes in or is listed, and none does both', async () => {
  await fc.assert(
    fc.asyncProperty(shape, async (of) => {
      const table = tableOf(of);
      const text = table.map((row) => row.join(';')).join('\n');
      const draft = await draftOffice({ name: 'table.csv', bytes: new TextEncoder().encode(text) });
      const { proof } = draft.result;
      // Where no heading is known nothing comes in at all.
      if (proof === null || proof === undefined) {
        expect(draft.state.goals).toEqual([]);
        return;
      }
      const filled = table.flat().filter((cell) => cell !== '');
      expect(proof.filled).toBe(filled.length);
      expect(proof.cells).toHaveLength(proof.out);
      expect(proof.in + proof.out).toBe(filled.length);
      const listed = new Set(proof.cells.map((cell) => cell.text));
      const held = JSON.stringify([exportedOf(draft), draft.state.goals]);
      for (const cell of filled.filter((each) => /^\d{4}$/.test(each) || each.startsWith('Measure of')))
        expect([cell, listed.has(cell) === held.includes(cell)]).toEqual([cell, false]);
    }),
    { numRuns: 150 },
  );
});
