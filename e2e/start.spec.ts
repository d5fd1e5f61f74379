import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, startMilepost, test } from './milepost.ts';

test.describe('starting', () => {
  test('says in plain words what it does and ends with the address', async () => {
    const data = await mkdtemp(join(tmpdir(), 'milepost-'));
    const milepost = await startMilepost({ MILEPOST_DATA: data });
    try {
      const lines = milepost.output().trim().split('\n');
      expect(lines.at(-1)).toContain(milepost.address);
      expect(milepost.output()).not.toContain('correct horse');
    } finally {
      await milepost.stop();
    }
  });

  test('a second start of the same folder is refused, naming the first', async () => {
    const milepost = await startMilepost();
    try {
      const second = await refused({ MILEPOST_DATA: milepost.data, PORT: '0' });
      expect(second.status).toBe(1);
      expect(second.lines).toHaveLength(1);
      expect(second.lines[0]).toContain(milepost.address);
    } finally {
      await milepost.stop();
    }
  });

  test('a port in use is one clear line', async () => {
    const milepost = await startMilepost();
    const data = await mkdtemp(join(tmpdir(), 'milepost-'));
    try {
      const port = new URL(milepost.address).port;
      const second = await refused({ MILEPOST_DATA: data, PORT: port, MILEPOST_DEMO: '0' });
      expect(second.status).toBe(1);
      expect(second.lines).toHaveLength(1);
      expect(second.lines[0]).toContain(port);
    } finally {
      await milepost.stop();
      await rm(data, { recursive: true, force: true });
    }
  });

  test('a data folder that is a file is one clear line', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'milepost-'));
    await writeFile(join(folder, 'data'), '');
    const start = await refused({ MILEPOST_DATA: join(folder, 'data'), PORT: '0' });
    expect(start.status).toBe(1);
    expect(start.lines).toHaveLength(1);
    expect(start.lines[0]).toContain(join(folder, 'data'));
    await rm(folder, { recursive: true, force: true });
  });

  for (const [name, value] of [
    ['PORT', 'many'],
    ['PORT', '70000'],
    ['MILEPOST_TODAY', '2026-02-30'],
    ['MILEPOST_URL', 'milepost'],
    ['DATABASE_URL', 'mysql://x'],
    ['MILEPOST_DEMO', 'yes'],
  ] as const) {
    test(`a wrong variable is one clear line: ${name}=${value}`, async () => {
      const start = await refused({ [name]: value });
      expect(start.status).toBe(1);
      expect(start.lines).toHaveLength(1);
      expect(start.lines[0]).toContain(name);
    });
  }
});

/** A start that must not come up: its exit status and the lines it printed on standard error. */
async function refused(variables: Record<string, string>): Promise<{ status: number; lines: string[] }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const limit = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const status = await new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? -1)));
  clearTimeout(limit);
  return { status, lines: text.trim().split('\n') };
}
