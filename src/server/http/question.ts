import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHANGE_REASON_HEADER } from '#contract/changeReason.ts';
import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';
import type { Moment } from '#server/store/store.ts';

/** Whether what was found true of a request is still true of a later one in the same words. */
export type StillHolds = (again: IncomingMessage) => boolean;

/** What is being answered in the ordinary way, and what beside the store its answer hangs on. */
export type Question = {
  readonly words: string;
  /** Of the store, when it was asked. */
  readonly moment: Moment;
  mayAsk: StillHolds | null;
  isSame: StillHolds | null;
};

/** An answer that may be given again. */
export type Answer = {
  readonly status: number;
  readonly headers: string[];
  /** Kept by whoever made it: where it is gone, it is asked for in the ordinary way. Null: there is none. */
  readonly body: WeakRef<Buffer> | null;
  /** What it takes without its body. */
  readonly bytes: number;
  readonly mayAsk: StillHolds;
  readonly isSame: StillHolds;
};

const QUESTIONS = new WeakMap<IncomingMessage, Question>();

export function noteQuestion(request: IncomingMessage, asked: Pick<Question, 'words' | 'moment'>): void {
  QUESTIONS.set(request, { ...asked, mayAsk: null, isSame: null });
}

/** Says who was let in, and may come in again for as long as this holds; asked once of each who does. */
export function noteEntry({ raw }: FastifyRequest, mayAsk: StillHolds): void {
  const question = QUESTIONS.get(raw);
  if (question !== undefined) question.mayAsk = mayAsk;
}

/** Says for how long the answer is the same as far as the store is. */
export function noteAnswer({ raw }: FastifyRequest, isSame: StillHolds): void {
  const question = QUESTIONS.get(raw);
  if (question !== undefined) question.isSame = isSame;
}

/** Null for a request that is none. */
export function questionOf({ raw }: FastifyRequest): Question | null {
  return QUESTIONS.get(raw) ?? null;
}

/**
 * All that is read of a request for getgoals; headers have no line breaks. Null for another path, and for what programs
 * ask by tokens of their own.
 */
export function wordsOf({ method, url = '', headers }: IncomingMessage, path: string): string | null {
  if (method !== 'GET' || !url.startsWith(path)) return null;
  if (headers.authorization !== undefined || headers[CHANGE_REASON_HEADER] !== undefined) return null;
  const { cookie = '', 'accept-encoding': encodings = '', 'if-none-match': known = '' } = headers;
  return `${url}\n${cookie}\n${encodings}\n${known}\n${headers[SHARE_PASS_HEADER] ?? ''}`;
}

/** Null for what was refused, and for what nobody vouches for. */
export function answerOf({ words, mayAsk, isSame }: Question, reply: FastifyReply, payload: unknown): Answer | null {
  const { statusCode: status } = reply;
  const hasBody = payload instanceof Buffer;
  if (mayAsk === null || isSame === null || status !== (hasBody ? 200 : 304)) return null;
  const sent = reply.getHeaders();
  if ('set-cookie' in sent) return null;
  const headers = Object.entries(sent).flatMap(([name, value]) => [name, String(value)]);
  if (hasBody) headers.push('content-length', String(payload.length));
  const bytes = BYTES_OF_ANSWER + 2 * words.length;
  return { status, headers, body: hasBody ? new WeakRef(payload) : null, bytes, mayAsk, isSame };
}

const BYTES_OF_ANSWER = 2_000;
