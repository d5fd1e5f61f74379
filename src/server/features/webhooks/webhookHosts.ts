import * as z from 'zod';
import { isPrivateAddress, literalAddressOf } from '#server/platform/outgoing/publicAddress.ts';

/** A host (https only), or an origin. */
export type WebhookHosts = readonly string[];

export const webhookVariables = {
  MILEPOST_WEBHOOK_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
    .refine(
      (parts) => parts.every((part) => HOST.test(part) || isOrigin(part)),
      'must be hosts such as hooks.example.org, or origins such as http://127.0.0.1:9000, separated by commas',
    )
    .default([]),
};

const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;

/** Whether an administrator allowed the address; never with a login in it, which logs would show. */
export function isAllowedWebhook(address: string, hosts: WebhookHosts): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  return hosts.includes(url.origin) || (url.protocol === 'https:' && hosts.includes(url.host));
}

/** Whether an administrator allowed this very origin: then it may be in the own network too. */
export function isNamedOrigin(address: string, hosts: WebhookHosts): boolean {
  return hosts.includes(new URL(address).origin);
}

/** Whether it is itself an address of the own network and its origin is not allowed: nothing would ever be sent. */
export function leadsIntoOwnNetwork(address: string, hosts: WebhookHosts): boolean {
  const literal = literalAddressOf(new URL(address));
  return literal !== null && isPrivateAddress(literal) && !isNamedOrigin(address, hosts);
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return ['http:', 'https:'].includes(url.protocol) && url.origin === text;
}
