import { describe, expect, it } from 'vitest';
import { draftOffice } from '#testing/server/draftOffice.ts';

const ACTIONS = [
  'Action,Goal,Lead,End,Status',
  'Survey,Fewer leaks,Sam Lee,2026-03-31,Done',
  'Renew,Fewer leaks,Ann Roe,2026-12-31,In progress',
];
const MEASURES = ['Measure,Unit,Target 2026,Actual 2026', 'Leaks,leaks,20,31', 'Bills,%,90,74'];
const file = (lines: readonly string[]) => ({ name: 'sheet7.csv', bytes: Buffer.from(lines.join('\n')) });
const madeOf = async (lines: readonly string[], name = '') => {
  const { result } = await draftOffice(file(lines), { name });
  return { name: result.plan.name, out: result.proof?.cells.map(({ text }) => text) };
};

describe('what a plan is called that nobody names', () => {
  it.each([
    ['an action plan', ACTIONS],
    ['a table of goals', MEASURES],
  ])('the title above %s, which then comes in', async (_, lines) => {
    const title = 'Water service – action plan 2026';
    expect(await madeOf([title, ...lines])).toEqual({ name: title, out: [] });
  });

  it('whoever names it is right, and the title is listed', async () => {
    const made = await madeOf(['Water service – action plan 2026', ...ACTIONS], 'Our water');
    expect(made).toEqual({ name: 'Our water', out: ['Water service – action plan 2026'] });
  });

  it.each([
    ['a month, which the next file has not', 'Depot report January 2026'],
    ['a day', 'Updated 3 March 2026'],
    ['something else', 'Source: the water office'],
    ['a year alone', '2026'],
    ['what any sheet may be called', 'Dashboard 2026'],
  ])('the file, where its first line says %s', async (_, line) => {
    expect((await madeOf([line, ...MEASURES])).name).toBe('sheet7');
  });

  it('the file, where no line stands above the headings', async () => {
    expect((await madeOf(ACTIONS)).name).toBe('sheet7');
  });

  it('the file, where the title is that of its only goal', async () => {
    const lines = ['Leaks in the north', 'Month,Target,Actual', 'Jan 2026,5,4', 'Feb 2026,5,6'];
    expect((await madeOf(lines)).name).toBe('sheet7');
  });
});
