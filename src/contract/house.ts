import * as z from 'zod/mini';
import './wire/noEval.ts';

export const houseAddresses = {
  house: '/api/house',
  logo: '/api/house/logo',
} as const;

/** Before it is drawn anew. */
export const MOST_PICTURE_BYTES = 700_000;

/** How an organisation shows: its accent as wanted, its logo, and the styles that carry both on every page. */
export const houseSchema = z.object({
  accent: z.nullable(z.string()),
  logo: z.nullable(
    z.object({
      href: z.string(),
      width: z.number(),
      height: z.number(),
      /** What it needs beneath it to be seen: dark ink light, light ink dark; null where it brings its own. */
      ground: z.nullable(z.enum(['light', 'dark'])),
    }),
  ),
  /** Address of the styles; null where nothing is set. */
  styles: z.nullable(z.string()),
});

export type WireHouse = z.infer<typeof houseSchema>;

/** PUT /api/house. Null takes the accent away. */
export const accentSchema = z.object({
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #2b59c3, or null'))),
});

/** PUT /api/house/logo: a picture as base64. */
export const logoSchema = z.object({
  picture: z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be a picture as base64')),
});

export const PICTURE_PROBLEMS = [
  'picture_too_large',
  'picture_unknown',
  'picture_of_webp',
  'picture_too_wide',
  'picture_outside',
  'picture_too_intricate',
  'picture_unreadable',
  'picture_empty',
  'picture_too_slow',
] as const;

export type PictureProblem = (typeof PICTURE_PROBLEMS)[number];
