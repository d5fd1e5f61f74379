import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSealing, readSealing, SEALING_KEY_FILE } from './sealing.ts';

const folder = mkdtempSync(join(tmpdir(), 'milepost-sealing-'));
afterAll(() => rmSync(folder, { recursive: true }));
const KEY = 'ab'.repeat(32);

describe('a sealed secret', () => {
  const { seal, open } = createSealing(KEY);

  it.each(['secret', '', 'ünïcode 🔑', 'x'.repeat(5000)])('opens for its place: %s', (secret) => {
    expect(open(seal(secret, 'here'), 'here')).toBe(secret);
  });

  it('is another text each time, and holds nothing of the secret', () => {
    const [one, other] = [seal('correct horse', 'here'), seal('correct horse', 'here')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('horse');
  });

  it('opens neither for another place, nor with another key, nor once it was changed', () => {
    const sealed = seal('secret', 'here');
    expect(open(sealed, 'there')).toBeNull();
    expect(createSealing('cd'.repeat(32)).open(sealed, 'here')).toBeNull();
    for (let at = 3; at < sealed.length - 1; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
      expect(open(changed, 'here'), String(at)).toBeNull();
    }
    for (const damaged of ['', 'v1.', 'v1.AAAA', 'v2.AAAA', 'secret']) expect(open(damaged, 'here')).toBeNull();
  });
});

describe('the key', () => {
  it('is made once in the data folder, for its owner alone', () => {
    const sealed = readSealing(folder, null).seal('secret', 'here');
    const file = join(folder, SEALING_KEY_FILE);
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readSealing(folder, null).open(sealed, 'here')).toBe('secret');
    expect(readSealing(folder, KEY).open(sealed, 'here')).toBeNull();
    chmodSync(file, 0o644);
    expect(() => readSealing(folder, null)).toThrow('chmod 600');
  });
});
