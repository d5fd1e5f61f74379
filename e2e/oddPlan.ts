import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningMilepost, startMilepost } from './milepost.ts';

/** Titles nobody expects: markup, a mark that turns the direction of writing, characters of many parts. */
export const ODD = {
  markup: '<b>Bold</b> & "quotes" <img src=x onerror="document.title=1">',
  override: 'Report \u202Efdp.exe of the year',
  emoji: `Family ${'👨‍👩‍👧‍👦'.repeat(20)} of many`,
  owner: 'Department of Extraordinary Lengths',
};

const HEADER = 'number,title,function,value_type,tracking,start,end,owner,rollup,eoy_100,eoy_target,is_kpi';
const GOALS = [
  ['1', 'An objective', '', '', '', '', '', '', '', '', '', ''],
  ['1.1', ODD.markup, 'sum', 'number', 'monthly', '2026-01-01', '2026-12-31', '', '', '', '120', ''],
  ['1.2', ODD.override, 'current', 'percent', 'monthly', '2026-01-01', '2026-12-31', '', '', '', '80', ''],
  ['1.3', ODD.emoji, 'highest', 'number', 'weekly', '2026-01-01', '2026-12-31', '', '', '', '10', ''],
  ['1.4', 'A goal without dates and figures', 'sum', 'number', 'monthly', '', '', '', '', '', '', ''],
  ['1.5', 'A whole of parts', 'current', 'percent', 'monthly', '2026-01-01', '2026-12-31', '', 'average', '1', '', ''],
  ['1.5.1', 'A part', 'current', 'percent', 'monthly', '2026-01-01', '2026-12-31', '', '', '', '100', ''],
  ['1.6', 'A goal with dates alone', 'sum', 'number', 'monthly', '2026-01-01', '2026-12-31', '', '', '', '12', ''],
];
const ENTRIES = [
  'goal_number,date,target,actual',
  '1.1,2026-09-01,10,8',
  '1.2,2026-09-01,60,70',
  '1.3,2026-09-07,5,4',
  '1.5.1,2026-09-01,60,55',
];

/** A server with a plan of such goals, imported by command. */
export async function startWithOddPlan(): Promise<RunningMilepost> {
  const folder = await mkdtemp(join(tmpdir(), 'milepost-odd-'));
  const goals = GOALS.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  await writeFile(join(folder, 'goals.csv'), [HEADER, ...goals].join('\n'));
  await writeFile(join(folder, 'entries.csv'), ENTRIES.join('\n'));
  const milepost = await startMilepost({ MILEPOST_DEMO: '0' });
  const words = ['import', '--plan', 'Odd', '--fiscal-month', '1', '--currency', '€'];
  const { status, output } = await milepost.run(...words, join(folder, 'goals.csv'), join(folder, 'entries.csv'));
  await rm(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(output);
  return milepost;
}

/** The address of a dashboard with all levels. */
export function allLevels(milepost: RunningMilepost, more = ''): string {
  return `${milepost.address}/dashboard?filters=${encodeURIComponent('{"depth":[0,1,2,3]}')}${more}`;
}
