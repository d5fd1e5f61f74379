import type { z } from 'zod';

export type Section = {
  readonly title: string;
  readonly lines: ReadonlyMap<string, string | readonly string[]>;
  readonly below: readonly Section[];
};

/** An outline: titles after as many # as they are deep, each with lines `name: value`, of which some may repeat. */
export function readOutline(outline: string, repeated: ReadonlySet<string>, mark = '#'): Section[] {
  return outline
    .split(new RegExp(`^${mark} `, 'm'))
    .slice(1)
    .map((section) => {
      const [own = ''] = section.split(/^#/m);
      const [title = '', ...lines] = own.trim().split('\n');
      return {
        title,
        lines: namedLines(title, lines, repeated),
        below: readOutline(section, repeated, `${mark}#`),
      };
    });
}

/** The values of lines, as the schema has them. Throws RangeError with the title of their section. */
export function readLines<Output>(
  title: string,
  schema: z.ZodType<Output>,
  lines: Iterable<readonly [string, unknown]>,
): Output {
  const read = schema.safeParse(Object.fromEntries(lines));
  if (read.success) return read.data;
  throw new RangeError(
    `${title}: ${read.error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`).join('; ')}`,
  );
}

function namedLines(title: string, lines: readonly string[], repeated: ReadonlySet<string>): Section['lines'] {
  const named = new Map<string, string | readonly string[]>();
  for (const line of lines) {
    const [, words = '', value = ''] = /^([\w ]+): (.+)$/.exec(line) ?? [];
    const name = words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
    const before = named.get(name);
    if (repeated.has(name)) named.set(name, [...(before ?? []), value]);
    else if (before === undefined) named.set(name, value);
    else throw new RangeError(`${title}: ${words} stands twice`);
  }
  return named;
}
