import swagger from '@fastify/swagger';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { describedDocument } from './describedDocument.ts';
import { describedRoute } from './describedRoute.ts';
import { docsPage, docsScript, docsStyle } from './docsPage.ts';
import { nameSchemas } from './namedSchemas.ts';
import { securitySchemes } from './security.ts';
import { TAGS } from './tags.ts';

const ABOUT = `Strategic plans: goals in levels, targets against actuals, fiscal years.

Programs send an API token as \`Authorization: Bearer …\`; it is of one plan. Errors have one shape: \`{"error": {"code", "message", "details?"}}\` with a fitting status.

The version is that of the calls. What is added does not change it: new calls, new parameters and fields that may be left out, new fields of replies, new codes of errors and kinds of changes; so ignore what you do not know. Ids of operations, paths, names, types and meanings stay. What has to change otherwise gets a new version, which the change log announces with the release before.`;

export async function describeRoutes(
  app: MilepostApp,
  { publicUrl }: { readonly publicUrl: string | null },
): Promise<void> {
  nameSchemas();
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Milepost',
        description: ABOUT,
        version: '1',
        license: { name: 'Apache 2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      },
      servers: [{ url: publicUrl ?? '/' }],
      tags: TAGS,
      components: { securitySchemes: securitySchemes({ isHttps }) },
    },
    transform: describedRoute,
    transformObject: jsonSchemaTransformObject,
  });
}

export function addDocs(app: MilepostApp): void {
  const described = once(() => describedDocument(app.swagger()));
  const document = once(() => JSON.stringify(described()));
  const page = once(() => docsPage(described()));
  const cached = 'no-cache';
  const config = { right: 'everybody', unknownNames: 'ignored' } as const;
  app.get(
    addresses.openapi,
    {
      config: { right: 'everybody' },
      schema: {
        tags: ['installation'],
        operationId: 'getOpenApi',
        summary: 'Every call, as OpenAPI 3.1',
        response: { 200: z.unknown() },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', cached).type('application/json').serializer(String).send(document()),
  );
  app.get(addresses.docs, { config, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', cached).type('text/html; charset=utf-8').send(page()),
  );
  const files = [
    ['style.css', 'text/css', docsStyle],
    ['script.js', 'text/javascript', docsScript],
  ] as const;
  for (const [name, type, content] of files) {
    app.get(`${addresses.docs}/${name}`, { config, schema: { hide: true } }, async (_request, reply) =>
      reply.header('cache-control', cached).type(`${type}; charset=utf-8`).send(content),
    );
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
