import { describe, expect, it } from 'vitest';
import {
  CHART_CHOICES,
  choiceOf,
  choicesOf,
  runningChoiceOf,
  showsOwnPeriods,
  toDateStepsOf,
  toggleLabel,
  toggleOf,
  togglesOf,
} from './toggles.ts';

describe('the toggles of a chart', () => {
  it.each([
    ['sum', 'monthly', ['periods', 'quarterly', 'annual', 'toDate']],
    ['average', 'weekly', ['periods', 'quarterly', 'annual', 'toDate']],
    ['current', 'monthly', ['periods', 'quarterly', 'annual', 'toDate']],
    ['highest', 'monthly', ['periods', 'quarterly']],
    ['lowest', 'weekly', ['periods', 'quarterly']],
    ['sum', 'quarterly', ['quarterly', 'annual', 'toDate']],
    ['average', 'quarterly', ['quarterly', 'annual', 'toDate']],
    ['highest', 'quarterly', ['quarterly']],
    ['lowest', 'quarterly', ['quarterly']],
    ['sum', 'yearly', ['annual']],
    ['highest', 'yearly', ['annual']],
    ['lowest', 'yearly', ['annual']],
  ] as const)('of a goal of function %s tracked %s are %j', (aggregation, trackingFrequency, toggles) => {
    expect(togglesOf({ aggregation, trackingFrequency })).toEqual(toggles);
  });

  it.each([
    ['sum', 'monthly', ['periods', 'quarterly', 'annual', 'toDateQuarterly', 'toDateMonthly']],
    ['highest', 'monthly', ['periods', 'quarterly']],
    ['sum', 'quarterly', ['quarterly', 'annual', 'toDateQuarterly']],
    ['lowest', 'quarterly', ['quarterly']],
    ['sum', 'yearly', ['annual']],
  ] as const)('of function %s tracked %s leave the choices %j', (aggregation, trackingFrequency, choices) => {
    expect(choicesOf({ aggregation, trackingFrequency })).toEqual(choices);
  });

  it.each([
    ['periods', 'weekly', 2025, 'Weekly'],
    ['periods', 'monthly', 2025, 'Monthly'],
    ['quarterly', 'weekly', 2025, 'Quarterly'],
    ['annual', 'yearly', 'ALL', 'Annual'],
    ['toDate', 'monthly', 2025, 'YTD'],
    ['toDate', 'monthly', 'ALL', 'PTD'],
  ] as const)('%s of a goal tracked %s in %s reads %s', (toggle, frequency, year, label) => {
    expect(toggleLabel(toggle, { frequency, year })).toBe(label);
  });

  it.each([
    ['periods', 'periods'],
    ['quarterly', 'quarterly'],
    ['annual', 'annual'],
    ['toDateQuarterly', 'toDate'],
    ['toDateMonthly', 'toDate'],
  ] as const)('%s presses %s', (choice, toggle) => {
    expect(toggleOf(choice)).toBe(toggle);
    expect(CHART_CHOICES).toContain(choice);
  });

  it('choose running values by month first, and by quarter where that is pressed beneath', () => {
    const steps = toDateStepsOf({ trackingFrequency: 'monthly' });
    expect(steps).toEqual(['quarterly', 'monthly']);
    expect(choiceOf('annual')).toBe('annual');
    expect(choiceOf('annual', 'quarterly')).toBe('annual');
    expect(choiceOf('toDate')).toBe('toDateMonthly');
    expect(steps.map((step) => choiceOf('toDate', step))).toEqual(['toDateQuarterly', 'toDateMonthly']);
  });

  it('have only quarters beneath the running values of a quarterly goal', () => {
    expect(toDateStepsOf({ trackingFrequency: 'quarterly' })).toEqual(['quarterly']);
  });

  it.each([
    ['sum', 'monthly', 'toDateMonthly'],
    ['sum', 'quarterly', 'toDateQuarterly'],
    ['highest', 'monthly', null],
    ['sum', 'yearly', null],
  ] as const)('of function %s tracked %s have running values in %s', (aggregation, trackingFrequency, choice) => {
    expect(runningChoiceOf({ aggregation, trackingFrequency })).toBe(choice);
  });

  it.each([
    ['periods', 'monthly', true],
    ['quarterly', 'monthly', false],
    ['quarterly', 'quarterly', true],
    ['annual', 'quarterly', false],
    ['annual', 'yearly', true],
    ['toDateQuarterly', 'quarterly', false],
  ] as const)('%s of a goal tracked %s shows its own periods: %s', (choice, trackingFrequency, isOwn) => {
    expect(showsOwnPeriods(choice, { trackingFrequency })).toBe(isOwn);
  });
});
