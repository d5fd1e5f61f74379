import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src', 'web');

/** What may stand around an import() of the page; each of these can ask again for a file that did not come. */
const ASKED_AGAIN = /(\b(late|latePart|loadFile)\(\s*|=\s*)\(\) => import\(/g;

/** What asks again itself. */
const EXCEPT: ReadonlySet<string> = new Set(
  ['base/loading/loadFile.ts', 'base/failure/late.tsx'].map((file) => join(file)),
);

/** A statement that begins its line, outside of any function. */
const AWAITS = /^(?!.*\basync\b)(?:(?:export )?(?:const|let) .*\bawait\b|await\b|for await\b)/m;

it('every file the page loads later is loaded so that it can be asked for again', () => {
  const others = globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !EXCEPT.has(file))
    .filter((file) => {
      const text = readFileSync(join(web, file), 'utf8');
      const isDrawnUnguarded = /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text);
      const imports = text.match(/\bimport\(/g)?.length ?? 0;
      const guarded = text.match(ASKED_AGAIN)?.length ?? 0;
      return isDrawnUnguarded || imports !== guarded;
    });
  expect(others).toEqual([]);
});

it('no file of the page awaits while it is read, which WebKit waits for only once', () => {
  const waiting = globSync('**/*.{ts,tsx}', { cwd: web })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => AWAITS.test(readFileSync(join(web, file), 'utf8')));
  expect(waiting).toEqual([]);
});

it('no file that is read before the texts of the language are there asks for more than the first of them', () => {
  const asking = [...readAtOnce(join(web, 'app', 'main.tsx'))]
    .filter((file) => file.startsWith(join(web, 'base', 'messages', 'say')) && !file.endsWith('say.ts'))
    .map((file) => relative(web, file));
  expect(asking).toEqual([]);
});

/** A file and all that it imports, but for types and what is imported later. */
function readAtOnce(file: string, read = new Set<string>()): ReadonlySet<string> {
  if (read.has(file) || !existsSync(file)) return read;
  read.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)(?:[^'"]*? from )?['"]([.#][^'"]+)['"]/gm,
  );
  for (const [, to = ''] of imports)
    readAtOnce(to.startsWith('#') ? join(web, '..', to.slice(1)) : resolve(dirname(file), to), read);
  return read;
}
