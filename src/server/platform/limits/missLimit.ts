import { createHash } from 'node:crypto';
import { Refusal } from '#server/base/errors.ts';
import { sizedCache } from '#server/base/sizedCache.ts';
import { type AddressBlock, addressBlocks } from './addressBlocks.ts';

/** Limits clients that try too many tokens that open nothing. */
export type MissLimit = {
  refuseGuessing(address: string, now: number): void;
  miss(address: string, token: string, now: number): void;
};

/** Nobody has so many dead links; guessing at this rate takes longer than the sun has. */
export const MISSES_ALLOWED = 5_000;
const WINDOW_MS = 5 * 60_000;

/** A guesser has few addresses; the least recent are forgotten. */
const MAX_BYTES = 16 * 1024 * 1024;
const BYTES_OF_ADDRESS = 300;
const BYTES_OF_MISS = 60;

type Misses = { readonly since: number; readonly tokens: Set<string> };

/**
 * Counts different unknown tokens by client address, of IPv6 by its /64 and /48: screens that repeat one dead link
 * are one miss. In memory, per process: nothing is written for tokens that do not exist. Times in milliseconds.
 */
export function createMissLimit(): MissLimit {
  const bytesOf = ({ tokens }: Misses) => BYTES_OF_ADDRESS + tokens.size * BYTES_OF_MISS;
  const kept = sizedCache<Misses>({ maxBytes: MAX_BYTES, bytesOf });

  function missesOf(block: string, now: number): Misses | null {
    const misses = kept.get(block);
    return misses === undefined || now - misses.since >= WINDOW_MS ? null : misses;
  }

  const isOver = (misses: Misses, { askers }: AddressBlock) => misses.tokens.size >= MISSES_ALLOWED * askers;

  return {
    refuseGuessing: (address, now) => {
      for (const block of addressBlocks(address)) {
        const misses = missesOf(block.block, now);
        if (misses !== null && isOver(misses, block)) throw tooManyMisses();
      }
    },
    miss: (address, token, now) => {
      for (const block of addressBlocks(address)) {
        const misses = missesOf(block.block, now) ?? { since: now, tokens: new Set() };
        if (!isOver(misses, block)) misses.tokens.add(shortHashOf(token));
        kept.set(block.block, misses);
      }
    },
  };
}

function shortHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 8);
}

function tooManyMisses(): Refusal {
  return new Refusal({
    code: 'too_many_attempts',
    status: 429,
    message: 'Too many links were tried from here that lead nowhere. Wait five minutes and try again.',
  });
}
