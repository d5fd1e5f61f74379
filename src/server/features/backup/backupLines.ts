import * as z from 'zod';
import type { TableDigest } from './tableDigest.ts';

export type BackupHead = {
  readonly milepost: 'backup';
  readonly format: 1;
  readonly version: string;
  readonly at: string;
  readonly migrations: readonly string[];
  /** Of the installation: without it second factors cannot be read, and signed links are invalid. */
  readonly secret: string;
};

type TableLine = { readonly table: string; readonly columns: readonly string[] };

export type BackupEnd = { readonly tables: Readonly<Record<string, TableDigest>>; readonly sha256: string };

const value = z.union([z.string(), z.number(), z.null()]);
const digest = z.object({ rows: z.int().min(0), sum: z.string() });

export const headSchema = z.object({
  milepost: z.literal('backup'),
  format: z.literal(1),
  version: z.string(),
  at: z.string(),
  migrations: z.array(z.string()),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
}) satisfies z.ZodType<BackupHead>;

export const rowSchema = z.array(value);

export const tableSchema = z.object({
  table: z.string(),
  columns: z.array(z.string()).min(1),
}) satisfies z.ZodType<TableLine>;

export const endSchema = z.object({
  tables: z.record(z.string(), digest),
  sha256: z.string(),
}) satisfies z.ZodType<BackupEnd>;

export const lineSchema = z.union([rowSchema, tableSchema, endSchema]);
