import { expect, it, vi } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

it.each(LANGUAGES)('figures are typed with the decimal mark of the language: %s', async (language) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [language] });
  await (await import('#web/base/messages/messagesOf.ts')).loadTexts();
  const { readTypedNumber, typedNumber } = await import('./typedNumber.ts');
  const mark = language === 'en' ? '.' : ',';
  expect(typedNumber(1234.5)).toBe(`1234${mark}5`);
  expect(readTypedNumber(`1234${mark}567`)).toBe(1234.567);
  expect(readTypedNumber(`1\u202f234${mark}5`)).toBe(1234.5);
  vi.unstubAllGlobals();
  vi.resetModules();
});
