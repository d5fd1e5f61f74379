import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** Breakpoints in px: a small phone, and room for two, three and four cards side by side. */
const WIDTHS = [375, 640, 960, 1280];

/** Exceptions, each with its reason. */
const OTHER_WIDTHS: Readonly<Record<string, number>> = {
  // The header shows the fixed day of a demo only where the names of plan and dashboard keep their room.
  'web/plan/frame/Frame.module.css': 1600,
};

/** Heights in px: below the first nothing is sticky; below the second a small phone is short. */
const HEIGHTS = [420, 700];

/** Steps for gaps, margins and paddings, px. */
const SPACES = [0, 1, 2, 4, 6, 8, 10, 12, 16, 20, 24, 32, 48, 64];

/** Files with a query of an unnamed container, where a text depends on the width of its own box. */
const OWN_BOX: Readonly<Record<string, string>> = {
  'web/goal/card/Tags.module.css': 'the word beside the clock of a stale goal, beside none, one or two tags',
  'web/goal/outlook/RiskChip.module.css': 'the whole sentence of the outlook, or its short form',
};

/** Raw values of these kinds are declared in the tokens only. */
const RULES: readonly { readonly name: string; readonly of: RegExp; readonly isAllowed: (value: string) => boolean }[] =
  [
    { name: 'type', of: /^font$/, isAllowed: (value) => /^(inherit|var\(--[\w-]*type.*\))$/.test(value) },
    { name: 'size', of: /^font-size$/, isAllowed: (value) => /^(inherit|0|var\(.*\))$/.test(value) },
    { name: 'weight', of: /^font-weight$/, isAllowed: (value) => /^(400|500|600|inherit)$/.test(value) },
    {
      name: 'colour',
      of: /./,
      isAllowed: (value) => !/#[0-9a-f]{3,8}\b|\b(rgb|hsl|lab|lch|oklab|oklch)a?\(/i.test(value),
    },
    { name: 'space', of: /^(gap|row-gap|column-gap|padding|margin)(-|$)/, isAllowed: isSpace },
  ];

type Declaration = { readonly file: string; readonly line: number; readonly property: string; readonly value: string };
type Query = { readonly file: string; readonly line: number; readonly text: string };

const { declarations, queries } = readStyles();

it.each(RULES)('$name comes from the scale in tokens.css', ({ of, isAllowed }) => {
  const strays = declarations.filter(({ property, value }) => of.test(property) && !isAllowed(value));
  expect(strays.map(({ file, line, property, value }) => `${file}:${line} ${property}: ${value}`)).toEqual([]);
});

it('a layout changes at one of four widths', () => {
  const strays = queries.filter(({ file, text }) => {
    if (text.startsWith('@container (')) return !(file in OWN_BOX);
    const isHeld = (axis: RegExp, among: readonly number[]) =>
      lengths(text, axis).every((each) => among.includes(each) || each === OTHER_WIDTHS[file]);
    return /\b(min|max)-(width|height)\b/.test(text) || !isHeld(/width/, WIDTHS) || !isHeld(/height/, HEIGHTS);
  });
  expect(strays.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});

it('a script that asks for the width of the window uses one of the four widths', () => {
  const asked = globSync('web/**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/matchMedia\('(.*?)'\)/g)].map(([, text = '']) => ({ file, text })),
  );
  const strays = asked.filter(({ text }) => lengths(text, /width/).some((each) => !WIDTHS.includes(each)));
  expect(strays).toEqual([]);
});

it('only listed files query an unnamed container', () => {
  const asking = queries.filter(({ text }) => text.startsWith('@container (')).map(({ file }) => file);
  expect([...new Set(asking)].sort()).toEqual(Object.keys(OWN_BOX).sort());
});

it('every custom property that is used without a fallback is set somewhere', () => {
  const scripts = globSync('web/**/*.tsx', { cwd: root }).map((file) => readFileSync(root + file, 'utf8'));
  const isSet = new Set([
    ...styleSheets().flatMap((file) => readFileSync(root + file, 'utf8').match(/--[\w-]+(?=:)/g) ?? []),
    ...scripts.flatMap((text) => text.match(/--[\w-]+(?=['`"])/g) ?? []),
  ]);
  const used = declarations.flatMap(({ file, line, value }) =>
    (value.match(/(?<=var\()--[\w-]+(?=\))/g) ?? []).map((name) => ({ name, at: `${file}:${line}` })),
  );
  expect(used.filter(({ name }) => !isSet.has(name))).toEqual([]);
});

/** Computed lengths are not checked; a negative margin is a step as well. */
function isSpace(value: string): boolean {
  return [...withoutCalls(value).matchAll(/(-?[\d.]+)px/g)].every(([, length]) =>
    SPACES.includes(Math.abs(Number(length))),
  );
}

function withoutCalls(value: string): string {
  const rest = value.replace(/[\w-]+\([^()]*\)/g, '');
  return rest === value ? value : withoutCalls(rest);
}

function lengths(text: string, axis: RegExp): number[] {
  const parts = text.match(/\([^()]*\)/g) ?? [];
  return parts
    .filter((part) => axis.test(part))
    .flatMap((part) => [...part.matchAll(/([\d.]+)px/g)].map(([, each]) => Number(each)));
}

function styleSheets(): string[] {
  return globSync('**/*.css', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
}

/** All declarations but the tokens, which are the custom properties of `:root`, of a palette and of a status. */
function readStyles(): { declarations: Declaration[]; queries: Query[] } {
  const declarations: Declaration[] = [];
  const queries: Query[] = [];
  for (const file of styleSheets()) {
    const text = readFileSync(root + file, 'utf8').replace(/\/\*.*?\*\//gs, (comment) =>
      comment.replace(/[^\n]/g, ' '),
    );
    const around: string[] = [];
    for (const { 0: part, index } of text.matchAll(/[^{};]*[{};]/g)) {
      const words = part.slice(0, -1).trim().replace(/\s+/g, ' ');
      const line = text.slice(0, index + part.length - part.trimStart().length).split('\n').length;
      if (part.endsWith('{')) {
        around.push(words);
        if (/^@(media|container)\b/.test(words)) queries.push({ file, line, text: words });
      } else if (words !== '') {
        const [, property = '', value = ''] = /^([\w-]+): ?(.*)$/.exec(words) ?? [];
        const isToken =
          property.startsWith('--') && around.some((each) => /^(:root|\[data-(status|palette))/.test(each));
        if (!isToken) declarations.push({ file, line, property, value });
      }
      if (part.endsWith('}')) around.pop();
    }
  }
  return { declarations, queries };
}
