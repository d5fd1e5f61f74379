import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A text of a file: a new file, or lines before the first match of `before`. */
export type Addition =
  | { readonly file: string; readonly whole: string }
  | { readonly file: string; readonly before: RegExp; readonly lines: string };

/** What is written for a new row, and what is left for whoever adds it. */
export type Skeleton = { readonly additions: readonly Addition[]; readonly left: readonly string[] };

/** Writes all additions, or none where one of them has no place; returns the files. */
export function write(root: string, additions: readonly Addition[]): readonly string[] {
  const texts = new Map<string, string>();
  const read = (file: string) => texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  for (const addition of additions) {
    const { file } = addition;
    if ('whole' in addition) {
      if (existsSync(join(root, file))) throw new Error(`${file} is there already. Choose another name.`);
      texts.set(file, addition.whole);
      continue;
    }
    const text = read(file);
    const at = text.search(addition.before);
    if (at < 0) throw new Error(`${file} has no line like ${addition.before}: scripts/add is older than the table.`);
    texts.set(file, text.slice(0, at) + addition.lines + text.slice(at));
  }
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...texts.keys()];
}
