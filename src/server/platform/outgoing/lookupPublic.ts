import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './publicAddress.ts';

export const PRIVATE_ADDRESS = 'EPRIVATE';

/**
 * Resolves a name and fails (EPRIVATE) where any address is private: the owner of an allowed name may point it
 * anywhere. The resolved address is the one connected to, so a second lookup cannot lead elsewhere.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  const asked: LookupOptions = { ...options, all: true };
  lookup(hostname, asked, (error, found) => {
    const addresses: readonly LookupAddress[] = Array.isArray(found) ? found : [];
    const [first] = addresses;
    if (error !== null || first === undefined) return callback(error ?? outError('ENOTFOUND'), '');
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(outError(PRIVATE_ADDRESS), '');
    if (options.all === true) return callback(null, [...addresses]);
    callback(null, first.address, first.family);
  });
};

export function outError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}
