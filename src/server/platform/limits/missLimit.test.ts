import { describe, expect, it } from 'vitest';
import { createMissLimit, MISSES_ALLOWED } from './missLimit.ts';

const NOW = 1_800_000_000_000;
const WINDOW = 5 * 60_000;

function guess(limit: ReturnType<typeof createMissLimit>, times: number, tokenOf = (index: number) => `token${index}`) {
  for (let index = 0; index < times; index += 1) limit.miss('10.0.0.1', tokenOf(index), NOW);
}

describe('who guesses tokens', () => {
  it('is refused after many different ones, until the window is over', () => {
    const limit = createMissLimit();
    guess(limit, MISSES_ALLOWED - 1);
    expect(() => limit.refuseGuessing('10.0.0.1', NOW)).not.toThrow();
    limit.miss('10.0.0.1', 'one more', NOW);
    expect(() => limit.refuseGuessing('10.0.0.1', NOW + WINDOW - 1)).toThrow('Wait five minutes');
    expect(() => limit.refuseGuessing('10.0.0.1', NOW + WINDOW)).not.toThrow();
  });

  it('is not who asks again and again with one dead link', () => {
    const limit = createMissLimit();
    guess(limit, MISSES_ALLOWED + 10, () => 'dead');
    expect(() => limit.refuseGuessing('10.0.0.1', NOW)).not.toThrow();
  });

  it('is the whole /64 of an IPv6 address, and with more of them the /48', () => {
    const limit = createMissLimit();
    for (let index = 0; index < MISSES_ALLOWED; index += 1)
      limit.miss(`2001:db8:1:2::${index.toString(16)}`, `t${index}`, NOW);
    expect(() => limit.refuseGuessing('2001:db8:1:2:ffff::1', NOW)).toThrow('Wait five minutes');
    expect(() => limit.refuseGuessing('2001:db8:1:3::1', NOW)).not.toThrow();
    for (let index = 0; index < MISSES_ALLOWED * 8; index += 1) {
      limit.miss(`2001:db8:1:${(index % 4000).toString(16)}::1`, `t${index}`, NOW);
    }
    expect(() => limit.refuseGuessing('2001:db8:1:ffff::1', NOW)).toThrow('Wait five minutes');
    expect(() => limit.refuseGuessing('2001:db8:2::1', NOW)).not.toThrow();
  });

  it('is nobody else', () => {
    const limit = createMissLimit();
    guess(limit, MISSES_ALLOWED);
    expect(() => limit.refuseGuessing('10.0.0.2', NOW)).not.toThrow();
  });
});
