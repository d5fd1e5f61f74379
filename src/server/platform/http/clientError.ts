import type { Socket } from 'node:net';
import type { WireError } from '#contract/errors.ts';

type Refused = { readonly status: number; readonly reason: string; readonly code: string; readonly message: string };

export function answerClientError(error: { readonly code: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, reason, code, message } = REFUSED[error.code] ?? MALFORMED;
  const wire: WireError = { error: { code, message } };
  const body = JSON.stringify(wire);
  socket.end(
    [
      `HTTP/1.1 ${status} ${reason}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const MALFORMED: Refused = {
  status: 400,
  reason: 'Bad Request',
  code: 'bad_request',
  message: 'The request is not valid HTTP.',
};

const REFUSED: Readonly<Record<string, Refused>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    reason: 'Request Header Fields Too Large',
    code: 'address_too_long',
    message: 'The address and headers are too long. Choose fewer filters.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    reason: 'Request Timeout',
    code: 'too_slow',
    message: 'The request took too long to arrive.',
  },
};
