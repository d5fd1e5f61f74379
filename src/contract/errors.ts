import * as z from 'zod/mini';
import './wire/noEval.ts';

/** Why a call was refused, in one word a program can test. The message beside it is for a person. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'address_too_long',
  'unsupported_media_type',
  'too_many_requests',
  'internal',
  'unavailable',
  'storage_full',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every reply of 4xx and 5xx (interfaces, HTTP). */
export const wireErrorSchema = z.object({
  error: z.object({ code: z.enum(ERROR_CODES), message: z.string(), details: z.optional(z.unknown()) }),
});

export type WireError = z.infer<typeof wireErrorSchema>;
