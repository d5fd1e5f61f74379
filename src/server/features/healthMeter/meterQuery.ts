import * as z from 'zod';
import { LANGUAGES } from '#contract/language.ts';
import { mustBeOneOf } from '#contract/mustBeOneOf.ts';
import { SHARE_THEMES } from '#contract/share.ts';
import { fiscalYear } from '#server/features/goals/goalsWanted.ts';
import { shareToken } from '#server/features/sharing/shareSchemas.ts';

export const meterQuerySchema = z.object({
  encv: shareToken,
  plan_id: z.string().optional().describe("Without it the caller's current plan, or the share's"),
  fiscal_year: fiscalYear,
  filters: z.string().optional().describe('The JSON text of filter values, as in the address of the dashboard'),
  theme: z
    .enum(SHARE_THEMES, mustBeOneOf(SHARE_THEMES))
    .optional()
    .describe("Without it the share's, else auto; a PNG cannot follow the reader and is light where it is auto"),
  lang: z.enum(LANGUAGES, mustBeOneOf(LANGUAGES)).optional().describe("Without it the share's, else the reader's own"),
});

/** Pictures are drawn in these widths alone, in px: so few are kept, and drawn once. */
const WIDTHS = [80, 120, 160, 200, 320, 480, 640, 960, 1280] as const;
const NARROWEST = 80;
const WIDEST = 1280;
const USUAL = 320;

/** The width in which a picture is drawn that will be shown in another one: the next larger of a few. */
export function drawnWidth(width: number): number {
  return WIDTHS.find((each) => each >= width) ?? WIDEST;
}

export const pngQuerySchema = meterQuerySchema.extend({
  width: z.coerce
    .number('must be a number of px')
    .int('must be a whole number of px')
    .min(NARROWEST, `must be at least ${NARROWEST}`)
    .max(WIDEST, `must be at most ${WIDEST}`)
    .default(USUAL)
    .describe(
      `How wide it will be shown, in px: the compact layout below 200. It has twice as many pixels as the next larger of ${WIDTHS.join(', ')}`,
    ),
});

export type MeterQuery = z.infer<typeof meterQuerySchema>;
export type PngQuery = z.infer<typeof pngQuerySchema>;
