import type { FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { Refusal } from '#server/errors.ts';

/**
 * Answers a link that leads nowhere to a person as a plain page, to a program in the shape of all errors; the same
 * whether it was wrong, paused, revoked or has ended. Throws every other error again.
 */
export function refusePlainly(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isMissing = error instanceof Refusal && error.status === 404;
  if (!isMissing || !(request.headers.accept ?? '').includes('text/html')) throw error;
  return reply.code(404).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PAGE);
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow">
<title>Nothing here</title>
<link rel="stylesheet" href="${addresses.docs}/style.css">
</head>
<body>
<main>
<h1>There is nothing at this address</h1>
<p>The link may be incomplete, or may not be open any more. Ask whoever gave it to you for a new one.</p>
</main>
</body>
</html>
`;
