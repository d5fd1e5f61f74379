import { createHmac } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';

type Message = { readonly id: string; readonly seconds: number; readonly body: string };

/**
 * The headers that sign a message, against forgery and replay: those of Standard Webhooks (standardwebhooks.com), for
 * which receivers have verifiers, and Milepost's own older one. `seconds` since 1970.
 */
export function signatureHeaders(secret: string, message: Message): Record<string, string> {
  const { id, seconds } = message;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${standardSignatureOf(secret, message)}`,
    'milepost-signature': `t=${seconds},v1=${signatureOf(secret, message)}`,
  };
}

/** HMAC SHA-256 of id, time and body by the key that the secret says in Base64, itself in Base64. */
export function standardSignatureOf(secret: string, { id, seconds, body }: Message): string {
  const key = Buffer.from(secret.replace(SECRET_PREFIX, ''), 'base64');
  return createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
}

/** HMAC SHA-256 of time and body by the secret as text, in hexadecimal. */
export function signatureOf(secret: string, { seconds, body }: Omit<Message, 'id'>): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

/** A secret of 24 random bytes, in the form of Standard Webhooks. */
export function webhookSecret(bytes: Buffer): string {
  return `${SECRET_PREFIX}${bytes.toString('base64')}`;
}
