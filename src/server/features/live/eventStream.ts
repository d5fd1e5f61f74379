import { PassThrough } from 'node:stream';
import type { LiveChange } from '#contract/liveEvent.ts';

const RETRY_MS = 2_000;

/** A client that does not read is disconnected: it reconnects and catches up. */
const MAX_UNREAD_BYTES = 256 * 1024;

export type EventStream = {
  readonly body: PassThrough;
  change(change: LiveChange): void;
  beat(): void;
  end(): void;
};

export function createEventStream(): EventStream {
  const body = new PassThrough();
  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    body.write(text);
    if (body.writableLength + body.readableLength > MAX_UNREAD_BYTES) body.destroy();
  };
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    body,
    change: (change) => write(`id: ${change.version}\nevent: change\ndata: ${JSON.stringify(change)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void body.end(),
  };
}
