import { expect, it } from 'vitest';
import { sampleOfScripts } from './undrawnScripts.ts';

it.each([
  ['Streets, Größe, Αθήνα, Київ, 42 % → 50 €', []],
  ['مياه نظيفة', [['Arab', 'م']]],
  [
    '水とみず',
    [
      ['Hani', '水'],
      ['Hira', 'と'],
    ],
  ],
  ['ミズ', [['Kana', 'ミ']]],
  ['맑은 물', [['Hang', '맑']]],
  ['น้ำ', [['Thai', 'น']]],
  ['स्वच्छ', [['Deva', 'स']]],
  ['Drop 💧 and heart ❤', [['Zsye', '💧']]],
  // A mark alone is no letter.
  ['\u0651', []],
] as const)('the scripts of %s are %j', (text, samples) => {
  expect([...sampleOfScripts(text)]).toEqual(samples);
});
