import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createOneAtATime, importUnderWay } from './oneAtATime.ts';

describe('one thing at a time', () => {
  const begin = () => {
    const raw = new EventEmitter();
    const headers = new Map<string, string>();
    const reply = { raw, header: (name: string, value: string) => headers.set(name, value) };
    return { reply, headers, answered: () => raw.emit('close') };
  };

  it('is let begin, and another of the same asker refused until it is answered', () => {
    const one = createOneAtATime(importUnderWay);
    const first = begin();
    one.claim('ada', first.reply);
    const second = begin();
    expect(() => one.claim('ada', second.reply)).toThrow('Another file of yours');
    expect(second.headers.get('retry-after')).toBe('5');
    one.claim('bob', begin().reply);
    first.answered();
    one.claim('ada', second.reply);
  });

  it('goes on where who asked went away, until its work is done', async () => {
    const one = createOneAtATime(importUnderWay);
    const first = begin();
    one.claim('ada', first.reply);
    let finish: () => void = () => {};
    const work = one.work('ada', () => new Promise<void>((resolve) => (finish = resolve)));
    first.answered();
    expect(() => one.claim('ada', begin().reply)).toThrow('Another file of yours');
    finish();
    await work;
    one.claim('ada', begin().reply);
  });

  it('does the work of one asker one after the other, and that of others beside it', async () => {
    const one = createOneAtATime(importUnderWay);
    const told: string[] = [];
    let finish: () => void = () => {};
    const first = one.work('ada', () => new Promise<void>((resolve) => (finish = resolve)));
    const second = one.work('ada', async () => told.push('ada again'));
    await one.work('bob', async () => told.push('bob'));
    expect(told).toEqual(['bob']);
    finish();
    await Promise.all([first, second]);
    expect(told).toEqual(['bob', 'ada again']);
    one.claim('ada', begin().reply);
  });

  it('ends where its work fails', async () => {
    const one = createOneAtATime(importUnderWay);
    const first = begin();
    one.claim('ada', first.reply);
    await expect(one.work('ada', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    first.answered();
    one.claim('ada', begin().reply);
  });
});
