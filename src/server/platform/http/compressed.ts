import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const WORTH_COMPRESSING = 1024;

/** A trade-off for what is compressed on request; pictures and fonts get none. */
export const REPLY_QUALITY = 4;
export const PLAIN = null;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compressed the first time a client asks for an encoding, and cached. */
export class CompressedBody {
  readonly plain: Buffer;
  readonly #quality: number | null;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  constructor(
    plain: Buffer,
    {
      quality = REPLY_QUALITY,
      brotli = null,
    }: { readonly quality?: number | null; readonly brotli?: Buffer | null } = {},
  ) {
    this.plain = plain;
    this.#quality = quality;
    if (brotli !== null) this.#made.set('br', Promise.resolve(brotli));
  }

  async in(acceptEncoding: string | undefined): Promise<{ readonly body: Buffer; readonly encoding: Encoding }> {
    const isWorth = this.#quality !== PLAIN && this.plain.length >= WORTH_COMPRESSING;
    const encoding = isWorth ? bestEncoding(acceptEncoding) : 'identity';
    return { body: await this.#encoded(encoding), encoding };
  }

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
