import { request } from 'node:http';
import { DefaultQueryCompiler } from 'kysely';
import { vi } from 'vitest';

/** A question of somebody, as it goes through a socket: for tests. */
export type Asked = {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
};

export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As it came, in Latin-1. */
  readonly body: string;
};

/** Another one would mean that it is never given again. */
const MOST_TIMES = 50;

/** Asks as no `inject` does: what stands before the framework is asked too. */
export function askOnSocket(address: string, { url, headers = {}, method = 'GET' }: Asked): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asking = request(`${address}${url}`, { method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('error', reject);
      reply.on('end', () => {
        const body = Buffer.concat(parts).toString('latin1');
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body });
      });
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** The same, and how many statements it took: none where an answer is given again. */
export async function askCounting(address: string, asked: Asked): Promise<Answered & { readonly statements: number }> {
  const compiling = vi.spyOn(DefaultQueryCompiler.prototype, 'compileQuery');
  try {
    const answered = await askOnSocket(address, asked);
    return { ...answered, statements: compiling.mock.calls.length };
  } finally {
    compiling.mockRestore();
  }
}

/**
 * Asks until the answer is given again; what is written now and then, such as when somebody was last seen, may come
 * between. Throws Error where it never is.
 */
export async function askAgain(address: string, asked: Asked): Promise<Answered & { readonly statements: number }> {
  for (let times = 0; times < MOST_TIMES; times += 1) {
    const answered = await askCounting(address, asked);
    if (answered.statements === 0) return answered;
  }
  throw new Error(`Never given again: ${asked.url}`);
}
