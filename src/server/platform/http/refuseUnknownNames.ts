import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { $ZodType } from 'zod/v4/core';
import { Refusal } from '#server/base/errors.ts';
import type { MilepostApp } from './milepostApp.ts';
import { nearestName } from './nearestName.ts';
import { findUnknownName, namesOf, type UnknownName } from './unknownName.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * What a route does with unknown names; by default it refuses them. `listed`: bodies and addresses may have more,
     * but for near misses of ours, and the reply lists them. `ignored`: for pages.
     */
    unknownNames?: 'listed' | 'ignored';
  }
}

/** The token of a share may be in any address. */
const EVERYWHERE = ['encv'];

const LISTED_HEADER = 'x-ignored-parameters';

/**
 * Refuses, at any depth, names in bodies and addresses that a route's schemas lack: ignored, `pasword` would make a
 * link without a password, and `plan` show another plan. Applies to every route added after it.
 */
export function refuseUnknownNames(app: MilepostApp): void {
  app.addHook('onRoute', (route) => {
    const mode = route.config?.unknownNames ?? 'refused';
    if (mode === 'ignored') return;
    const body = schemaIn(route.schema?.body);
    const query = schemaIn(route.schema?.querystring);
    // Multipart forms are checked where they are parsed.
    const isUpload = route.schema?.consumes?.includes('multipart/form-data') ?? false;

    const check = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
      if (mode === 'listed') listIgnored(request, reply);
      else refuseUnknown(request);
      done();
    };

    function refuseUnknown(request: FastifyRequest): void {
      const parameter = unknownParameter(query, request.query);
      if (parameter !== null) throw unknownNameRefusal(parameter, 'parameter');
      if (!isUpload) refuseUnknownFields(body, request.body);
    }

    const ofAddress = new Set([...EVERYWHERE, ...namesIn(query)]);
    const known = [...ofAddress, ...namesIn(body)];

    function listIgnored(request: FastifyRequest, reply: FastifyReply): void {
      const names = Object.keys(request.query ?? {}).filter((name) => !ofAddress.has(name));
      for (const name of names) {
        if (known.includes(name)) throw refused(`This call takes \`${name}\` in its body, not in the address.`);
        if (nearestName(name, known) !== null) throw unknownNameRefusal({ at: '', name, known }, 'parameter');
      }
      if (names.length > 0) reply.header(LISTED_HEADER, names.map(encodeURIComponent).join(', '));
    }

    route.preValidation = [check, ...[route.preValidation ?? []].flat()];
  });
}

function unknownParameter(schema: $ZodType | null, asked: unknown): UnknownName | null {
  const query = Object.fromEntries(Object.entries(asked ?? {}).filter(([name]) => !EVERYWHERE.includes(name)));
  return schema === null ? firstName(query) : findUnknownName(schema, query);
}

/** Throws Refusal (400). Null: the call takes no body. */
export function refuseUnknownFields(schema: $ZodType | null, body: unknown): void {
  const field = schema === null ? firstName(body) : findUnknownName(schema, body);
  if (field !== null) throw unknownNameRefusal(field, 'field');
}

function firstName(value: unknown): UnknownName | null {
  const [name] = Object.keys(typeof value === 'object' && value !== null ? value : {});
  return name === undefined ? null : { at: '', name, known: [] };
}

function unknownNameRefusal({ at, name, known }: UnknownName, kind: 'field' | 'parameter'): Refusal {
  const nearest = nearestName(name, known);
  const where = at === '' ? '' : ` in ${at}`;
  const shown = name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name;
  const hint = nearest === null ? hintOf(known, kind) : `did you mean \`${nearest}\`?`;
  return refused(`Unknown ${kind} \`${shown}\`${where}: ${hint}`, { at, name: shown, nearest });
}

const LONGEST_SHOWN = 60;
const MOST_NAMED = 20;

function hintOf(known: readonly string[], kind: 'field' | 'parameter'): string {
  if (known.length === 0) return `this call takes no ${kind}s.`;
  const named = known.slice(0, MOST_NAMED).map((each) => `\`${each}\``);
  return `known here are ${named.join(', ')}${known.length > MOST_NAMED ? ' and others' : ''}.`;
}

function refused(message: string, details?: object): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message, details });
}

function schemaIn(schema: unknown): $ZodType | null {
  return schema instanceof $ZodType ? schema : null;
}

function namesIn(schema: $ZodType | null): readonly string[] {
  return schema === null ? [] : namesOf(schema);
}
