import { describe, expect, it } from 'vitest';
import { readIsoDate } from '#core/calendar/date.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import type { OwnerId } from '#core/filter/owner.ts';
import { DEFAULT_PERSPECTIVE_LABELS } from '#core/plan/perspective.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { dueDateLabel, type FilterNames, filterChips } from './chips.ts';

const OWNERS = new Map<OwnerId, string>([
  ['d_3', 'Parks'],
  ['u_7', 'Ada Lovelace'],
]);

const NAMES: FilterNames = {
  plan: { tiers: 3, ...NO_PLAN_WORDS },
  dateFormat: 'M/D/Y',
  perspectives: { ...DEFAULT_PERSPECTIVE_LABELS, c: 'Residents' },
  objectives: new Map([['12', 'Clean water']]),
  owners: OWNERS,
  ownLabel: 'Own fields',
  ownTexts: ({ own }) => Object.keys(own ?? {}).map((id) => `${id}: Harbor, None`),
};

describe('the chips of a dashboard', () => {
  it('are none without a filter', () => {
    expect(filterChips(NO_CRITERIA, NAMES)).toEqual([]);
    expect(filterChips({ ...NO_CRITERIA, keyword: ' ' }, NAMES)).toEqual([]);
  });

  it('name each filter and its values as the plan does, in panel order', () => {
    const chips = filterChips(
      {
        keyword: ' "R&D" ',
        ownerIds: ['u_7', 'u_8'],
        statuses: ['off_target', 'critical'],
        depths: [0, 2],
        perspectives: ['c', 'p'],
        objectiveIds: ['12', '13'],
        priorities: ['kpi', 'high', 'normal', 'low', 'none'],
        dueDate: 'thisMonth',
        completion: 'incomplete',
        lateness: 'overdue',
        prospects: ['atRisk', 'noHistory'],
        work: ['late', 'open', 'none'],
        own: { ward: ['harbor', 'none'] },
      },
      NAMES,
    );
    expect(chips).toEqual([
      { kind: 'keyword', label: 'Keyword', values: ['"R&D"'] },
      { kind: 'statuses', label: 'Status', values: ['Off Target', 'Critical'] },
      { kind: 'depths', label: 'Level', values: ['Strategic objectives', 'Department goals'] },
      { kind: 'objectiveIds', label: 'Objective', values: ['Clean water', 'Not in this plan'] },
      { kind: 'perspectives', label: 'Perspective', values: ['Residents', 'People'] },
      { kind: 'priorities', label: 'Priority', values: ['KPI', 'High', 'Normal', 'Low', 'None'] },
      { kind: 'completion', label: 'Completion', values: ['Incomplete'] },
      { kind: 'lateness', label: 'Figures', values: ['Overdue'] },
      { kind: 'prospects', label: 'Outlook', values: ['At risk', 'Not enough history'] },
      { kind: 'work', label: 'Work', values: ['Has late work', 'Has open work', 'No work'] },
      { kind: 'dueDate', label: 'Due date', values: ['This month'] },
      { kind: 'ownerIds', label: 'Owner', values: ['Ada Lovelace', 'Not in this plan'] },
      { kind: 'own', label: 'Own fields', values: ['ward: Harbor, None'] },
    ]);
  });

  it('say which levels hold where a department widens the chosen one; none was chosen, none is shown', () => {
    const levels = (depths: readonly number[]) =>
      filterChips({ ...NO_CRITERIA, depths, ownerIds: ['d_3'] }, NAMES).find(({ kind }) => kind === 'depths')?.values;
    expect(levels([1])).toEqual(['Organisation goals', 'Department goals', 'Member goals', 'Member actions']);
    expect(levels([2])).toEqual(['Department goals']);
    expect(levels([])).toBeUndefined();
  });

  it('say complete', () => {
    expect(filterChips({ ...NO_CRITERIA, completion: 'complete' }, NAMES)).toEqual([
      { kind: 'completion', label: 'Completion', values: ['Complete'] },
    ]);
  });
});

describe('a due date', () => {
  const start = readIsoDate('2026-10-06');
  const end = readIsoDate('2026-11-01');

  it.each([
    ['pastDue', 'Past due'],
    ['thisMonth', 'This month'],
    ['thisQuarter', 'This quarter'],
    [{ custom: { start, end } }, 'Oct 6, 2026 – Nov 1, 2026'],
    [{ custom: { start, end: null } }, 'From Oct 6, 2026'],
    [{ custom: { start: null, end } }, 'Until Nov 1, 2026'],
  ] as const)('%j reads %s', (dueDate, label) => {
    expect(dueDateLabel(dueDate, 'M/D/Y')).toBe(label);
  });

  it('reads as the plan writes dates', () => {
    expect(dueDateLabel({ custom: { start, end } }, 'D/M/Y')).toBe('6 Oct 2026 – 1 Nov 2026');
  });
});
