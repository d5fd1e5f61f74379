import { addresses } from '#contract/addresses.ts';

export type OwnAddress = {
  readonly path: string;
  readonly planId: string | null;
  readonly token: string | null;
  readonly query: string;
};

/**
 * Reads an address that may be shortened: a dashboard or print page of this origin, in full or from the first slash
 * on, in printable ASCII as browsers show it. Null for anything else: whatever a browser might take for another host,
 * a script or a path above is none of these pages (trust, section 3).
 */
export function readOwnAddress(text: string, origin: string): OwnAddress | null {
  const rest = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text;
  if (!PLAIN.test(rest)) return null;
  const url = URL.parse(rest, origin);
  const [typedPath = ''] = rest.split('?', 1);
  // What a browser would normalise is not what it looks like.
  if (url === null || url.origin !== origin || url.pathname !== typedPath) return null;
  const planId = planIdOf(typedPath);
  if (planId === null && !PLANLESS.includes(typedPath)) return null;
  const pairs = rest.slice(typedPath.length + 1).split('&');
  const tokens = pairs.flatMap((pair) => tokenIn(pair) ?? []);
  if (tokens.length > 1) return null;
  const query = pairs.filter((pair) => pair !== '' && tokenIn(pair) === null).join('&');
  return { path: typedPath, planId, token: tokens[0] ?? null, query };
}

const PLAIN = /^\/(?!\/)[\x21\x24-\x5b\x5d-\x7e]*$/;
const PLANLESS: readonly string[] = [addresses.dashboard, addresses.print];

function planIdOf(path: string): string | null {
  const encoded = /^\/plans\/([^/]+)\/dashboard$/.exec(path)?.[1];
  return encoded === undefined ? null : decoded(encoded);
}

function tokenIn(pair: string): string | null {
  const [name = '', ...value] = pair.split('=');
  return decoded(name) === 'encv' ? (decoded(value.join('=')) ?? '') : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
