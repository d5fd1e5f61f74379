import type { FastifyInstance, FastifyReply } from 'fastify';

/** What stands in a page itself, by its hash. */
type InlineHashes = { readonly script: string; readonly style: string };

/** The page loads only its own files, and only the sites a share names may frame it. */
export function contentSecurityPolicy(
  frameAncestors: readonly string[] = [],
  inline: InlineHashes | null = null,
): string {
  const own = (hash: string | undefined) => (hash === undefined ? "'self'" : `'self' ${hash}`);
  return [
    "default-src 'none'",
    `script-src ${own(inline?.script)}`,
    `style-src ${own(inline?.style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
  ].join('; ');
}

const HEADERS = {
  'content-security-policy': contentSecurityPolicy(),
  // Addresses of shares carry their token, so no referrer is ever sent.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

const ONE_YEAR_S = 31_536_000;

/** Every reply has them, errors too; a route may override them. `no-store` unless a route says otherwise. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { readonly isHttps: boolean }): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply);
    if (isHttps) reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}`);
    done();
  });
}

export function setSecurityHeaders(reply: FastifyReply): void {
  reply.headers(HEADERS).header('cache-control', 'no-store');
}
