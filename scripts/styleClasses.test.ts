import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = globSync(['src/web/**/*.{ts,tsx}', 'testing/web/**/*.{ts,tsx}'], { cwd: root });

const IMPORT = /import (\w+) from '(\.[^']+|#web\/[^']+)\.module\.css';/g;

/** What a component names of its style module and the module does not have, such as `Card.tsx: styles.goal`. */
function unknownClasses(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', module = '']) => {
    const path = module.startsWith('#web/')
      ? join(root, 'src/web', module.slice('#web/'.length))
      : join(root, dirname(file), module);
    const css = readFileSync(`${path}.module.css`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const known = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, known]) => known));
    const used = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return [...new Set(used)].filter((each) => !known.has(each)).map((each) => `${file}: ${name}.${each}`);
  });
}

it('each class that a component names is in its style module', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(unknownClasses)).toEqual([]);
});
