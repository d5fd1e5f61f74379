import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENVIRONMENT } from '#server/config.ts';

it('.env.example has every variable that is read, and no other', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(ENVIRONMENT.toSorted());
});
