import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import { type ClientRequest, type RequestOptions, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress, literalAddressOf } from './publicAddress.ts';

/** The code of the error of an address that leads to a machine of the own network. */
export const PRIVATE_ADDRESS = 'EPRIVATE';

export type PublicRequest = Pick<RequestOptions, 'method' | 'headers' | 'signal'> & {
  /** An administrator named this very origin, wherever it lies. */
  readonly isOwnNetwork: boolean;
};

/**
 * The one way by which this server asks an address that people type: over a connection of its own, and only out onto
 * the internet, whether the address names a host or is an address itself. Throws EPRIVATE, or the request fails with
 * it, where it leads into the own network.
 */
export function requestPublic(url: URL, { isOwnNetwork, ...options }: PublicRequest): ClientRequest {
  // Nothing is looked up for an address.
  const literal = literalAddressOf(url);
  if (!isOwnNetwork && literal !== null && isPrivateAddress(literal)) throw failure(PRIVATE_ADDRESS);
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  // Nothing is kept open towards somebody else.
  return request(url, { ...options, agent: false, ...(isOwnNetwork ? {} : { lookup: lookupPublic }) });
}

/**
 * Finds the addresses of a name, and fails (EPRIVATE) where one of them belongs to this machine or its network: a name
 * that is allowed may be pointed anywhere by whoever owns it. What is looked up is what is connected to, so a second
 * answer cannot lead elsewhere.
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
