import { once } from 'node:events';
import type { Socket } from 'node:net';
import { type ConnectionOptions, connect } from 'node:tls';
import type pg from 'pg';
import type { DatabaseDoor } from './databaseSocket.ts';

/** The requests of PostgreSQL's protocol that stand before its own start. */
const CANCEL = 80_877_102;
const ASK_FOR_TLS = 80_877_103;

/** Tells a PostgreSQL to end what a connection asked it, over a second one, encrypted where the first one is. */
export async function cancelStatement(
  client: pg.Client,
  door: DatabaseDoor,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<void> {
  const key = keyOf(client);
  if (key === null) return;
  const socket = door.another();
  try {
    socket.connect(port, host);
    await once(socket, 'connect');
    const channel = door.tls === false ? socket : await encrypted(socket, { ...door.tls, servername: host });
    channel.end(request(CANCEL, key));
    await once(channel, 'close');
  } finally {
    socket.destroy();
  }
}

/** What the server handed out at the start, by which it knows who may cancel. */
function keyOf(client: pg.Client): readonly number[] | null {
  const processID: unknown = Reflect.get(client, 'processID');
  const secretKey: unknown = Reflect.get(client, 'secretKey');
  return typeof processID === 'number' && typeof secretKey === 'number' ? [processID, secretKey] : null;
}

async function encrypted(socket: Socket, options: ConnectionOptions): Promise<Socket> {
  socket.write(request(ASK_FOR_TLS, []));
  await once(socket, 'data');
  const channel = connect({ ...options, socket });
  await once(channel, 'secureConnect');
  return channel;
}

function request(code: number, numbers: readonly number[]): Buffer {
  const message = [0, code, ...numbers];
  const bytes = Buffer.alloc(4 * message.length);
  message.forEach((number, at) => {
    bytes.writeInt32BE(number, 4 * at);
  });
  bytes.writeInt32BE(bytes.length, 0);
  return bytes;
}
