import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/errors.ts';

/** How long the text of `filters` may be (readings, section 4). */
export const MAX_FILTERS_LENGTH = 8192;

/** Refuses addresses that say one thing twice, and filters beyond what a page ever writes. */
export function guardAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    for (const [name, value] of Object.entries(request.query ?? {})) {
      if (Array.isArray(value)) throw refused(`The address has ${name} more than once.`);
      if (typeof value !== 'string') continue;
      if (value.includes('\0')) throw refused(`The address has the character U+0000 in ${name}.`);
      if (name === 'filters' && value.length > MAX_FILTERS_LENGTH) throw tooLong();
    }
  });
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message });
}

function tooLong(): Refusal {
  return new Refusal({
    code: 'address_too_long',
    status: 414,
    message: `The filters are longer than ${MAX_FILTERS_LENGTH} characters. Choose fewer.`,
  });
}
