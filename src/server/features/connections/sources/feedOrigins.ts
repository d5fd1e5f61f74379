import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { isOrigin } from '#server/platform/outgoing/allowedHosts.ts';

const PROTOCOLS = ['http:', 'https:', 'postgresql:', 'mysql:'];
const FOLDER_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** By name. */
export type FeedFolders = ReadonlyMap<string, string>;

/** What feeds may ask besides the internet. */
export type FeedPlaces = {
  /** Origins in the own network. */
  readonly origins: readonly string[];
  readonly folders: FeedFolders;
};

export const feedVariables = {
  MILEPOST_FEED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
    .refine(
      (parts) => parts.every((part) => isOrigin(part, PROTOCOLS)),
      'must be origins such as https://intranet.example.org, postgresql://10.0.0.5:5432 or mysql://db:3306, separated by commas',
    )
    .default([]),
  MILEPOST_FEED_FOLDERS: z
    .string()
    .transform((text, context) => {
      const folders = text.split(',').map((part) => /^([^=]*)=(.*)$/.exec(part.trim())?.slice(1) ?? []);
      const isRight = ([name = '', path = '']: readonly string[]) => FOLDER_NAME.test(name) && isAbsolute(path);
      if (!folders.every(isRight)) {
        context.addIssue('must be names and whole paths such as permits=/srv/exports/permits, separated by commas');
      }
      return new Map(folders.map(([name = '', path = '']) => [name, path]));
    })
    .default(new Map()),
  MILEPOST_SEALING_KEY: z
    .string()
    .regex(
      /^[\x21-\x7e]{16,200}$/,
      'must be 16 to 200 random signs without a space, as openssl rand -hex 32 makes them',
    )
    .optional(),
};
