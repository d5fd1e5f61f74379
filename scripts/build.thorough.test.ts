import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLogger } from 'vite';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

const CONFIGS = ['vite.config.ts', 'vite.drawing.config.ts'];

it.each(CONFIGS)(
  'building by %s says nothing, so that a first start shows no noise',
  { timeout: 300_000 },
  async (config) => {
    const { build } = await import('vite');
    const said: string[] = [];
    const say = (message: string) => void said.push(message);
    const customLogger = { ...createLogger('warn'), warn: say, warnOnce: say, error: say };
    await build({ configFile: join(root, config), logLevel: 'warn', customLogger, build: { write: false } });
    expect(said).toEqual([]);
  },
);
