import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { commentDay, planInstantText, timeOfDay } from './instants.ts';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const other = own === 'America/New_York' ? 'Europe/Berlin' : 'America/New_York';

describe('times of a plan', () => {
  it('are of the plan’s time zone, which is named where the reader’s is another', () => {
    expect(timeOfDay('2026-11-16T16:59:00Z', other)).toMatch(
      other === 'America/New_York' ? /^11:59\sAM EST$/ : /^5:59\sPM GMT\+1$/,
    );
  });

  it('name no zone where the reader is in it', () => {
    expect(timeOfDay('2026-11-16T16:59:00Z', own)).toMatch(/^\d+:59\s[AP]M$/);
  });

  it('have their day as the plan writes days, in the same zone', () => {
    const plan = { dateFormat: 'M/D/Y', timeZone: 'Pacific/Kiritimati' } as const;
    expect(planInstantText('2026-11-16T16:59:00Z', plan)).toMatch(/^Nov 17, 2026, 6:59\sAM/);
  });
});

describe('the day of a comment', () => {
  const shown = { plan: { dateFormat: 'M/D/Y', timeZone: 'UTC' }, today: exampleDay('2026-11-20') } as const;

  it.each([
    ['2026-01-03T09:00:00Z', 'Jan 3'],
    ['2025-12-30T09:00:00Z', 'Dec 30, 2025'],
    ['', ''],
  ])('has its year when that is not this one: %s is %j', (at, text) => {
    expect(commentDay(at, shown)).toBe(text);
  });

  it('is that of the plan’s time zone', () => {
    const plan = { dateFormat: 'M/D/Y', timeZone: 'Pacific/Kiritimati' } as const;
    expect(commentDay('2025-12-31T20:00:00Z', { ...shown, plan })).toBe('Jan 1');
  });
});
