import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';
import { ApiError } from './ApiError.ts';
import { closedPeriodReason } from './closedPeriodReason.ts';
import { sharePass, shareToken } from './shareAccess.ts';
import { showSignedOut } from './signedOut.ts';

export async function fetchJson<Reply>(path: string, init: RequestInit = {}): Promise<Reply> {
  const response = await fetchChecked(path, init);
  return response.json();
}

export async function fetchChecked(path: string, init: RequestInit): Promise<Response> {
  const response = await reach(path, init);
  if (!response.ok) throw await refusal(response);
  return response;
}

/** An empty answer is null. Changes of closed figures ask for a reason first. */
export async function sendJson<Reply>(
  path: string,
  {
    method = 'POST',
    body,
    ifMatch = null,
  }: {
    readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    readonly body: unknown;
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
      // A share's page never sends a member's cookie.
      credentials: shareToken === null ? 'same-origin' : 'omit',
      ...init,
      headers: { accept: 'application/json', ...passHeader(), ...init.headers },
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError({ status: 0, code: 'unreachable', message: '' });
  }
}

/** Adds the share's token to every call in one place, so that none can omit it (rule 7.1). */
function asShare(path: string): string {
  if (shareToken === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ encv: shareToken })}`;
}

function passHeader(): Record<string, string> {
  const pass = sharePass();
  return pass === null ? {} : { [SHARE_PASS_HEADER]: pass };
}

async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = field(body, 'error') ?? body;
  const code = text(field(error, 'code'));
  // Shows the sign-in dialog over the current page, whatever call failed.
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
