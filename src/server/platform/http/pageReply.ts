import * as z from 'zod';

/** A reply that is a page, sent as it is; for the description of the routes. */
export const pageReply = {
  description: 'A page',
  content: { 'text/html': { schema: z.unknown().meta({ type: 'string' }) } },
};
