import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** The code of the error of a name that leads to a machine of the own network. */
export const PRIVATE_ADDRESS = 'EPRIVATE';

/**
 * Finds the addresses of a name, and fails (EPRIVATE) where one of them belongs to this machine or its network: a name
 * that is allowed may be pointed anywhere by whoever owns it. What is looked up is what is connected to, so a second
 * answer cannot lead elsewhere.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  const asked: LookupOptions = { ...options, all: true };
  lookup(hostname, asked, (error, found) => {
    const addresses: readonly LookupAddress[] = Array.isArray(found) ? found : [];
    const [first] = addresses;
    if (error !== null || first === undefined) return callback(error ?? failure('ENOTFOUND'), '');
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(failure(PRIVATE_ADDRESS), '');
    if (options.all === true) return callback(null, [...addresses]);
    callback(null, first.address, first.family);
  });
};

/** Whether an address leads to this machine, its own network, or nowhere on the internet. */
export function isPrivateAddress(address: string): boolean {
  return isIPv6(address) ? OWN.ipv6.check(address, 'ipv6') : OWN.ipv4.check(address, 'ipv4');
}

/** The special-purpose addresses (IANA registries), and IPv6 ones that hold an IPv4 address inside. */
const OWN_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
const OWN_IPV6 = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const;

/** Two lists: one alone would look an IPv4 address up among the IPv6 ones that hold it. */
const OWN = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [network, prefix] of OWN_IPV4) OWN.ipv4.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of OWN_IPV6) OWN.ipv6.addSubnet(network, prefix, 'ipv6');

function failure(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}
