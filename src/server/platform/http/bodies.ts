import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/base/errors.ts';
import { checkText, MAX_JSON_BYTES, readPlainJson } from './plainJson.ts';

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

const MAX_FORM_BYTES = 64 * 1024;

function readPlainForm(text: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (fields.has(name)) {
      throw new Refusal({ code: 'bad_request', status: 400, message: 'A field was sent more than once.' });
    }
    checkText(name);
    checkText(value);
    fields.set(name, value);
  }
  // Without a prototype, `__proto__` is a field like any other.
  return Object.assign(Object.create(null), Object.fromEntries(fields));
}
