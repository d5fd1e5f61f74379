import { describe, expect, it } from 'vitest';
import { prepareExample } from '#testing/server/exampleImport.ts';
import { goalsOf } from '#testing/server/preparedParts.ts';

const csv = (...lines: readonly string[]) => ({ 'g.csv': `${lines.join('\n')}\n` });
const found = async (files: Readonly<Record<string, string>>, code: string) => {
  const { preview } = await prepareExample(files);
  return [...(preview.groups.find((group) => group.code === code)?.findings ?? [])].map(
    ({ line, column, reason }) => `${line} ${column}: ${reason}`,
  );
};

describe('a unit in brackets of a heading', () => {
  const wide = csv('number,title,2026-01 (k€),2026-02 (k€)', '1,Cost,1234,2000');

  it('is the unit of new goals, and told; figures stay as they stand', async () => {
    const prepared = await prepareExample(wide);
    const { edits } = prepared;
    expect(goalsOf(prepared)['1']).toMatchObject({ unit: 'k€', valueType: 'number' });
    expect(edits.flatMap((edit) => (edit.entity === 'entries' ? [...edit.cells] : []))).toMatchObject([
      { actual: 1234 },
      { actual: 2000 },
    ]);
    expect(await found(wide, 'unitFromHeading')).toEqual(['2 unit: k€']);
  });

  it('says the value type of percents and money', async () => {
    const prepared = await prepareExample(csv('number,title,2026-01 (%),2026-02 (%)', '1,Share,10,20'));
    expect(goalsOf(prepared)['1']).toMatchObject({ unit: '', valueType: 'percent' });
  });

  it('is none for a goal whose row has one', async () => {
    const prepared = await prepareExample(csv('number,title,unit,2026-01 (k€),2026-02 (k€)', '1,Staff,FTE,12,13'));
    expect(goalsOf(prepared)['1']).toMatchObject({ unit: 'FTE' });
  });

  it.each([
    ['several', csv('number,title,2026-01 (k€),2026-02 (days)', '1,Cost,1,2'), 'units in the headings'],
    [
      'figures with thousands of their own',
      csv('number,title,2026-01 (k€),2026-02 (k€)', '1,Cost,1 M€,2'),
      'cells with their own',
    ],
    ['a table of figures alone', csv('goal_number,2026-01 (k€),2026-02 (k€)', '1,1,2'), 'without the goals it is of'],
  ])('is left out and told of %s', async (_, files, why) => {
    expect((await found(files, 'readAs')).join()).toContain(why);
  });
});

describe('a figure of up to 1 in a percentage is told', () => {
  const shares = (...cells: readonly string[]) =>
    csv('number,title,unit,2026-01,2026-02,2026-03', `1,Share,%,${cells.join()}`);

  it.each([
    ['beside large ones', ['45%', '0.5', '50'], ['2 2026-02: read as 0.5 %']],
    ['in all of a row', ['0.45', '0.5', ''], ['2 2026-01: read as 0.45 %', '2 2026-02: read as 0.5 %']],
    ['but not among small ones', ['2', '0.9', '3'], []],
    ['and never of 0', ['0', '45', '50'], []],
  ])('%s', async (_, cells, listed) => {
    expect(await found(shares(...cells), 'smallPercent')).toEqual(listed);
  });
});
