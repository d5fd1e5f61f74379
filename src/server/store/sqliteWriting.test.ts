import { expect, it } from 'vitest';
import { SqliteWriting } from './sqliteWriting.ts';

const FAILED_SYNC = Object.assign(new Error('disk I/O error'), { errcode: 1034 });
const FULL = Object.assign(new Error('database or disk is full'), { errcode: 13 });

it('after a failed sync nobody writes any more, and each is told to start again', async () => {
  const writing = new SqliteWriting();
  await writing.take();
  expect(() =>
    writing.watch(() => {
      throw FAILED_SYNC;
    }),
  ).toThrow(FAILED_SYNC);
  writing.give();
  await expect(writing.take()).rejects.toMatchObject({ code: 'store_failed', status: 503 });
  await expect(writing.alone(async () => 'written')).rejects.toMatchObject({ code: 'store_failed' });
});

it('after a full disk writing goes on', async () => {
  const writing = new SqliteWriting();
  expect(() =>
    writing.watch(() => {
      throw FULL;
    }),
  ).toThrow(FULL);
  expect(await writing.alone(async () => 'written')).toBe('written');
});

it('a writer that fails leaves its turn to the next', async () => {
  const writing = new SqliteWriting();
  const failing = writing.alone(() => Promise.reject(new Error('stop')));
  const next = writing.alone(async () => 'written');
  await expect(failing).rejects.toThrow('stop');
  expect(await next).toBe('written');
});
