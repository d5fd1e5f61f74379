import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Whether an address leads to this machine, its own network, or nowhere on the internet. False for what is no address. */
export function isPrivateAddress(address: string): boolean {
  // The zone of an IPv6 address names an interface, not another address.
  const [bare = ''] = address.split('%', 1);
  if (isIPv4(bare)) return PRIVATE.ipv4.check(bare, 'ipv4');
  return !isIPv6(bare) || PRIVATE.ipv6.check(bare, 'ipv6');
}

export function literalAddressOf({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(bare) === 0 ? null : bare;
}

const PRIVATE_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/**
 * Everything but 2000::/3, the addresses of the internet, so mapped and translated IPv4 addresses too. Within it the
 * ranges for tunnels and documentation.
 */
const PRIVATE_IPV6 = [
  ['::', 3],
  ['4000::', 2],
  ['8000::', 1],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

/** Two lists: one alone would look up an IPv4 address among the IPv6 ones that contain it. */
const PRIVATE = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of PRIVATE_IPV4) PRIVATE.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of PRIVATE_IPV6) PRIVATE.ipv6.addSubnet(network, prefix, 'ipv6');
