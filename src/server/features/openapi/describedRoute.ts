import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { closedSchema } from './closedSchema.ts';
import { securityOf } from './security.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fields of a form with files; the route parses the form itself. */
    form?: z.ZodType;
  }
}

type Route = Parameters<typeof jsonSchemaTransform>[0];

export function describedRoute(document: Route): { readonly schema: FastifySchema; readonly url: string } {
  const { schema, url } = jsonSchemaTransform(document);
  const { config } = document.route;
  if (config === undefined || schema?.hide === true) return { schema: { ...schema, hide: true }, url };
  const isStrict = config.unknownNames === undefined;
  const body =
    config.form === undefined ? schema.body : z.toJSONSchema(config.form, { io: 'input', unrepresentable: 'any' });
  const takesShares = Object.keys(propertiesOf(schema.querystring)).includes('encv');
  return {
    url,
    schema: {
      ...schema,
      querystring: withoutRepeats(schema.querystring, schema.params),
      ...(body === undefined ? {} : { body: isStrict ? closedSchema(body) : body }),
      security: securityOf(config.right, { takesShares }),
    },
  };
}

/** `plan_id` repeats the path's `planId`, and generated clients would call both planId. */
function withoutRepeats(query: unknown, params: unknown): unknown {
  const paths = new Set(Object.keys(propertiesOf(params)).map(spelledAlike));
  const kept = Object.entries(propertiesOf(query)).filter(([name]) => !paths.has(spelledAlike(name)));
  return typeof query === 'object' ? { ...query, properties: Object.fromEntries(kept) } : query;
}

function spelledAlike(name: string): string {
  return name.replaceAll('_', '').toLowerCase();
}

function propertiesOf(schema: unknown): object {
  const isSchema = typeof schema === 'object' && schema !== null && 'properties' in schema;
  return isSchema && typeof schema.properties === 'object' ? (schema.properties ?? {}) : {};
}
