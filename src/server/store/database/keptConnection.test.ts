import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { listening } from '#testing/server/listening.ts';
import { endConnections, makeDatabase, onDatabase } from '#testing/server/testDatabases.ts';
import { type KeptConnection, keptConnection } from './keptConnection.ts';

const started: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of started.splice(0)) await stop();
});

function connect(url: string): KeptConnection {
  const kept = keptConnection(url);
  started.unshift(() => kept.close());
  return kept;
}

describe('a kept connection', () => {
  /** Messages begin with a letter, and what follows it with its length. */
  const message = (letter: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(4 + body.length);
    return Buffer.concat([Buffer.from(letter), length, body]);
  };
  const READY = message('Z', Buffer.from('I'));
  const GREETING = Buffer.concat([message('R', Buffer.alloc(4)), READY]);
  /** One value. */
  const rowOf = (value: string) =>
    Buffer.concat([
      message('D', Buffer.concat([Buffer.from([0, 1, 0, 0, 0, value.length]), Buffer.from(value)])),
      message('C', Buffer.from('SELECT 1\0')),
      READY,
    ]);

  /** What speaks PostgreSQL's protocol; each connection, from the first, answers a query in its own way. */
  async function engine(...ways: ((socket: Socket) => void)[]): Promise<string> {
    let connections = 0;
    const server = createServer((socket) => {
      const way = ways[connections];
      connections += 1;
      socket.on('error', () => {});
      socket.on('data', (bytes) => {
        if (bytes.toString('latin1', 0, 1) === 'Q') way?.(socket);
        else if (bytes.toString('latin1', 0, 1) !== 'X') socket.write(GREETING);
      });
    });
    started.push(async () => void server.close());
    return `postgres://milepost@127.0.0.1:${await listening(server)}/plans`;
  }

  const answers = (socket: Socket) => void socket.write(rowOf(`from ${socket.remotePort}`));

  it('is one for all that is asked', async () => {
    const kept = connect(await engine(answers));
    const first = await kept.askRow('select 1');
    expect(first).toEqual([expect.stringMatching(/^from \d+$/)]);
    expect(await kept.askRow('select 1')).toEqual(first);
  });

  it.each([
    { what: 'keeps silent', way: () => {} },
    { what: 'is cut', way: (socket: Socket) => void socket.destroy() },
  ])('that $what fails within a second or so, and is opened anew', async ({ way }) => {
    const kept = connect(await engine(way, answers));
    const begun = performance.now();
    await expect(kept.askRow('select 1')).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(5_000);
    expect(await kept.askRow('select 1')).toHaveLength(1);
  });

  it('is not opened again once closed', async () => {
    const kept = connect(await engine(answers, answers));
    await kept.askRow('select 1');
    await kept.close();
    await expect(kept.askRow('select 1')).rejects.toThrow('closed');
  });

  it('fails where nothing listens', async () => {
    await expect(connect('postgres://milepost@127.0.0.1:1/plans').askRow('select 1')).rejects.toThrow();
  });
});

const serverUrl = process.env.TEST_DATABASE_URL ?? '';
describe.runIf(serverUrl !== '')('a kept connection to a real PostgreSQL', () => {
  it('gives a row as text, and is opened anew after the server has ended it', async () => {
    const database = await makeDatabase(serverUrl);
    started.push(database.drop);
    const kept = connect(database.url);
    expect(await kept.askRow("select 1, null, true, 'ä', ''")).toEqual(['1', null, 't', 'ä', '']);
    expect(await kept.askRow('select where false')).toEqual([]);
    await onDatabase(database.url, endConnections);
    await kept.askRow('select 1').catch(() => {});
    expect(await kept.askRow('select 1')).toEqual(['1']);
    await expect(kept.askRow('select nothing')).rejects.toThrow('nothing');
    expect(await kept.askRow('select 1')).toEqual(['1']);
  });
});
