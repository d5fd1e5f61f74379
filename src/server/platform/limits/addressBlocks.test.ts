import { describe, expect, it } from 'vitest';
import { addressBlocks, askerAt } from './addressBlocks.ts';

describe('an address counts for', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['::ffff:c000:207', ['192.0.2.7']],
    ['0:0:0:0:0:ffff:c000:0207', ['192.0.2.7']],
    ['2001:db8:1:2::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002:0:0:0:1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8:1:3::1', ['2001:db8:1:3::/64', '2001:db8:1::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['::', ['0:0:0:0::/64', '0:0:0::/48']],
  ])('%s: %j', (address, blocks) => {
    expect(addressBlocks(address).map(({ block }) => block)).toEqual(blocks);
    expect(askerAt(address)).toBe(blocks[0]);
  });
});
