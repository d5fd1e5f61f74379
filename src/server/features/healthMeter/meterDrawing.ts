import { sizedCache } from '#server/base/sizedCache.ts';
import { fairQueue } from '#server/platform/limits/fairQueue.ts';

export type MeterDrawing = (
  key: string,
  asked: { readonly asker: string; readonly draw: () => Promise<Buffer> },
) => Promise<Buffer>;

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** Each takes one of the few threads that also look up names and hash passwords. */
const DRAWN_AT_ONCE = 2;
const WAITING_EACH = 20;
const WAITING = 200;

/**
 * Draws each picture once and keeps it; who asks for the same meanwhile gets the same. Askers take turns, so that one
 * who asks for many delays nobody who asks for one.
 */
export function createMeterDrawing(): MeterDrawing {
  const kept = sizedCache<Buffer>({ maxBytes: MAX_PICTURE_BYTES, bytesOf: ({ length }) => length });
  const drawing = new Map<string, Promise<Buffer>>();
  const inTurn = fairQueue({ running: DRAWN_AT_ONCE, waitingEach: WAITING_EACH, waiting: WAITING });

  async function drawOnce(key: string, asked: Parameters<MeterDrawing>[1]): Promise<Buffer> {
    try {
      const picture = await inTurn(asked.asker, asked.draw);
      kept.set(key, picture);
      return picture;
    } finally {
      drawing.delete(key);
    }
  }

  return (key, asked) => {
    const known = kept.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const running = drawing.get(key) ?? drawOnce(key, asked);
    drawing.set(key, running);
    return running;
  };
}
