import { describe, expect, it } from 'vitest';
import { fairQueue } from './fairQueue.ts';

function gate() {
  let open: () => void = () => {};
  const done = new Promise<void>((resolve) => (open = resolve));
  return { work: () => done, open: () => open() };
}

describe('fair turns', () => {
  it('let who asks once go before the rest of who asks a hundred times', async () => {
    const turns = fairQueue({ running: 1, waitingEach: 100, waiting: 200 });
    const done: string[] = [];
    const first = gate();
    const running = turns('eve', first.work);
    const ask = (asker: string, name: string) => turns(asker, async () => void done.push(name));
    const all = [
      ...Array.from({ length: 5 }, (_, at) => ask('eve', `eve ${at}`)),
      ask('ada', 'ada 0'),
      ask('bob', 'bob 0'),
      ask('ada', 'ada 1'),
    ];
    first.open();
    await Promise.all([running, ...all]);
    expect(done).toEqual(['eve 0', 'ada 0', 'bob 0', 'eve 1', 'ada 1', 'eve 2', 'eve 3', 'eve 4']);
  });

  it('run no more at once than they may, and everybody in the end', async () => {
    const turns = fairQueue({ running: 2, waitingEach: 10, waiting: 20 });
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, (_, at) => turns(`asker ${at % 3}`, work)));
    expect({ most, running }).toEqual({ most: 2, running: 0 });
  });

  it('refuse an asker with too many in line by 429, and nobody else', async () => {
    const turns = fairQueue({ running: 1, waitingEach: 1, waiting: 10 });
    const first = gate();
    const all = [turns('eve', first.work), turns('eve', async () => {})];
    await expect(turns('eve', async () => {})).rejects.toMatchObject({ status: 429, code: 'too_many_attempts' });
    all.push(turns('ada', async () => {}));
    first.open();
    await Promise.all(all);
  });

  it('refuse by 503 where too many wait in all', async () => {
    const turns = fairQueue({ running: 1, waitingEach: 1, waiting: 1 });
    const first = gate();
    const all = [turns('eve', first.work), turns('eve', async () => {})];
    await expect(turns('ada', async () => {})).rejects.toMatchObject({ status: 503 });
    first.open();
    await Promise.all(all);
  });

  it('free the place of one that fails', async () => {
    const turns = fairQueue({ running: 1, waitingEach: 1, waiting: 1 });
    await expect(turns('ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns('ada', async () => 'yes')).resolves.toBe('yes');
  });
});
