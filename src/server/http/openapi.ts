import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { closedSchema } from './closedSchema.ts';
import { docsPage, docsStyle } from './docsPage.ts';
import type { MilepostApp } from './milepostApp.ts';

/** Collects every route that is added after it. */
export async function describeRoutes(app: MilepostApp): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Milepost',
        description: 'Strategic plans: goals in levels, targets against actuals, fiscal years.',
        version: '1',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'milepost.session_token' },
          token: { type: 'http', scheme: 'bearer', description: 'An API token of a plan' },
        },
      },
    },
    transform: (document) => {
      const { schema, url } = jsonSchemaTransform(document);
      const isStrict = document.route.config?.unknownNames === undefined;
      return { url, schema: isStrict ? { ...schema, body: closedSchema(schema.body) } : schema };
    },
  });
}

/** The description of the routes, for programs as JSON and for people as a page that loads nothing from elsewhere. */
export function addDocs(app: MilepostApp): void {
  const document = once(() => JSON.stringify(app.swagger()));
  const page = once(() => docsPage(app.swagger()));
  const cached = 'no-cache';
  const config = { right: 'everybody', unknownNames: 'ignored' } as const;
  app.get(
    addresses.openapi,
    {
      config: { right: 'everybody' },
      schema: { tags: ['installation'], summary: 'Every call, as OpenAPI 3.1', response: { 200: z.unknown() } },
    },
    async (_request, reply) =>
      reply.header('cache-control', cached).type('application/json').serializer(String).send(document()),
  );
  app.get(addresses.docs, { config, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', cached).type('text/html; charset=utf-8').send(page()),
  );
  app.get(`${addresses.docs}/style.css`, { config, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', cached).type('text/css; charset=utf-8').send(docsStyle),
  );
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
