import type { FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import type { Language } from '#contract/language.ts';
import { Refusal } from '#server/errors.ts';
import { readerLanguage } from '#server/http/readerLanguage.ts';

/**
 * Answers a link that leads nowhere to a person as a plain page, to a program in the shape of all errors; the same
 * whether it was wrong, paused, revoked or has ended. Throws every other error again.
 */
export function refusePlainly(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isMissing = error instanceof Refusal && error.status === 404;
  if (!isMissing || !(request.headers.accept ?? '').includes('text/html')) throw error;
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageIn(readerLanguage(request, { asked: undefined })));
}

const WORDS = {
  en: {
    title: 'Nothing here',
    heading: 'There is nothing at this address',
    text: 'The link may be incomplete, or may not be open any more. Ask whoever gave it to you for a new one.',
  },
  de: {
    title: 'Hier ist nichts',
    heading: 'Unter dieser Adresse ist nichts',
    text: 'Vielleicht ist der Link unvollständig oder nicht mehr offen. Wer ihn Ihnen gab, kann Ihnen einen neuen geben.',
  },
} satisfies Record<Language, unknown>;

function pageIn(language: Language): string {
  const { title, heading, text } = WORDS[language];
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
<main>
<h1>${heading}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
}
