import { isIPv6 } from 'node:net';

export type AddressBlock = { readonly block: string; readonly askers: number };

/** Limits for a /48, which may be an office or a provider's customer, are so much higher. */
const ASKERS_OF_48 = 8;

/**
 * The blocks an address counts for, the narrowest first. Who has one IPv6 address has the whole /64, and often the
 * /48; an IPv4 address counts alone, also in its IPv6 notation.
 */
export function addressBlocks(address: string): readonly [AddressBlock, ...AddressBlock[]] {
  const [bare = ''] = address.split('%', 1);
  if (!isIPv6(bare)) return [{ block: bare, askers: 1 }];
  const groups = groupsOf(bare);
  const [g0, g1, g2, g3, g4, g5, g6 = 0, g7 = 0] = groups;
  if (g0 === 0 && g1 === 0 && g2 === 0 && g3 === 0 && g4 === 0 && g5 === 0xffff) {
    return [{ block: [g6 >> 8, g6 & 255, g7 >> 8, g7 & 255].join('.'), askers: 1 }];
  }
  const prefix = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':');
  return [
    { block: `${prefix(4)}::/64`, askers: 1 },
    { block: `${prefix(3)}::/48`, askers: ASKERS_OF_48 },
  ];
}

/** The client that an address stands for, for turns and counts. */
export function askerAt(address: string): string {
  return addressBlocks(address)[0].block;
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::', 2);
  const first = partsOf(head);
  if (tail === undefined) return first;
  const last = partsOf(tail);
  return [...first, ...new Array<number>(Math.max(0, 8 - first.length - last.length)).fill(0), ...last];
}

function partsOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
