import { Readable } from 'node:stream';
import type { LightMyRequestResponse } from 'fastify';
import { importsPath } from '#contract/addresses.ts';
import type { Ask } from './exampleServer.ts';

/** Uploads files as a browser's form does: for tests. The body ends once `until` resolves. */
export function handIn(
  ask: Ask,
  planId: string | null,
  files: Readonly<Record<string, string | Uint8Array>>,
  fields: Readonly<Record<string, string>> = {},
  until: Promise<unknown> | null = null,
): Promise<LightMyRequestResponse> {
  const boundary = 'ExampleBoundary';
  const chunks: (string | Uint8Array)[] = [];
  for (const [name, value] of Object.entries(fields)) {
    chunks.push(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  }
  for (const [name, content] of Object.entries(files)) {
    chunks.push(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n`);
    chunks.push('content-type: application/octet-stream\r\n\r\n', content, '\r\n');
  }
  chunks.push(`--${boundary}--\r\n`);
  const body = Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)));
  return ask({
    method: 'POST',
    url: importsPath(planId),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: until === null ? body : Readable.from(heldUntil(until, body)),
  });
}

async function* heldUntil(until: Promise<unknown>, body: Buffer): AsyncGenerator<Buffer> {
  await until;
  yield body;
}
