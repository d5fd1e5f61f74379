import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import type { ShareAuth, ShareVisit } from '#server/features/sharing/shareAuth.ts';
import { CompressedBody } from '#server/platform/http/compressed.ts';
import { etagOf } from '#server/platform/http/etag.ts';
import { originOf } from '#server/platform/http/origin.ts';
import { readerLanguage } from '#server/platform/http/readerLanguage.ts';
import { contentSecurityPolicy } from '#server/platform/http/securityHeaders.ts';
import { sendBody } from '#server/platform/http/sendBody.ts';
import { drawnAddress } from './drawing/drawnAddress.ts';
import { type DrawnPage, drawnPage } from './drawing/drawnPage.ts';
import type { Answer, FindFirstView } from './drawing/firstViews.ts';
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
  findFirstView,
  answersTo,
}: {
  readonly files: ReadonlyMap<string, PageFile>;
  readonly shareAuth: ShareAuth;
  readonly publicUrl: string | null;
  readonly findStyles: () => Promise<string | null>;
  readonly findFirstView: FindFirstView;
  /** The page's calls, answered as they would be to the one who asks for the page. */
  readonly answersTo: (request: FastifyRequest) => Answer;
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

  /** The page with its first view, where the server can draw it. */
  async function draw(
    request: FastifyRequest,
    { index, opened }: { readonly index: PageFile; readonly opened: Pick<ShareVisit, 'plan' | 'share'> },
  ): Promise<DrawnPage | null> {
    const { plan, share } = opened;
    const url = drawnAddress(request.url, plan.dateFormat);
    if (url === null || share.passwordHash !== null || share.style === 'dynamic') return null;
    const asked = new URL(url).searchParams.get('lang') ?? undefined;
    const language = readerLanguage(request, { asked, made: share.language });
    const drawing = { url, language, isNarrow: isPhone(request) };
    const view = await findFirstView(drawing, answersTo(request));
    return view && drawnPage(index.body.plain.toString('utf8'), view, drawing);
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
      const opened = await shareAuth.open(request, opening);
      const { plan, share } = opened;
      const drawn = isView ? await draw(request, { index, opened }) : null;
      const shown = drawn === null ? index : pageOf(index, drawn.html);
      reply.header('cache-control', 'private, no-cache');
      reply.header('content-security-policy', contentSecurityPolicy(share.frameAncestors, drawn?.inline));
      const origin = originOf(request, publicUrl);
      return sendBody(request, reply, sharePage({ index: shown, origin, plan, share, token }));
    },
  };
}

/** Accent and logo come as styles of their own, which the page need not know of. */
function inHouse(index: PageFile, styles: string): PageFile {
  const html = index.body.plain.toString('utf8');
  return pageOf(
    index,
    html.replace('</head>', () => `<link rel="stylesheet" id="house" href="${styles}" />\n</head>`),
  );
}

function pageOf(index: PageFile, html: string): PageFile {
  const content = Buffer.from(html);
  return { ...index, body: new CompressedBody(content), etag: etagOf(content) };
}

/** As browsers say it of themselves; where they say nothing, by their name. */
function isPhone({ headers }: FastifyRequest): boolean {
  const told = headers['sec-ch-ua-mobile'];
  return told === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : told === '?1';
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
