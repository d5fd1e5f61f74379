import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** Of links and pictures; what lies on another site, or is a word to be filled in, is not asked. */
const LINK = /\]\(([^)#\s]+)[^)]*\)|(?:src|srcset)="([^"]+)"/g;
const ELSEWHERE = /^(https?:|mailto:|[A-Z_]+$)/;

it.each(pages)('%s links to files that are there', (page) => {
  const links = [...readFileSync(join(root, page), 'utf8').matchAll(LINK)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );
  const missing = links.filter((link) => !ELSEWHERE.test(link) && !existsSync(join(root, dirname(page), link)));
  expect(missing).toEqual([]);
});
