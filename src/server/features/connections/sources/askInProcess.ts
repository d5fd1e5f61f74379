import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type ConnectionFound, connectionFoundSchema } from '#contract/connection.ts';
import { FEED_REASONS } from '#contract/feedReason.ts';
import { createWorkProcesses } from '#server/base/workProcesses.ts';
import type { OpenConnection, SourceAnswer, SourceQuestion } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

export type SourceAsked = { readonly connection: OpenConnection; readonly question: SourceQuestion | null };

/** What the process says is checked: it has read what a stranger wrote. */
const toldSchema = z.union([
  z.object({
    answer: z.object({
      file: z.object({ name: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
      milliseconds: z.number(),
    }),
  }),
  z.object({ found: connectionFoundSchema }),
  z.object({ failure: z.object({ code: z.enum(FEED_REASONS), about: z.string() }) }),
  z.object({ unexpected: z.string() }),
]);
export type SourceTold = z.infer<typeof toldSchema>;

const LONGEST_MS = 60_000;
const MEGABYTES = 400;

/** Scheduled feeds ask four at a time; people who try one out do not wait for them. */
const processes = createWorkProcesses({
  script: new URL('./sourceProcess.ts', import.meta.url),
  running: 6,
  waiting: 100,
  longestMs: LONGEST_MS,
  megabytes: MEGABYTES,
  tooSlow: () => new SourceFailure('too_slow', String(LONGEST_MS / 1000)),
  tooMuch: () => new SourceFailure('too_much', String(MEGABYTES)),
});

/**
 * Asks a source in a process of its own, which knows the secret of this connection and no other, and is ended after a
 * minute or beyond 400 MB. Throws SourceFailure, and the reason of `signal`.
 */
export async function fetchInProcess(
  connection: OpenConnection,
  question: SourceQuestion,
  signal?: AbortSignal,
): Promise<SourceAnswer> {
  const told = await ask({ connection, question }, signal);
  if ('answer' in told) return told.answer;
  throw new Error('A source was asked and tried instead.');
}

/** What a source says when it is tried; as `fetchInProcess`. */
export async function testInProcess(connection: OpenConnection): Promise<ConnectionFound> {
  const told = await ask({ connection, question: null });
  if ('found' in told) return told.found;
  throw new Error('A source was tried and asked instead.');
}

type Told = Extract<SourceTold, { readonly answer: unknown } | { readonly found: unknown }>;

async function ask(request: SourceAsked, signal?: AbortSignal): Promise<Told> {
  const reusedFor = createHash('sha256').update(JSON.stringify(request.connection)).digest('base64');
  const isOwnUser = request.connection.settings.kind === 'folder';
  const told = toldSchema.parse(await processes.run({ request, reusedFor, signal, isOwnUser }));
  if ('failure' in told) throw new SourceFailure(told.failure.code, told.failure.about);
  if ('unexpected' in told) throw new Error(told.unexpected);
  return told;
}
