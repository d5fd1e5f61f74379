import { expect, it } from 'vitest';
import { metricProblems } from '#testing/server/metricProblems.ts';

const about = (name: string, type: string) => `# HELP ${name} Help.\n# TYPE ${name} ${type}\n`;

it('finds nothing in a page that is right', () => {
  const text = `${about('a_total', 'counter')}a_total{b="c"} 1\n${about('d_seconds', 'histogram')}d_seconds_bucket{le="+Inf"} 2\nd_seconds_sum 1.5\nd_seconds_count 2\n${about('e_seconds', 'summary')}e_seconds{quantile="0.5"} 1\ne_seconds_sum 1\ne_seconds_count 1\n`;
  expect(metricProblems(text)).toEqual([]);
});

it.each([
  ['no help', '# TYPE a gauge\na 1\n', 'a has no help'],
  ['no type', '# HELP a Help.\na 1\n', 'a has no type before its samples'],
  ['a type after samples', '# HELP a Help.\na 1\n# TYPE a gauge\n', 'a has no type before its samples'],
  ['a type that is none', `${about('a', 'number')}a 1\n`, 'a has no type: number'],
  ['a counter without _total', `${about('a', 'counter')}a 1\n`, 'a is a counter and does not end in _total'],
  ['a gauge with _total', `${about('a_total', 'gauge')}a_total 1\n`, 'a_total is no counter and ends in _total'],
  ['a gauge with quantiles', `${about('a', 'gauge')}a{quantile="1"} 1\n`, 'a is no summary and has the label quantile'],
  ['a gauge with borders', `${about('a', 'gauge')}a{le="1"} 1\n`, 'a is no histogram and has the label le'],
  [
    'milliseconds',
    `${about('a_milliseconds', 'gauge')}a_milliseconds 1\n`,
    'a_milliseconds has a unit that is no base unit',
  ],
  ['ms', `${about('a_ms', 'gauge')}a_ms 1\n`, 'a_ms has a unit cut short'],
  ['a type in the name', `${about('a_gauge', 'gauge')}a_gauge 1\n`, 'a_gauge has a type in its name'],
  ['camelCase', `${about('aB', 'gauge')}aB 1\n`, 'aB is no snake_case'],
  ['a series twice', `${about('a', 'gauge')}a{b="c"} 1\na{b="c"} 2\n`, 'a{b="c"} stands twice'],
  [
    'a metric in two places',
    `${about('a', 'gauge')}a 1\n${about('b', 'gauge')}b 1\na{c="d"} 1\n`,
    'a stands in two places',
  ],
  ['what is no number', `${about('a', 'gauge')}a one\n`, 'a is no number: one'],
  ['no line at all', `${about('a', 'gauge')}a{b=c} 1\n`, 'cannot be read: a{b=c} 1'],
  ['no end', `${about('a', 'gauge')}a 1`, 'the last line has no end'],
])('finds %s', (_, text, problem) => {
  expect(metricProblems(text)).toContain(problem);
});
