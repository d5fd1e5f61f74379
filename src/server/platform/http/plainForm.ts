import { Refusal } from '#server/base/errors.ts';
import { checkText } from './plainJson.ts';

export const MAX_FORM_BYTES = 64 * 1024;

export function readPlainForm(text: string): Readonly<Record<string, string>> {
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
