import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body may be sent, by what a client accepts. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this, compressing costs more than it saves. */
const WORTH_COMPRESSING = 1024;

/** A good trade for replies made on request; files that never change are worth more; pictures and fonts nothing. */
export const REPLY_QUALITY = 4;
export const FILE_QUALITY = 9;
export const PLAIN = null;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body that is compressed the first time a client asks for it in that way, and kept. */
export class CompressedBody {
  readonly plain: Buffer;
  readonly #quality: number | null;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer, quality: number | null = REPLY_QUALITY) {
    this.plain = plain;
    this.#quality = quality;
  }

  /** The body in the best of the encodings that `acceptEncoding` (the request's header) allows. */
  async in(acceptEncoding: string | undefined): Promise<{ readonly body: Buffer; readonly encoding: Encoding }> {
    const isWorth = this.#quality !== PLAIN && this.plain.length >= WORTH_COMPRESSING;
    const encoding = isWorth ? bestEncoding(acceptEncoding) : 'identity';
    return { body: await this.#encoded(encoding), encoding };
  }

  /** Bytes held, for whoever keeps many. */
  get size(): number {
    return this.plain.length;
  }

  #encoded(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding) ?? this.#encode(encoding);
    this.#made.set(encoding, made);
    return made;
  }

  #encode(encoding: Encoding): Promise<Buffer> {
    switch (encoding) {
      case 'br':
        return brotli(this.plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: this.#quality ?? REPLY_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length,
          },
        });
      case 'gzip':
        return zip(this.plain);
      case 'identity':
        return Promise.resolve(this.plain);
    }
  }
}

/** RFC 9110, section 12.5.3, for the three encodings we make: brotli before gzip where both are as welcome. */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(weightOf));
  const weightFor = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const br = weightFor('br');
  const gz = weightFor('gzip');
  if (br === 0 && gz === 0) return 'identity';
  return br >= gz ? 'br' : 'gzip';
}

function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const weight = parameters.find((text) => text.startsWith('q='));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
