import { addresses } from '#contract/addresses.ts';
import { ADMIN } from '#e2e/milepost.ts';

export type Reply = { readonly status: number; readonly body: string };

/** Sends requests as the administrator, with the cookie of signing in. */
export type Client = {
  readonly cookie: string;
  send(method: string, path: string, payload?: unknown): Promise<Reply>;
};

export async function signIn(address: string): Promise<Client> {
  const headers = { 'content-type': 'application/json', origin: address };
  const reply = await fetch(`${address}${addresses.signIn}`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  if (!reply.ok) throw new Error(`Signing in failed: ${await reply.text()}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return {
    cookie,
    send: async (method, path, payload) => {
      const hasBody = payload !== undefined;
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: hasBody ? { ...headers, cookie } : { origin: address, cookie },
        redirect: 'manual',
        ...(hasBody && { body: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
      });
      return { status: answer.status, body: await answer.text() };
    },
  };
}
