import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDiskReserve } from './diskReserve.ts';

const MEGABYTE = 1024 * 1024;

let folder: string;
let free: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  folder = mkdtempSync(join(tmpdir(), 'milepost-reserve-'));
  free = 100 * MEGABYTE;
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const reserve = () => createDiskReserve(folder, () => free);
const file = () => join(folder, 'reserve');

it('keeps four megabytes back, which only the server’s user may read', () => {
  reserve();
  const { size, mode } = statSync(file());
  expect([size, mode & 0o777]).toEqual([4 * MEGABYTE, 0o600]);
});

it.each([
  ['there is room for more', 16 * MEGABYTE, true],
  ['there is hardly room', 16 * MEGABYTE - 1, false],
])('keeps nothing back at a start unless %s', (_name, room, does) => {
  free = room;
  expect(reserve().isFull()).toBe(false);
  expect(existsSync(file())).toBe(does);
});

it('takes what an earlier start kept back', () => {
  writeFileSync(file(), 'kept');
  free = 0;
  reserve();
  expect(statSync(file()).size).toBe(4);
});

it('lets go of it once the disk is full, and keeps it back again once there is room', () => {
  const kept = reserve();
  free = 0;
  expect(kept.isFull()).toBe(false);
  kept.use();
  expect([kept.isFull(), existsSync(file())]).toEqual([true, false]);
  vi.advanceTimersByTime(1000);
  expect(kept.isFull()).toBe(true);
  free = 100 * MEGABYTE;
  expect(kept.isFull()).toBe(true);
  vi.advanceTimersByTime(1000);
  expect([kept.isFull(), existsSync(file())]).toEqual([false, true]);
});
