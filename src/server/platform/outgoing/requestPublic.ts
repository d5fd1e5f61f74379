import { type ClientRequest, type RequestOptions, request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { lookupPublic, outError, PRIVATE_ADDRESS } from './lookupPublic.ts';
import { isPrivateAddress, literalAddressOf } from './publicAddress.ts';

export type PublicRequest = Pick<RequestOptions, 'method' | 'headers' | 'signal'> & {
  /** An administrator named this very origin, wherever it leads. */
  readonly isOwnNetwork: boolean;
  /** PEM of certificates trusted besides the usual ones. */
  readonly ca?: readonly string[];
};

/**
 * The only way this server requests an address over HTTP: on a connection of its own, and only to the internet,
 * whether the address names a host or an IP. Throws EPRIVATE, or the request fails with it, where it leads into the
 * own network.
 */
export function requestPublic(url: URL, { isOwnNetwork, ca, ...options }: PublicRequest): ClientRequest {
  // Node looks nothing up for an IP.
  const literal = literalAddressOf(url);
  if (!isOwnNetwork && literal !== null && isPrivateAddress(literal)) throw outError(PRIVATE_ADDRESS);
  const guarded = { ...options, agent: false, ...(isOwnNetwork ? {} : { lookup: lookupPublic }) };
  // No keep-alive towards strangers.
  if (url.protocol !== 'https:') return requestPlainly(url, guarded);
  return requestSecurely(url, { ...guarded, ...(ca === undefined ? {} : { ca: [...ca] }) });
}
