import { requestPublic } from '#server/platform/outgoing/requestPublic.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Posts a message and returns the status; redirects are not followed. Throws network errors, EPRIVATE where it leads
 * into the own network without `isOwnNetwork`, and a TimeoutError after ten seconds.
 */
export function postWebhook(
  address: string,
  {
    headers,
    body,
    isOwnNetwork,
  }: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly isOwnNetwork: boolean;
  },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = requestPublic(new URL(address), {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      isOwnNetwork,
    });
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      // The body is ignored.
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
