import { describe, expect, it } from 'vitest';
import { FOUND_REASONS } from '#contract/foundReason.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { foundReasons as english } from './en/page/foundReasons.ts';

describe.each(LANGUAGES)('why a cell of a file stays out, in %s', (language) => {
  it.each(FOUND_REASONS)('%s is said with all that the server gives it', async (code) => {
    const { foundReasons }: { readonly foundReasons: typeof english } = await import(
      `./${language}/page/foundReasons.ts`
    );
    const values = ['VALUE', 'OTHER', 'THIRD', 'FOURTH'];
    const said = foundReasons[code](values);
    expect(said).not.toContain('undefined');
    const { foundReasons: en }: { readonly foundReasons: typeof english } = await import('./en/page/foundReasons.ts');
    const isHeld = (value: string) => said.includes(value) === en[code](values).includes(value);
    // Of a stored tracking English repeats the word.
    expect(values.filter((value) => !isHeld(value))).toEqual(
      code === 'tracking_stored' && language !== 'en' ? ['VALUE'] : [],
    );
    // What is read is never English elsewhere.
    if (language !== 'en' && /\p{L}{4}/u.test(en[code]([]))) expect(said).not.toBe(en[code](values));
  });
});
