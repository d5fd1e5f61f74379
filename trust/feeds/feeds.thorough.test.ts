import { describe, expect, it } from 'vitest';
import { findPostgres } from '#trust/nodes/postgresTools.ts';
import { hardNights } from './hardNights.ts';

const programs = findPostgres();
if (programs === null)
  console.info('Skipped: feeds by two processes. PostgreSQL’s server (initdb) is not installed here.');

describe.skipIf(programs === null)('a feed that two processes on one PostgreSQL run', () => {
  it('runs once a night, whole, though one of them is killed or stands still', { timeout: 240_000 }, async () => {
    const found = await hardNights({ programs: programs ?? '', nights: 5, goals: 10, say: () => {} });
    expect(found).toEqual({ runs: 5, lost: [], twice: [] });
  });
});
