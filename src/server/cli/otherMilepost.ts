import type * as z from 'zod/mini';
import { wireErrorSchema } from '#contract/errors.ts';
import { installationAddresses } from '#contract/installationAddresses.ts';
import { versionSchema } from '#contract/version.ts';
import { Refusal } from '#server/base/errors.ts';
import { programVersion } from '#server/base/programVersion.ts';

/** Another Milepost, asked by its calls with an API token. */
export type OtherMilepost = {
  /** Throws Refusal where it cannot be reached, refuses, or answers something else than the call does. */
  ask<T>(path: string, request: MilepostRequest, schema: z.ZodMiniType<T>): Promise<T>;
};

export type MilepostRequest = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON, files as a form. */
  readonly body?: object | FormData;
};

/** Working out a large file takes a while. */
const ANSWER_WITHIN_MS = 300_000;

export function otherMilepost({ url, token }: { readonly url: URL; readonly token: string }): OtherMilepost {
  return {
    ask: async (path, { method = 'GET', body }, schema) => {
      const isForm = body instanceof FormData;
      const response = await reach(new URL(path, url), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
        // The token goes to the server that was named and no further.
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const reply: unknown = await response.json().catch(() => null);
      if (!response.ok) throw refusalOf(response, reply, url);
      const parsed = schema.safeParse(reply);
      if (parsed.success) return parsed.data;
      throw await unknownAnswer(url, `${method} ${path}`);
    },
  };
}

/** An answer that this command does not know is most likely one of another version. */
async function unknownAnswer(url: URL, call: string): Promise<Refusal> {
  const response = await reach(new URL(installationAddresses.version, url), { redirect: 'manual' });
  const said = versionSchema.safeParse(await response.json().catch(() => null));
  if (!said.success || said.data.version === programVersion)
    return unreadable(url, `the answer to ${call} is not one of this version`);
  return new Refusal({
    code: 'other_version',
    status: 502,
    message: `The Milepost at ${url.origin} is version ${said.data.version} and answers ${call} otherwise than this command, which is of ${programVersion}. Use the command of version ${said.data.version}.`,
  });
}

async function reach(address: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    throw unreadable(address, reasonOf(error));
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'no answer in five minutes';
  const { cause } = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.message;
}

function refusalOf({ status, headers }: Response, reply: unknown, url: URL): Refusal {
  const said = wireErrorSchema.safeParse(reply);
  if (said.success) {
    const { code, message, details } = said.data.error;
    return new Refusal({ code, status, message, details });
  }
  const isElsewhere = status >= 300 && status < 400 && headers.has('location');
  return unreadable(url, isElsewhere ? 'it leads to another address; name that one' : `it answers ${status}`);
}

function unreadable({ origin }: URL, reason: string): Refusal {
  return new Refusal({
    code: 'server_unreadable',
    status: 502,
    message: `No Milepost answers at ${origin}: ${reason}.`,
  });
}
