import type { TrackingFrequency } from '#core/calendar/period.ts';

const PERIODS = { weekly: 'weeks', monthly: 'months', quarterly: 'quarters', yearly: 'years' };

export const largeChart = {
  projection: 'Projection',
  period: 'Period',
  partial: '(not complete)',
  today: 'Today',
  toggles: 'Chart',
  steps: 'Running values by',
  spans: 'How far back',
  twoYears: '2 years',
  since: (year: string) => `Since ${year}`,
  views: 'View of the chart',
  view: { year: 'Year', outlook: 'Outlook', signal: 'Signal' },
  complete: 'Complete',
  milestone: (percent: string) => `${percent} of the time`,
  step: { quarterly: 'Quarterly', monthly: 'Monthly' },
  table: 'Figures of the chart',
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  pressForSource: 'press to see where it comes from',
  reader: 'Read the chart point by point',
  point: (part: { period: string; actual: string | null; target: string | null; projected: string | null }) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`actual ${part.actual}`]),
      ...(part.target === null ? [] : [`target ${part.target}`]),
      ...(part.projected === null ? [] : [`projected ${part.projected}`]),
    ].join(' · '),
  counted: (has: number, of: number, frequency: TrackingFrequency) => `${has} of ${of} ${PERIODS[frequency]}`,
};
