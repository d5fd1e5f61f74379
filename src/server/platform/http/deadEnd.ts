import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import type { Language } from '#contract/language.ts';
import { textsIn } from '#server/base/texts.ts';
import { escapedMarkup } from './escapedMarkup.ts';
import { readerLanguage } from './readerLanguage.ts';

declare module 'fastify' {
  interface FastifyInstance {
    organisation: () => Promise<string>;
  }
}

/** A link that opens nothing, or an address that never existed. */
type DeadEnd = 'deadLink' | 'noPage';

/** These pages carry the organisation's name, as the sign-in page does. */
export function nameDeadEnds(app: FastifyInstance, organisation: () => Promise<string>): void {
  app.decorate('organisation', organisation);
}

/** A person who follows a link gets a page; a program gets the usual error shape. */
export function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html') && !/^\/(api|napi|assets)\//.test(url);
}

/** The same for a link that was wrong, paused, revoked or has expired. */
export async function sendDeadEnd(request: FastifyRequest, reply: FastifyReply, kind: DeadEnd): Promise<FastifyReply> {
  const language = readerLanguage(request, { asked: undefined });
  const organisation = await request.server.organisation().catch(() => '');
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageIn(language, kind, organisation));
}

function pageIn(language: Language, kind: DeadEnd, organisation: string): string {
  const { title, home, [kind]: said } = textsIn(language).deadEnds;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="stylesheet" href="${addresses.docs}/style.css">
</head>
<body>
<main class="dead-end">
${organisation === '' ? '' : `<p>${escapedMarkup(organisation)}</p>\n`}<h1>${said.heading}</h1>
<p>${said.text}</p>${kind === 'noPage' ? `\n<p><a href="${addresses.dashboard}">${home}</a></p>` : ''}
</main>
</body>
</html>
`;
}
