import { describe, expect, it } from 'vitest';
import { planInstantText, timeOfDay } from './instants.ts';

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
