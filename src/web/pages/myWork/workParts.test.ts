import { describe, expect, it } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { exampleDashboardGoal } from '#testing/web/exampleDashboardGoal.ts';
import type { WorkItem } from './workList.ts';
import { workParts } from './workParts.ts';

function goal(id: string, figures: Partial<DashboardGoal['figures']> = {}): DashboardGoal {
  const example = exampleDashboardGoal({ id, number: id });
  return {
    ...example,
    figures: {
      ...example.figures,
      status: 'on_target',
      attainment: 1,
      inFiscalYear: true,
      distribution: null,
      ...figures,
    },
  };
}

const due = (one: DashboardGoal): WorkItem => ({ goal: one, reason: { kind: 'stale', due: null } });

const far = goal('1', { status: 'off_target', attainment: 0.8 });
const worst = goal('2', { status: 'critical', attainment: 0.7 });
const worse = goal('3', { status: 'critical', attainment: 0.2 });
const fine = goal('4');
const open = goal('5');

describe('one’s work', () => {
  it('has what is behind first, critical before off target, the furthest first', () => {
    const { attention } = workParts([far, worst, worse, fine], []);
    expect(attention.map(({ id }) => id)).toEqual(['3', '2', '1']);
  });

  it('has each goal once', () => {
    const parts = workParts([far, fine, open], [due(far), due(open)]);
    expect(parts.attention.map(({ id }) => id)).toEqual(['1']);
    expect(parts.figures.map((item) => item.goal.id)).toEqual(['5']);
    expect(parts.others.map(({ id }) => id)).toEqual(['4']);
  });

  it('keeps what others ask apart from figures', () => {
    const asked: WorkItem = { goal: fine, reason: { kind: 'asked', by: 'Jo', at: '', text: '?' } };
    const parts = workParts([open], [asked]);
    expect(parts.answers).toEqual([asked]);
    expect(parts.others.map(({ id }) => id)).toEqual(['5']);
  });

  it('leaves out groups and goals of other years', () => {
    const group = goal('6', { distribution: {} as never, status: 'critical' });
    expect(workParts([group, goal('7', { inFiscalYear: false })], [])).toEqual({
      attention: [],
      figures: [],
      answers: [],
      others: [],
    });
  });
});
