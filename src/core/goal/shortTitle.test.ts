import { describe, expect, it } from 'vitest';
import { titleShortener } from './shortTitle.ts';

const ENGINES = 'Reduce response time of fire engines in the';
const NORTH = `${ENGINES} north of the city to under five minutes`;
const SOUTH = `${ENGINES} south of the city to under five minutes`;
const POVERTY = 'People at risk of income poverty after social transfers -';
const MEDIANS = ['40%', '60%'].flatMap((median) => [
  `${POVERTY} Barcelona / ${median} median`,
  `${POVERTY} Barcelona Metropolitan Area / ${median} median`,
]);
const CODES = ['A', 'B'].map((end) => `${'x'.repeat(90)}${end}`);

describe('a title beside its siblings', () => {
  it.each([
    ['short enough', ['Plant trees', 'Plant trees in parks'], 'Plant trees', 64, 'Plant trees'],
    ['without siblings', [NORTH], NORTH, 40, NORTH],
    ['that begin otherwise', [NORTH, `Then ${SOUTH}`], NORTH, 40, NORTH],
    ['that differ where it is seen anyway', [NORTH, SOUTH], NORTH, 64, NORTH],
    ['that differ beyond', [NORTH, SOUTH], NORTH, 52, 'Reduce response … north of the city to under five minutes'],
    ['the other', [NORTH, SOUTH], SOUTH, 52, 'Reduce response … south of the city to under five minutes'],
    ['that goes on where it ends', [ENGINES, SOUTH], ENGINES, 40, 'Reduce response time of fire … the'],
    ['twice the same', [NORTH, NORTH], NORTH, 40, NORTH],
    ['a sign that differs', MEDIANS, MEDIANS[0], 52, 'People at risk of income … Barcelona / 40% median'],
    ['two differences', MEDIANS, MEDIANS[3], 52, 'People at risk of … Metropolitan Area / 60% median'],
    ['in one word', CODES, CODES[0], 40, `${'x'.repeat(36)} … A`],
    ['none of them', [], NORTH, 40, NORTH],
  ] as const)('is cut where it differs: %s', (_, siblings, title, room, short) => {
    expect(titleShortener(siblings)(title ?? '', room)).toBe(short);
  });

  it('is told apart from each of them in the room it has', () => {
    for (const titles of [[NORTH, SOUTH], MEDIANS]) {
      const shorten = titleShortener(titles);
      const seen = titles.map((title) => shorten(title, 52).slice(0, 52));
      expect(new Set(seen).size).toBe(titles.length);
    }
  });
});
