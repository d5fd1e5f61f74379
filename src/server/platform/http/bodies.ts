import type { FastifyInstance } from 'fastify';
import { MAX_FORM_BYTES, readPlainForm } from './plainForm.ts';
import { MAX_JSON_BYTES, readPlainJson } from './plainJson.ts';

export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_JSON_BYTES },
    async (_request: unknown, body: string) => (body === '' ? undefined : readPlainJson(body)),
  );
}

export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: unknown, body: string) => readPlainForm(body),
  );
}
