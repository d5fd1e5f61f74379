import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import type { ShareAuth } from '#server/features/sharing/shareAuth.ts';
import { CompressedBody } from '#server/platform/http/compressed.ts';
import { etagOf } from '#server/platform/http/etag.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { contentSecurityPolicy } from '#server/platform/http/securityHeaders.ts';
import { sendBody } from '#server/platform/http/sendBody.ts';
import type { PageFile } from './pageFiles.ts';
import { sharePage } from './sharePage.ts';

export type PageSender = {
  /** `askedFirst`: paths of calls the page begins with, which the browser preloads. */
  sendPage(request: FastifyRequest, reply: FastifyReply, askedFirst?: readonly string[]): Promise<FastifyReply>;
  sendSharePage(request: FastifyRequest, reply: FastifyReply, opened: OpenedShare): Promise<FastifyReply>;
};

type OpenedShare = { readonly token: string; readonly planId: string | null };

export const INDEX = '/index.html';

export function createPageSender({
  files,
  shareAuth,
  publicUrl,
  findStyles,
}: {
  readonly files: ReadonlyMap<string, PageFile>;
  readonly shareAuth: ShareAuth;
  readonly publicUrl: string | null;
  readonly findStyles: () => Promise<string | null>;
}): PageSender {
  /** One for each address of the styles of the house. */
  let dressed: { readonly styles: string; readonly index: PageFile } | null = null;

  async function builtIndex(): Promise<PageFile> {
    const index = files.get(INDEX);
    if (index === undefined) throw notBuilt();
    const styles = await findStyles();
    if (styles === null) return index;
    if (dressed?.styles !== styles) dressed = { styles, index: inHouse(index, styles) };
    return dressed.index;
  }

  return {
    sendPage: async (request, reply, askedFirst = []) => {
      const index = await builtIndex();
      reply.header('cache-control', 'no-cache');
      if (askedFirst.length > 0) reply.header('link', askedFirst.map(preloaded).join(', '));
      return sendBody(request, reply, index);
    },
    sendSharePage: async (request, reply, { token, planId }) => {
      const index = await builtIndex();
      const isView = request.method === 'GET';
      const opening = { token, planId, purpose: 'page', needsPass: false, isView } as const;
      const { plan, share } = await shareAuth.open(request, opening);
      reply.header('cache-control', 'private, no-cache');
      reply.header('content-security-policy', contentSecurityPolicy(share.frameAncestors));
      return sendBody(request, reply, sharePage({ index, origin: originOf(request, publicUrl), plan, share, token }));
    },
  };
}

/** Accent and logo come as styles of their own, which the page need not know of. */
function inHouse(index: PageFile, styles: string): PageFile {
  const html = index.body.plain
    .toString('utf8')
    .replace('</head>', () => `<link rel="stylesheet" id="house" href="${styles}" />\n</head>`);
  const content = Buffer.from(html);
  return { ...index, body: new CompressedBody(content), etag: etagOf(content) };
}

/** With the attributes of `fetch`, or the browser loads it twice. */
function preloaded(path: string): string {
  return `<${path}>; rel=preload; as=fetch; crossorigin`;
}

function notBuilt(): Refusal {
  return new Refusal({
    code: 'page_not_built',
    status: 503,
    message: 'The page is not built yet. Start Milepost with npm start, or build the page with npm run build.',
  });
}
