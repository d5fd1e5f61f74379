import { addresses } from '#contract/addresses.ts';
import { ADMIN } from '#e2e/milepost.ts';

export type Reply = { readonly status: number; readonly body: string; readonly retryAfter: string | null };

/** Sends requests as the administrator, with the cookie of signing in. */
export type Client = {
  readonly cookie: string;
  /** JSON, a text as it stands, or a form. */
  send(method: string, path: string, payload?: unknown): Promise<Reply>;
  /** What a path answers, as bytes. */
  read(path: string): Promise<Buffer>;
  /** The same person with further headers, or others in their place. */
  with(headers: Readonly<Record<string, string>>): Client;
  /** The same person at another address of the same installation. */
  at(address: string): Client;
};

export async function signIn(address: string): Promise<Client> {
  const headers = headersAt(address);
  const reply = await fetch(`${address}${addresses.signIn}`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  if (!reply.ok) throw new Error(`Signing in failed: ${await reply.text()}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return clientAt(address, cookie);
}

/** With the cookie of somebody who is signed in; an empty one is nobody's. */
export function clientAt(address: string, cookie: string, further: Readonly<Record<string, string>> = {}): Client {
  const headers = headersAt(address);
  return {
    cookie,
    at: (other) => clientAt(other, cookie, further),
    with: (others) => clientAt(address, cookie, { ...further, ...others }),
    send: async (method, path, payload) => {
      const isForm = payload instanceof FormData;
      const hasBody = payload !== undefined;
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: { ...(hasBody && !isForm ? headers : { origin: address }), cookie, ...further },
        redirect: 'manual',
        ...(hasBody && { body: isForm || typeof payload === 'string' ? payload : JSON.stringify(payload) }),
      });
      return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') };
    },
    read: async (path) => Buffer.from(await (await fetch(`${address}${path}`, { headers: { cookie } })).arrayBuffer()),
  };
}

function headersAt(address: string): Record<string, string> {
  return { 'content-type': 'application/json', origin: address };
}
