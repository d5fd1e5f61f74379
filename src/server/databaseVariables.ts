import * as z from 'zod';
import { hasProtocol } from '#server/base/hasProtocol.ts';
import { MOST_CONNECTIONS } from './store/database/postgres.ts';

const AN_ADDRESS = 'must be an address postgres://user:password@host/name';
const MOST_REPLICAS = 16;
const LARGEST_POOL = 500;

const databaseAddress = z.string().refine(isDatabaseAddress, AN_ADDRESS);

export const databaseVariables = {
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      (urls) => urls.length <= MOST_REPLICAS && urls.every(isDatabaseAddress),
      `must be up to ${MOST_REPLICAS} addresses postgres://user:password@host/name, separated by commas`,
    )
    .default([]),
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^\d{1,3}$/, `must be a whole number from 2 to ${LARGEST_POOL}`)
    .transform(Number)
    .refine((count) => count >= 2 && count <= LARGEST_POOL, `must be a whole number from 2 to ${LARGEST_POOL}`)
    .default(MOST_CONNECTIONS),
};

export function missingForDatabase(data: {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_REPLICA_URLS: readonly string[];
  readonly DATABASE_LISTEN_URL?: string | undefined;
}): string[] {
  if (data.DATABASE_URL !== undefined) return [];
  return [
    ...(data.DATABASE_REPLICA_URLS.length > 0 ? ['DATABASE_REPLICA_URLS'] : []),
    ...(data.DATABASE_LISTEN_URL === undefined ? [] : ['DATABASE_LISTEN_URL']),
  ];
}

function isDatabaseAddress(text: string): boolean {
  return hasProtocol(text, ['postgres:', 'postgresql:']);
}
