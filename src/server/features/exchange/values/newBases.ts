import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import { NEW_BASE_REASON_LIMIT } from '#core/goal/newBases.ts';
import type { NewBase } from '#core/goal/statedParts.ts';

/** New bases in one cell, a line each: `2025-01-01 Route 5 runs every 15 minutes`. */
export function newBasesText(bases: readonly NewBase[]): string {
  return bases.map(({ date, reason }) => `${formatIsoDate(date)} ${reason}`).join('\n');
}

/** The inverse of `newBasesText`; null where a line is no date and a reason. */
export function readNewBases(text: string): NewBase[] | null {
  const bases: NewBase[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [, day = '', reason = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
    const date = readIsoDate(day);
    if (date === null || reason.length > NEW_BASE_REASON_LIMIT) return null;
    bases.push({ date, reason });
  }
  return bases;
}
