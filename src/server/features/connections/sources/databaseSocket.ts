import { rootCertificates } from 'node:tls';
import { isNamedOrigin } from '#server/platform/outgoing/allowedHosts.ts';
import { outFailureOf } from '#server/platform/outgoing/askOut.ts';
import { GuardedSocket } from '#server/platform/outgoing/guardedSocket.ts';
import { ANSWER_WITHIN_MS, MOST_BYTES, type OpenConnection } from './source.ts';
import { SourceFailure } from './sourceFailure.ts';

type Database = OpenConnection<'postgresql' | 'mysql'>;

/** With what its protocol adds to the rows. */
const MOST_RECEIVED = 2 * MOST_BYTES;

export type DatabaseDoor = {
  readonly socket: GuardedSocket;
  /** False, or what TLS has to prove. */
  readonly tls: false | { readonly ca?: string[]; readonly rejectUnauthorized: true };
  /** A second connection to the same place, not yet opened. */
  another(): GuardedSocket;
  /**
   * Runs `work` within the time of one answer, then closes the connection. Where the time is over, `giveUp` tells the
   * database to end what it was asked. Throws SourceFailure or OutFailure.
   */
  within<T>(work: () => Promise<T>, giveUp: () => Promise<void>): Promise<T>;
};

const GIVEN_UP_WITHIN_MS = 3_000;

/** A guarded connection to a database, not yet opened. Throws SourceFailure where it would not be encrypted. */
export function openDoor({ settings, places }: Database): DatabaseDoor {
  const { kind, host, port, is_encrypted: isEncrypted, certificate } = settings;
  const url = new URL(`${kind}://${host.toLowerCase()}:${port}`);
  const isNamed = isNamedOrigin(url.href, places.origins);
  if (!isEncrypted && !isNamed) throw new SourceFailure('no_tls', host);
  const another = () => new GuardedSocket({ isOwnNetwork: isNamed, bytes: MOST_RECEIVED });
  const socket = another();
  // Whoever uses it hears of the error; without a listener it would end the process.
  let broken: Error | null = null;
  socket.on('error', (error) => {
    broken = error;
  });
  return {
    socket,
    another,
    tls: isEncrypted
      ? { rejectUnauthorized: true, ...(certificate === null ? {} : { ca: [...rootCertificates, certificate] }) }
      : false,
    within: async (work, giveUp) => {
      const { promise: late, reject } = Promise.withResolvers<never>();
      let isOver = false;
      const timer = setTimeout(() => {
        isOver = true;
        reject(new Error('late'));
      }, ANSWER_WITHIN_MS);
      try {
        return await Promise.race([work(), late]);
      } catch (error) {
        if (error instanceof SourceFailure) throw error;
        throw outFailureOf(broken ?? error, { url, milliseconds: ANSWER_WITHIN_MS, isOver });
      } finally {
        clearTimeout(timer);
        if (isOver) await inTime(giveUp());
        socket.destroy();
      }
    },
  };
}

/** Waits for it so long at most; that it failed changes nothing. */
async function inTime(work: Promise<void>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, GIVEN_UP_WITHIN_MS);
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
