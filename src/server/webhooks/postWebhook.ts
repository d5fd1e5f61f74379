import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { lookupPublic } from './publicAddress.ts';

const ANSWER_WITHIN_MS = 10_000;

/**
 * Sends a message and gives the status of the answer; a redirect is an answer like any other and not followed. Throws
 * what the network throws, EPRIVATE where the name leads into the own network and `isOwnNetwork` is not said, and a
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
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestSecurely : requestPlainly;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        // Nothing is kept open towards somebody else.
        agent: false,
        ...(isOwnNetwork ? {} : { lookup: lookupPublic }),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // What else it says is not read.
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
