import { describe, expect, it } from 'vitest';
import { draftOffice, type OfficeDraft } from '#testing/server/draftOffice.ts';
import { handmadeWorkbook } from '#testing/server/handmadeWorkbook.ts';

const csv = (name: string, text: string | Uint8Array, before: OfficeDraft | null = null) =>
  draftOffice({ name, bytes: typeof text === 'string' ? Buffer.from(text) : text }, { before });
const HEAD = ['KPI', 'Target 2026', 'Actual 2026'];

/** What the proof lists of single cells: where, what it says, and why it stays out. */
const out = ({ result }: OfficeDraft) => result.proof?.cells.map(({ cell, text, why }) => `${cell} ${text}: ${why}`);
const open = ({ result }: OfficeDraft) =>
  result.questions.flatMap(({ is_assumed, text, proposed }) => (is_assumed ? [] : [`${text} ${proposed}`]));

describe('a file that contradicts itself, or that nobody can be sure of, says so', () => {
  it('two sheets that contradict each other: the later figure comes in, the other is listed', async () => {
    const sheets = [
      { name: 'Year end', rows: [HEAD, ['Homes', 640, 410], ['Trees', 80, 75]] },
      { name: 'Board', rows: [HEAD, ['Homes', 640, 390], ['Trees', 80, 75]] },
    ];
    const draft = await draftOffice({ name: 'two.xlsx', bytes: handmadeWorkbook(sheets) });
    expect(draft.state.goals.map(({ title }) => title)).toEqual(['Homes', 'Trees']);
    expect(draft.result.proof?.cells).toMatchObject([
      { sheet: 'Year end', cell: 'C2', text: '410', why: 'contradicts another cell of the same goal and period' },
    ]);
  });

  it('a column that changes its meaning half-way: each cell that is no figure is listed, to be mended or left', async () => {
    const rows = ['Homes,640,410', 'Trees,80,75', 'Roads,12,9', 'Parks,on track,Ada', 'Pools,late,Bob'];
    const draft = await csv('half.csv', [HEAD.join(','), ...rows].join('\n'));
    const why = 'not a number or a day that can be read';
    expect(out(draft)).toEqual([`B5 on track: ${why}`, `C5 Ada: ${why}`, `B6 late: ${why}`, `C6 Bob: ${why}`]);
    expect(draft.state.goals).toHaveLength(5);
  });

  it('totals that do not add up: no total is taken, each is listed', async () => {
    const draft = await csv('totals.csv', 'KPI,Jan 2026,Feb 2026,Total\nHomes,1,2,9\nTrees,4,5,9\nTotal,5,7,30\n');
    expect(draft.state.goals.map(({ title }) => title)).toEqual(['Homes', 'Trees']);
    expect(out(draft)).toContain('D2 9: worked out from other cells of the file');
    expect(out(draft)).toContain('D4 30: a total, no goal');
  });

  it('the same title ten times: ten goals with their own figures, none lost and none merged', async () => {
    const rows = Array.from({ length: 10 }, (_, at) => `Answer time,${at + 10},${at}`);
    const draft = await csv('same.csv', [HEAD.join(','), ...rows].join('\n'));
    expect(draft.state.goals.map(({ number }) => String(number))).toHaveLength(10);
    expect(draft.result.proof).toMatchObject({ filled: 33, in: 33, out: 0 });
  });

  it('a file of another plan: it is asked whether it belongs there', async () => {
    const ours = await csv('ours.csv', 'No,KPI,Target 2026\n1,Homes,5\n2,Trees,6\n3,Roads,7\n');
    const other = await csv('other.csv', 'No,KPI,Target 2026\n1,Wards,5\n2,Beds,6\n3,Nurses,7\n', ours);
    expect(other.result.otherPlan).toEqual({ found: 3, alike: 0 });
  });

  it('an encoding that cannot be told: it is asked, with the others that it may be', async () => {
    const letters = Uint8Array.of(0xd0, 0xe0, 0xf1, 0xf5, 0xee, 0xe4);
    const draft = await csv(
      'letters.csv',
      Buffer.concat([Buffer.from('KPI,Target 2026\n'), letters, Buffer.from(',5\n')]),
    );
    expect(open(draft)).toContainEqual(expect.stringMatching(/^In which encoding is letters\.csv written\? /));
    const question = draft.result.questions.find(({ name }) => name === 'encoding');
    expect(question?.choices.length).toBeGreaterThan(1);
  });
});
