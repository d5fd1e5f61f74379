import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { megabytes } from './guardedSocket.ts';
import { PRIVATE_ADDRESS } from './lookupPublic.ts';
import { OutFailure } from './outFailure.ts';
import { requestPublic } from './requestPublic.ts';

export type AskOut = {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent to the first origin alone, never where it redirects. */
  readonly secretHeaders?: Readonly<Record<string, string>>;
  /** Whether it may be asked at all; asked again of every redirect. */
  readonly isAllowed: (url: URL) => boolean;
  readonly isOwnNetwork: (url: URL) => boolean;
  readonly ca?: readonly string[];
  /** `bytes` after decompression; `milliseconds` for the whole of it. */
  readonly limits: { readonly bytes: number; readonly milliseconds: number };
};

export type OutAnswer = {
  readonly status: number;
  readonly contentType: string;
  readonly bytes: Buffer;
  /** Where it came from after redirects. */
  readonly url: URL;
  readonly milliseconds: number;
};

const MOST_REDIRECTS = 5;

/**
 * GETs an address within limits and follows redirects that are allowed as well. Throws OutFailure; what breaks off,
 * and what does not say where it ends, is no answer.
 */
export async function askOut(first: URL, asked: AskOut): Promise<OutAnswer> {
  const begun = performance.now();
  const { milliseconds } = asked.limits;
  const signal = AbortSignal.timeout(milliseconds);
  let url = first;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      refuseAddress(url, asked);
      const response = await responseOf(url, { ...asked, isFirst: url.origin === first.origin, signal });
      const status = response.statusCode ?? 0;
      const { location } = response.headers;
      if (status >= 300 && status < 400 && location !== undefined) {
        response.destroy();
        if (!URL.canParse(location, url.href)) throw new OutFailure('not_allowed', 'a redirect');
        url = new URL(location, url);
        continue;
      }
      const bytes = await bodyOf(response, { bytes: asked.limits.bytes, signal });
      const contentType = String(response.headers['content-type'] ?? '');
      return { status, contentType, bytes, url, milliseconds: Math.round(performance.now() - begun) };
    }
  } catch (error) {
    throw outFailureOf(error, { url, milliseconds, isOver: signal.aborted });
  }
  throw new OutFailure('redirects', url.hostname);
}

/** No schemes but those of the web, and no login in the address. */
function refuseAddress(url: URL, { isAllowed }: AskOut): void {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '' || !isAllowed(url)) {
    throw new OutFailure('not_allowed', isWeb ? url.host : url.protocol.replace(':', ''));
  }
}

function responseOf(
  url: URL,
  {
    headers,
    secretHeaders,
    isFirst,
    isOwnNetwork,
    ca,
    signal,
  }: AskOut & { readonly isFirst: boolean; readonly signal: AbortSignal },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = requestPublic(url, {
      method: 'GET',
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers, ...(isFirst ? secretHeaders : {}) },
      signal,
      isOwnNetwork: isOwnNetwork(url),
      ...(ca === undefined ? {} : { ca }),
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end();
  });
}

async function bodyOf(
  response: IncomingMessage,
  { bytes: most, signal }: { readonly bytes: number; readonly signal: AbortSignal },
): Promise<Buffer> {
  const encoding = String(response.headers['content-encoding'] ?? '').toLowerCase();
  const saysItsEnd =
    response.headers['content-length'] !== undefined || response.headers['transfer-encoding'] !== undefined;
  if (!saysItsEnd && encoding === '') {
    response.destroy();
    throw new OutFailure('cut_off', 'no length');
  }
  const body = unpacked(response, encoding);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body) {
      signal.throwIfAborted();
      if (!Buffer.isBuffer(chunk)) continue;
      length += chunk.length;
      if (length > most) throw new OutFailure('too_large', megabytes(most));
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
    body.destroy();
  }
  if (!response.complete) throw new OutFailure('cut_off');
  return Buffer.concat(chunks, length);
}

/** Chunk by chunk, so that no more is unpacked than is read. */
function unpacked(response: IncomingMessage, encoding: string): Readable {
  switch (encoding) {
    case '':
    case 'identity':
      return response;
    case 'gzip':
    case 'x-gzip':
      return through(response, createGunzip());
    case 'deflate':
      return through(response, createInflate());
    case 'br':
      return through(response, createBrotliDecompress());
    case 'zstd':
      return through(response, createZstdDecompress());
    default:
      response.destroy();
      throw new OutFailure('damaged', encoding.slice(0, 20));
  }
}

function through(response: IncomingMessage, unpacking: Readable & NodeJS.WritableStream): Readable {
  response.on('error', (error) => unpacking.destroy(error));
  response.on('aborted', () => unpacking.destroy(new OutFailure('cut_off')));
  response.pipe(unpacking);
  return unpacking;
}

/** Whatever a connection fails with, in one of our words. */
export function outFailureOf(
  error: unknown,
  {
    url,
    milliseconds,
    isOver = false,
  }: { readonly url: URL; readonly milliseconds: number; readonly isOver?: boolean },
): OutFailure {
  if (isOver) return new OutFailure('too_slow', String(Math.round(milliseconds / 1000)));
  if (error instanceof OutFailure) return error;
  const code = codeOf(error);
  const { hostname } = url;
  if (code === PRIVATE_ADDRESS) return new OutFailure('own_network', hostname);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new OutFailure('name_unknown', hostname);
  if (code === 'ETIMEDOUT' || code === 'ABORT_ERR' || code === 'TimeoutError')
    return new OutFailure('too_slow', String(Math.round(milliseconds / 1000)));
  if (code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'Z_BUF_ERROR') return new OutFailure('cut_off');
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code.startsWith('HPE_'))
    return new OutFailure('damaged', code);
  if (
    code.includes('CERT') ||
    code.includes('ALTNAME') ||
    code.includes('SELF_SIGNED') ||
    code.startsWith('UNABLE_TO_')
  )
    return new OutFailure('certificate', hostname);
  if (code === 'ECONNRESET' && error instanceof Error && error.message === 'aborted') return new OutFailure('cut_off');
  return new OutFailure('not_reached', `${hostname} (${code})`);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name;
}
