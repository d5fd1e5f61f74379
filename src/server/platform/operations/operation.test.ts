import { beforeEach, describe, expect, it } from 'vitest';
import { Operation } from './operation.ts';

const MINUTE = 60_000;
const BEGUN = Date.UTC(2026, 10, 20, 11);

let now: number;
let lines: string[];
let backups: Operation;
beforeEach(() => {
  now = BEGUN;
  lines = [];
  backups = new Operation({ name: 'backups', isOn: true, warn: (line) => lines.push(line), now: () => now });
});

describe('how it goes with an operation', () => {
  it('is not known before it was tried, then as it last ended', () => {
    expect(backups.state).toBe('unknown');
    backups.failed('EACCES');
    expect([backups.state, backups.reason, backups.failingSince]).toEqual([
      'failing',
      'EACCES',
      '2026-11-20T11:00:00.000Z',
    ]);
    now += MINUTE;
    backups.failed('EACCES');
    expect(backups.failingSince).toBe('2026-11-20T11:00:00.000Z');
    backups.succeeded();
    expect([backups.state, backups.reason, backups.lastSuccessAt]).toEqual([
      'working',
      null,
      '2026-11-20T11:01:00.000Z',
    ]);
    expect(backups.runs).toEqual({ done: 1, failed: 2 });
  });

  it('is off where it is not set up', () => {
    expect(new Operation({ name: 'mail', isOn: false, warn: () => {} }).state).toBe('off');
  });
});

describe('the log', () => {
  it('has a failure that lasts at once and then ever more rarely: 14 lines in a week of one a minute', () => {
    const at: number[] = [];
    for (let minute = 0; minute < 7 * 24 * 60; minute += 1) {
      now = BEGUN + minute * MINUTE;
      const before = lines.length;
      backups.failed('EACCES');
      if (lines.length > before) at.push(minute);
    }
    expect(at.slice(0, 5)).toEqual([0, 10, 30, 70, 150]);
    expect(at).toHaveLength(14);
    expect(lines[0]).toBe('The scheduled backup fails: EACCES');
    expect(lines[1]).toBe('The scheduled backup fails since 2026-11-20T11:00:00.000Z: EACCES');
  });

  it('has another reason at once, and that it works again', () => {
    backups.failed('EACCES');
    backups.failed('ENOSPC');
    backups.failed('ENOSPC');
    backups.succeeded();
    backups.succeeded();
    backups.failed('ENOSPC');
    expect(lines).toEqual([
      'The scheduled backup fails: EACCES',
      'The scheduled backup fails since 2026-11-20T11:00:00.000Z: ENOSPC',
      'The scheduled backup works again, after 3 failures.',
      'The scheduled backup fails: ENOSPC',
    ]);
  });
});
