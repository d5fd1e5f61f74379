import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DECISIONS = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs', 'decisions');

/** One page each; its number in the name and in the title. */
export type Decision = { readonly file: string; readonly number: number; readonly title: string };

/** The decision records there are, by number. */
export function readDecisions(): readonly Decision[] {
  return readdirSync(DECISIONS)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .toSorted()
    .map((file) => {
      const [, title = ''] = /^# (.*)$/m.exec(readFileSync(join(DECISIONS, file), 'utf8')) ?? [];
      return { file, number: Number(file.slice(0, 4)), title };
    });
}

/** The page that lists them. */
export function decisionList(): string {
  const lines = readDecisions().map(({ file, title }) => `- [${title}](${file})`);
  return `# Decisions

Why Milepost is as it is, one page each: context, decision, consequences. A new one takes the next number; \`node scripts/node24.mjs scripts/decisions.ts\` writes this list anew.

${lines.join('\n')}
`;
}
