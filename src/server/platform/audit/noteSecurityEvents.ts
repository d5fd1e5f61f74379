import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isoInstant, wallTime } from '#server/base/clock.ts';
import { SECURITY_EVENTS } from './securityEvents.ts';
import type { SecurityEvent, SecurityLog } from './securityLog.ts';
import { notedOf } from './whoAsked.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its name in the log, where calls of the route are logged whatever their outcome. */
    securityEvent?: string;
  }
}

/**
 * Logs the events of the table, everything forbidden or rate-limited, and tokens that open nothing. The route is
 * logged as a pattern, never as requested: no token enters the log.
 */
export function noteSecurityEvents(app: FastifyInstance, log: SecurityLog): void {
  app.decorateRequest('notedForLog', null);
  app.addHook('onRoute', (route) => {
    const event = SECURITY_EVENTS[`${route.method} ${route.url}`];
    if (event !== undefined && route.config !== undefined) route.config = { ...route.config, securityEvent: event };
  });
  app.addHook('onResponse', (request, reply, done) => {
    const event = eventOf(request, reply);
    if (event !== null) log.write(event);
    done();
  });
  app.addHook('onClose', () => log.flush());
}

function eventOf(request: FastifyRequest, reply: FastifyReply): SecurityEvent | null {
  const { config, url } = request.routeOptions;
  const { statusCode: status } = reply;
  const noted = notedOf(request);
  const event = noted.event === undefined ? (config.securityEvent ?? refusalOf(request, status)) : noted.event;
  if (event === null) return null;
  return {
    at: isoInstant(wallTime()),
    event,
    outcome: noted.outcome ?? outcomeOf(status),
    status,
    who: noted.who ?? null,
    email: noted.email ?? textIn(request.body, 'email'),
    ip: request.ip,
    route: `${request.method} ${url ?? '(none)'}`,
    plan: textIn(request.params, 'planId') ?? textIn(request.query, 'plan_id'),
    about: noted.about?.slice(0, LONGEST_ABOUT) ?? null,
  };
}

function refusalOf(request: FastifyRequest, status: number): string | null {
  if (status === 429) return 'too_many';
  if (status === 403) return 'forbidden';
  if (status === 401 && request.headers.authorization !== undefined) return 'token_opens_nothing';
  if (status === 404 && request.shareToken !== null) return 'link_opens_nothing';
  return null;
}

function outcomeOf(status: number): SecurityEvent['outcome'] {
  if (status === 429) return 'limited';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'done';
}

const LONGEST = 254;
const LONGEST_ABOUT = 1_000;

function textIn(from: unknown, name: string): string | null {
  const value: unknown = typeof from === 'object' && from !== null ? Reflect.get(from, name) : null;
  return typeof value === 'string' ? value.slice(0, LONGEST) : null;
}
