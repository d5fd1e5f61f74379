import * as z from 'zod';
import { ALLOWED_HOST, isOrigin } from '#server/platform/outgoing/allowedHosts.ts';

export const webhookVariables = {
  MILEPOST_WEBHOOK_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
    .refine(
      (parts) => parts.every((part) => ALLOWED_HOST.test(part) || isOrigin(part)),
      'must be hosts such as hooks.example.org, or origins such as http://127.0.0.1:9000, separated by commas',
    )
    .default([]),
};
