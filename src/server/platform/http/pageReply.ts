import * as z from 'zod';

export const pageReply = {
  description: 'A page',
  content: { 'text/html': { schema: z.unknown().meta({ type: 'string' }) } },
};
