import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type ClientRequest, type RequestOptions, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress, literalAddressOf } from './publicAddress.ts';

export const PRIVATE_ADDRESS = 'EPRIVATE';

export type PublicRequest = Pick<RequestOptions, 'method' | 'headers' | 'signal'> & {
  /** An administrator named this very origin, wherever it leads. */
  readonly isOwnNetwork: boolean;
};

/**
 * The only way this server requests an address that people typed: on a connection of its own, and only to the
 * internet, whether the address names a host or an IP. Throws EPRIVATE, or the request fails with it, where it leads
 * into the own network.
 */
export function requestPublic(url: URL, { isOwnNetwork, ...options }: PublicRequest): ClientRequest {
  // Node looks nothing up for an IP.
  const literal = literalAddressOf(url);
  if (!isOwnNetwork && literal !== null && isPrivateAddress(literal)) throw failure(PRIVATE_ADDRESS);
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  // No keep-alive towards strangers.
  return request(url, { ...options, agent: false, ...(isOwnNetwork ? {} : { lookup: lookupPublic }) });
}

/**
 * Resolves a name and fails (EPRIVATE) where any address is private: the owner of an allowed name may point it
 * anywhere. The resolved address is the one connected to, so a second lookup cannot lead elsewhere.
 */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
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

function failure(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}
