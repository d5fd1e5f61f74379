import { isPrivateAddress, literalAddressOf } from './publicAddress.ts';

/** A host (by TLS only), or an origin, which may lie in the own network. */
export type AllowedHosts = readonly string[];

export const ALLOWED_HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/** Whether an administrator allowed the address; never with a login in it, which logs would show. */
export function isAllowedAddress(address: string, hosts: AllowedHosts): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return hosts.includes(url.origin) || (url.protocol === 'https:' && hosts.includes(url.host));
}

/** Whether an administrator allowed this very origin: then it may be in the own network too. */
export function isNamedOrigin(address: string, hosts: AllowedHosts): boolean {
  return hosts.includes(originOf(new URL(address)));
}

/** Whether it is itself an address of the own network and its origin is not allowed: nothing would ever be sent. */
export function leadsIntoOwnNetwork(address: string, hosts: AllowedHosts): boolean {
  const literal = literalAddressOf(new URL(address));
  return literal !== null && isPrivateAddress(literal) && !isNamedOrigin(address, hosts);
}

export function isOrigin(text: string, protocols: readonly string[] = ['http:', 'https:']): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return protocols.includes(url.protocol) && originOf(url) === text;
}

/** `URL.origin` is "null" for addresses of databases. */
export function originOf({ protocol, host, origin }: URL): string {
  return origin === 'null' ? `${protocol}//${host}` : origin;
}
