import { connect } from 'node:net';

const SPACE = 256 * 1024;

export type Load = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
};

/**
 * Requests answered a second, by 200 or 304, where each of some connections asks again as soon as it has its answer. The
 * requests are written by hand: Node's own client takes longer for one than a server does, so that its time would be
 * measured rather than the server's.
 */
export async function rateOf({ url, headers, connections, seconds }: Load): Promise<number> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const answered = await Promise.all(
    Array.from({ length: connections }, () => askUntil({ hostname, port: Number(port), request, until })),
  );
  const took = (performance.now() - begun) / 1_000;
  return answered.reduce((total, count) => total + count, 0) / took;
}

type Connection = {
  readonly hostname: string;
  readonly port: number;
  readonly request: Buffer;
  readonly until: number;
};

/** How often one connection was answered. */
function askUntil({ hostname: host, port, request, until }: Connection): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let missing = 0;
    const take = (length: number, bytes: Uint8Array): void => {
      missing = missing > 0 ? missing - length : missingAfter(Buffer.from(bytes.buffer, bytes.byteOffset, length));
      if (missing > 0) return;
      answered += 1;
      if (performance.now() < until) socket.write(request);
      else socket.end(() => resolve(answered));
    };
    const callback = (length: number, bytes: Uint8Array): boolean => {
      try {
        take(length, bytes);
      } catch (error) {
        socket.destroy();
        reject(error);
      }
      return true;
    };
    const socket = connect({ host, port, noDelay: true, onread: { buffer: Buffer.alloc(SPACE), callback } });
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
  });
}

/** Bytes of the body still to come after what has come with the head, which comes in one piece. Throws for a refusal. */
function missingAfter(piece: Buffer): number {
  const end = piece.indexOf('\r\n\r\n');
  const head = piece.toString('latin1', 0, end);
  const status = /^HTTP\/1.1 (\d{3})/.exec(head)?.[1];
  if (status === '304') return 0;
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (status !== '200' || length === undefined) throw new Error(`Answered: ${head}`);
  return Number(length) - (piece.length - end - 4);
}
