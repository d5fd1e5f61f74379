import * as z from 'zod';
import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';

export const shareToken = z
  .string()
  .optional()
  .describe('The token of a share: the reply is cut to what it shows, and cookies are not looked at');

export const sharePassHeader = z.looseObject({
  [SHARE_PASS_HEADER]: z.string().optional().describe('The pass of a share that has a password'),
});
