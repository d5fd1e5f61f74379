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
  /** Runs `work` within the time of one answer, then closes the connection. Throws SourceFailure or OutFailure. */
  within<T>(work: () => Promise<T>): Promise<T>;
};

/** A guarded connection to a database, not yet opened. Throws SourceFailure where it would not be encrypted. */
export function openDoor({ settings, places }: Database): DatabaseDoor {
  const { kind, host, port, is_encrypted: isEncrypted, certificate } = settings;
  const url = new URL(`${kind}://${host.toLowerCase()}:${port}`);
  const isNamed = isNamedOrigin(url.href, places.origins);
  if (!isEncrypted && !isNamed) throw new SourceFailure('no_tls', host);
  const socket = new GuardedSocket({ isOwnNetwork: isNamed, bytes: MOST_RECEIVED });
  // Whoever uses it hears of the error; without a listener it would end the process.
  let broken: Error | null = null;
  socket.on('error', (error) => {
    broken = error;
  });
  return {
    socket,
    tls: isEncrypted
      ? { rejectUnauthorized: true, ...(certificate === null ? {} : { ca: [...rootCertificates, certificate] }) }
      : false,
    within: async (work) => {
      const { promise: late, reject } = Promise.withResolvers<never>();
      let isOver = false;
      const timer = setTimeout(() => {
        isOver = true;
        reject(new Error('late'));
        socket.destroy();
      }, ANSWER_WITHIN_MS);
      try {
        return await Promise.race([work(), late]);
      } catch (error) {
        if (error instanceof SourceFailure) throw error;
        throw outFailureOf(broken ?? error, { url, milliseconds: ANSWER_WITHIN_MS, isOver });
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}
