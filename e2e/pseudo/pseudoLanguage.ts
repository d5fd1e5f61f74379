import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const assets = join(root, 'dist', 'web', 'assets');

/** What stands in for the files of another language: English as no language writes it. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const bodies = { first: await bundled('first'), later: await bundled('later') };
  const answered = new Map<string, string>();
  for (const file of await readdir(assets)) {
    const kind = /\bas (first|later)\}/.exec((await readFile(join(assets, file), 'utf8')).slice(-200))?.[1];
    if (kind === 'first' || kind === 'later') answered.set(file, bodies[kind]);
  }
  if (answered.size < 2) throw new Error('The files of other languages were not found in the built page.');
  await context.route(
    (url) => answered.has(url.pathname.split('/').at(-1) ?? ''),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: answered.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '') ?? '',
      }),
  );
}

async function bundled(name: 'first' | 'later'): Promise<string> {
  const entry = join(root, 'e2e', 'pseudo', `${name}.ts`);
  const results = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [result] = Array.isArray(results) ? results : [results];
  const [chunk] = result !== undefined && 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk') throw new Error(`The texts ${name} could not be put together.`);
  return chunk.code;
}
