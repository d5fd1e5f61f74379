import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The files that “Bring your own plan” shows, each with the command below it, and what that is said to say. */
export function guideLayouts(): readonly {
  readonly name: string;
  readonly content: string;
  readonly command: string;
  readonly says: string;
}[] {
  const guide = readFileSync(join(ROOT, 'docs/guide/bring-your-own-plan.md'), 'utf8');
  const found = guide.matchAll(
    /`([\w-]+\.csv)`:\n\n```\n([\s\S]*?)```[\s\S]*?`npm run milepost -- (import [^`]*)`\n\n```\n([\s\S]*?)```/g,
  );
  return [...found].map(([, name = '', content = '', command = '', says = '']) => ({ name, content, command, says }));
}
