import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { WireError } from '#contract/errors.ts';
import { Refusal } from '#server/base/errors.ts';
import { storeRefusalOf } from '#server/store/database/storeRefusal.ts';
import { sendDeadEnd, wantsPage } from './deadEnd.ts';
import { SOMETHING_WRONG } from './requestLog.ts';

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    wantsPage(request) ? sendDeadEnd(request, reply, 'noPage') : answer(reply, notFound()),
  );
}

/** The same for paths and records that do not exist and those that are not the asker's. */
export function notFound(what = 'There is nothing at this address.'): Refusal {
  return new Refusal({ code: 'not_found', status: 404, message: what });
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.status >= 500 && refusal.cause !== undefined) {
    request.log.error({ err: refusal.cause, req: request }, refusal.message);
  }
  // Fastify would end the connection while the rest is being sent, and a proxy would say 502 (limitUnreadBodies).
  if (refusal.status === 413) reply.removeHeader('connection');
  return answer(reply, refusal);
}

function answer(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: WireError = {
    error: {
      code: refusal.code,
      message: refusal.message,
      ...(refusal.details === undefined ? {} : { details: refusal.details }),
    },
  };
  reply.removeHeader('etag');
  if (refusal.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** What is unreachable or busy for a moment is worth another try then. */
const RETRY_AFTER_S = 1;

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return wrongShape(error);
  const known = isFastifyError(error) ? FASTIFY_REFUSALS[error.code] : undefined;
  if (known !== undefined) return new Refusal(known);
  if (isFastifyError(error) && error.statusCode !== undefined && error.statusCode < 500) {
    return new Refusal({ code: 'bad_request', status: error.statusCode, message: 'The request could not be read.' });
  }
  return storeRefusalOf(error) ?? internal(error);
}

function internal(cause: unknown): Refusal {
  return new Refusal({ code: 'internal', status: 500, message: SOMETHING_WRONG, cause });
}

/** Fastify's own refusals, in our words. */
const FASTIFY_REFUSALS: Readonly<Record<string, { code: string; status: number; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'too_large', status: 413, message: 'The body is too large.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    status: 415,
    message: 'This call does not take a body of this type.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'bad_request',
    status: 400,
    message: 'The body is not as long as its Content-Length says.',
  },
  FST_ERR_BAD_URL: { code: 'bad_request', status: 400, message: 'The address is not valid.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'not_found', status: 404, message: 'There is nothing at this address.' },
};

/** Names at most ten wrong values. */
function wrongShape(error: { readonly validationContext?: string; readonly validation: readonly Issue[] }): Refusal {
  const issues = error.validation.slice(0, MAX_ISSUES).map((issue) => ({
    at: issue.instancePath.replace(/^\//, ''),
    message: issue.message ?? NOT_VALID,
  }));
  const [first] = issues;
  const place = PLACES[error.validationContext ?? 'body'] ?? 'What was sent';
  const where = first === undefined || first.at === '' ? place : `“${first.at.replaceAll('/', ' › ')}”`;
  return new Refusal({
    code: 'bad_request',
    status: 400,
    message: asSentence(where, first?.message ?? NOT_VALID),
    details: { issues },
  });
}

/** Some messages are sentences already. */
function asSentence(where: string, message: string): string {
  return message.endsWith('.') ? message : `${where} ${message}.`;
}

type Issue = { readonly instancePath: string; readonly message?: string | undefined };

const MAX_ISSUES = 10;

const NOT_VALID = 'is not valid';

const PLACES: Readonly<Record<string, string>> = { querystring: 'The address', params: 'The address' };

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
