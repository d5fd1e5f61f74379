import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerInProcess } from '#server/platform/http/answerInProcess.ts';
import type { Answer } from './firstViews.ts';

/** The page's calls, answered as they would be to the one who asks for the page: same guards, same rights. */
export function answersTo(app: Pick<FastifyInstance, 'inject'>, request: FastifyRequest): Answer {
  const { headers, host, ip } = request;
  const answer = answerInProcess(app, { headers: { cookie: headers.cookie }, host, ip });
  return async (path) => {
    const answered = await answer({ url: path, accept: 'application/json' }).catch(() => null);
    return answered?.status === 200 ? answered.body.toString('utf8') : null;
  };
}
