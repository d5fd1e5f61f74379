import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storesUnderTest } from '#testing/server/storesUnderTest.ts';
import { findMeta, saveMeta } from './meta.ts';
import type { Store } from './store.ts';
import { inTransaction } from './transaction.ts';

describe.each(storesUnderTest())('text on $name', ({ open }) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  it.each([
    { what: 'composed and decomposed letters apart', text: 'é é' },
    { what: 'joined emoji', text: '👩‍👩‍👧‍👦 🏳️‍🌈' },
    { what: 'a right-to-left override', text: 'a\u202Eb' },
    { what: 'line separators', text: 'a\u2028b\u2029c\r\nd' },
    { what: 'the Turkish i', text: 'İIıi' },
    {
      what: 'all control characters but NUL',
      text: Array.from({ length: 31 }, (_, code) => String.fromCharCode(code + 1)).join(''),
    },
    { what: 'the end of Unicode', text: '\uFFFF\u{10FFFF}' },
    { what: 'quotes and escapes', text: `'"\\ %_ $1 ?1 ; --` },
    { what: 'nothing', text: '' },
  ])('comes back as it was written: $what', async ({ text }) => {
    await saveMeta(store.db, { name: 'text', value: text });
    expect(await findMeta(store.db, 'text')).toBe(text);
  });

  it.each([
    { what: 'a NUL', text: 'a\u0000b' },
    { what: 'a lone first half of a character', text: 'a\uD83D' },
    { what: 'a lone second half of a character', text: '\uDE80a' },
  ])('is refused with $what, whoever writes it, and in a search too', async ({ text }) => {
    const refused = { code: 'unstorable_text', status: 400 };
    await expect(saveMeta(store.db, { name: 'text', value: text })).rejects.toMatchObject(refused);
    await expect(findMeta(store.db, text)).rejects.toMatchObject(refused);
    const inside = inTransaction(store, (trx) => saveMeta(trx, { name: text, value: '' }));
    await expect(inside).rejects.toMatchObject(refused);
  });
});
