import { isIP, Socket } from 'node:net';
import { lookupPublic, outError, PRIVATE_ADDRESS } from './lookupPublic.ts';
import { OutFailure } from './outFailure.ts';
import { isPrivateAddress } from './publicAddress.ts';

export type SocketLimits = {
  /** An administrator named this very origin, wherever it leads. */
  readonly isOwnNetwork: boolean;
  /** How many bytes the other side may send; without it any number. */
  readonly bytes?: number;
};

/**
 * The only way this server opens a connection that is not HTTP, such as to a database or a mail server. It connects to
 * the address that was looked up and checked, and ends where the other side sends more than allowed.
 */
export class GuardedSocket extends Socket {
  readonly #limits: SocketLimits;
  #received = 0;

  constructor(limits: SocketLimits) {
    super();
    this.#limits = limits;
  }

  /** As its drivers call it. */
  override connect(...given: unknown[]): this {
    const [port, host] = given;
    if (typeof port !== 'number' || typeof host !== 'string') throw new TypeError('A port and a host are needed.');
    const { isOwnNetwork } = this.#limits;
    if (!isOwnNetwork && isIP(host) !== 0 && isPrivateAddress(host)) {
      process.nextTick(() => this.destroy(outError(PRIVATE_ADDRESS)));
      return this;
    }
    return super.connect({ port, host, ...(isOwnNetwork ? {} : { lookup: lookupPublic }) });
  }

  override push(chunk: unknown, encoding?: BufferEncoding): boolean {
    const { bytes } = this.#limits;
    if (Buffer.isBuffer(chunk)) this.#received += chunk.length;
    if (bytes === undefined || this.#received <= bytes) return super.push(chunk, encoding);
    this.destroy(new OutFailure('too_large', megabytes(bytes)));
    return false;
  }
}

export function megabytes(bytes: number): string {
  return String(Math.max(1, Math.round(bytes / 1024 / 1024)));
}
