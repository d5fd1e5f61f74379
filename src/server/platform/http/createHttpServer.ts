import fastify, { type FastifySchemaCompiler, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';
import { writeLog } from '#server/base/log.ts';
import { answerClientError } from './clientError.ts';
import { answerError } from './errorReply.ts';
import { maskedUrl } from './maskedUrl.ts';
import type { MilepostApp } from './milepostApp.ts';
import { requestLog } from './requestLog.ts';
import { setSecurityHeaders } from './securityHeaders.ts';

/** Node's defaults cut off no slow client for a minute (milliseconds). */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;
const IDLE_FOR = 5_000;
const CHECKED_EVERY = 2_000;

const MAX_CONNECTIONS = 10_000;

/** 8 kB of filters, each character escaped, and cookies. */
const MAX_HEADER_BYTES = 40 * 1024;

export function createHttpServer({ trustedProxies }: { readonly trustedProxies: readonly string[] }): MilepostApp {
  const app = fastify({
    http: {
      headersTimeout: HEADERS_WITHIN,
      connectionsCheckingInterval: CHECKED_EVERY,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    requestTimeout: REQUEST_WITHIN,
    keepAliveTimeout: IDLE_FOR,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    logger: {
      level: 'warn',
      stream: requestLog(writeLog),
      serializers: { req: (request) => ({ method: request.method, url: maskedUrl(request.url) }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Requests have no logger each: nothing is logged of one but its error, so their numbers would connect nothing.
    childLoggerFactory: (logger) => logger,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(reply);
      answerError(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.server.maxConnections = MAX_CONNECTIONS;
  return app;
}

/** Headers are checked and stay as they came: Fastify copies those that a validator returns each time one is read. */
const compileValidator: FastifySchemaCompiler<$ZodType> = (route) => {
  const validate = validatorCompiler(route);
  if (route.httpPart !== 'headers') return validate;
  return (headers) => {
    const checked = validate(headers);
    return typeof checked === 'object' && 'error' in checked ? { error: checked.error } : true;
  };
};
