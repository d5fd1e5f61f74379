import { expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import { languageName } from './languageName.ts';

it('a language is listed under the name it has for itself', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Deutsch', 'Français', 'Español']);
});
