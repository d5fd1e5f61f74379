import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
