import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';
import { ApiError } from './ApiError.ts';
import { closedPeriodReason } from './closedPeriodReason.ts';
import { sharePass, shareToken } from './shareAccess.ts';
import { showSignedOut } from './signedOut.ts';

/** Asks the server for JSON. Throws ApiError with the server's own sentence, or status 0 when it does not answer. */
export async function fetchJson<Reply>(path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetchChecked(path, init);
  return response.json();
}

/** Asks the server, and hands on what it answered unless it refused: then it throws as fetchJson does. */
export async function fetchChecked(path: string, init: RequestInit): Promise<Response> {
  const response = await reach(path, init);
  if (!response.ok) throw await refusal(response);
  return response;
}

/** Sends JSON and reads the JSON answer; an empty answer is null. What changes closed figures asks for a reason first. */
export async function sendJson<Reply>(
  path: string,
  {
    method = 'POST',
    body,
    ifMatch = null,
  }: {
    readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly body: unknown;
    /** The plan's version that the author saw: nothing of others is overwritten. */
    readonly ifMatch?: number | null;
  },
): Promise<Reply> {
  const condition = ifMatch === null ? {} : { 'if-match': `"${ifMatch}"` };
  const headers = { 'content-type': 'application/json', ...condition };
  const send = (why: Record<string, string>) =>
    fetchJson<Reply>(path, { method, headers: { ...headers, ...why }, body: JSON.stringify(body) });
  try {
    return await send({});
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'period_closed') throw error;
    return send(await closedPeriodReason.ask(path, error));
  }
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(asShare(path), {
      // Whoever opened a share is nobody else, also where a member of the plan did.
      credentials: shareToken === null ? 'same-origin' : 'omit',
      ...init,
      headers: { accept: 'application/json', ...passHeader(), ...init.headers },
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ status: 0, code: 'unreachable', message: '' });
  }
}

/** Every call of a share's page carries its token: here, so that none can leave it out (readings, section 7). */
function asShare(path: string): string {
  if (shareToken === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ encv: shareToken })}`;
}

function passHeader(): Record<string, string> {
  const pass = sharePass();
  return pass === null ? {} : { [SHARE_PASS_HEADER]: pass };
}

/** Our routes answer `{error: {code, message}}`, the account library `{code, message}`. */
async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = field(body, 'error') ?? body;
  const code = text(field(error, 'code'));
  // Whatever asked: the page asks to sign in over what is there.
  if (code === 'not_signed_in' && shareToken === null) showSignedOut();
  return new ApiError({
    status: response.status,
    code,
    message: text(field(error, 'message')),
    details: field(error, 'details'),
  });
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return new Map(Object.entries(value)).get(name);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
