import { describe, expect, it } from 'vitest';
import { hardTimes } from './hardTimes.ts';
import { findPostgres } from './postgresTools.ts';

const programs = findPostgres();
if (programs === null) console.info('Skipped: two nodes on PostgreSQL. Its server (initdb) is not installed here.');

describe.skipIf(programs === null)('two nodes on one PostgreSQL with a replica', () => {
  it('lose nothing acknowledged and show nothing that is not so, whatever breaks', { timeout: 180_000 }, async () => {
    const wanted = { programs: programs ?? '', writers: 4, figures: 40, say: () => {} };
    const { met, lost, stillOpen } = await hardTimes(wanted);
    expect(lost).toEqual([]);
    expect(met.stale).toEqual([]);
    expect(met.wrong).toEqual([]);
    expect(stillOpen).toEqual([]);
    expect(met.postponed).toBeGreaterThan(0);
  });
});
