import { expect, it } from 'vitest';
import { tableOf } from './benchPage.ts';

it('the page of benchmarks has a row a claim, says what was missed, and how busy the machine was', () => {
  const claims = [
    { what: 'kept', value: 12.34, unit: 'ms', atMost: 20, beside: { bare: 10 } },
    { what: '  missed', value: 2.5, unit: 'x', atMost: 2 },
    { what: 'only told', value: 1_234, unit: 'a second', spread: 'n = 3' },
  ] as const;
  expect(
    tableOf([{ name: 'filter', cores: 2, load: 0.5, claims, lines: [] }])
      .split('\n')
      .slice(2),
  ).toEqual([
    '| kept | 12.3 ms | at most 20 ms | bare 10 ms | `npm run bench -- filter`, 2 cores, load 0.5 |',
    '| missed | 2.5x | at most 2x: **missed** |  |  |',
    '| only told | 1,234 a second (n = 3) |  |  |  |',
  ]);
});
