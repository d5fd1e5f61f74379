import type { FastifyInstance } from 'fastify';
import { FILTER_PARAMS_MAX_BYTES } from '#contract/filterParams.ts';
import { utf8Length } from '#contract/wire/utf8Length.ts';
import { Refusal } from '#server/base/errors.ts';

/**
 * Refuses addresses with a parameter given twice, and filters longer than a page ever writes. Where other parameters are
 * ignored, so on pages, one given twice is told by the page; but a share's token is never ambiguous.
 */
export function guardAddresses(app: FastifyInstance): void {
  app.addHook<{ Querystring: Readonly<Record<string, unknown>> }>('onRequest', (request, _reply, done) => {
    const isPage = request.routeOptions.config.unknownNames === 'ignored';
    for (const [name, value] of Object.entries<unknown>(request.query)) {
      if (isPage && Array.isArray(value) && name !== 'encv') continue;
      const refusal = refusalOf(name, value);
      if (refusal !== null) return done(refusal);
    }
    done();
  });
}

function refusalOf(name: string, value: unknown): Refusal | null {
  if (Array.isArray(value)) return refused(`The address has ${name} more than once.`);
  if (typeof value !== 'string') return null;
  if (value.includes('\0')) return refused(`The address has the character U+0000 in ${name}.`);
  return name === 'filters' && utf8Length(value) > FILTER_PARAMS_MAX_BYTES ? tooLong() : null;
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message });
}

function tooLong(): Refusal {
  return new Refusal({
    code: 'address_too_long',
    status: 414,
    message: `The filters are longer than ${FILTER_PARAMS_MAX_BYTES} bytes. Choose fewer.`,
  });
}
