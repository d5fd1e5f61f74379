import { expect, it, vi } from 'vitest';
import { createProgress } from './progress.ts';

it('says what is being done once a second has passed, each step once, and at once what is known to be long', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const progress = createProgress((line) => lines.push(line));
  progress.step('Reading');
  vi.advanceTimersByTime(999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lines).toEqual(['Reading …']);
  vi.advanceTimersByTime(5000);
  progress.step('Writing', true);
  expect(lines).toEqual(['Reading …', 'Writing …']);
  progress.end();
  progress.step('Nothing more');
  vi.advanceTimersByTime(5000);
  expect(lines.filter((line) => line.startsWith('Reading'))).toHaveLength(1);
  vi.useRealTimers();
});
