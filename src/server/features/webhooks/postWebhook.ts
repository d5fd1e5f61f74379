import { requestPublic } from '#server/platform/outgoing/requestPublic.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Sends a message and gives the status of the answer; a redirect is an answer like any other and not followed. Throws
 * what the network throws, EPRIVATE where it leads into the own network and `isOwnNetwork` is not said, and a
 * TimeoutError after ten seconds.
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
    /** An administrator named this very origin, wherever it lies. */
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
      // What else it says is not read.
      response.destroy();
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
