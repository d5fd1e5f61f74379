import { expect, it } from 'vitest';
import { qrPath } from './qrPath.ts';

const URI = 'otpauth://totp/Milepost:ada%40example.org?secret=JBSWY3DPEHPK3PXP&issuer=Milepost&period=30&digits=6';

it('draws the three corners a reader looks for, with a border around', () => {
  const { size, path } = qrPath(URI);
  const isDark = (x: number, y: number) => path.includes(`M${x} ${y}h1v1h-1z`);
  for (const [x, y] of [
    [2, 2],
    [size - 9, 2],
    [2, size - 9],
  ] as const) {
    expect([0, 6].map((step) => isDark(x + step, y))).toEqual([true, true]);
    expect([isDark(x + 1, y + 1), isDark(x + 3, y + 3)]).toEqual([false, true]);
  }
  expect(Array.from({ length: size }, (_, at) => isDark(at, 0) || isDark(0, at))).not.toContain(true);
});

it('is another picture for another text', () => {
  expect(qrPath(URI).path).not.toBe(qrPath(`${URI}0`).path);
});
