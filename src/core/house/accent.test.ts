import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { accentOf, GRAPHICS_CONTRAST, TEXT_CONTRAST, type ThemeAccent } from './accent.ts';
import { contrastOf, formatColour, luminanceOf, mixed, type Rgb, readColour } from './contrast.ts';

const part = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(part, part, part);

/** bg, surface, well, sunken and hover of `tokens.css`. */
const GROUNDS = {
  light: ['#f6f7f9', '#ffffff', '#f1f3f6', '#eef1f4'],
  dark: ['#0e1116', '#161a21', '#1b2029', '#1f252e', '#282f3a', '#0b0d11'],
};

const rgb = (text: string): Rgb => readColour(text) ?? [0, 0, 0];
const between = (one: string, other: string) => contrastOf(rgb(one), rgb(other));

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#2b59c3', 6.29],
  ])('between %s and %s is %f', (one, other, ratio) => {
    expect(between(one, other)).toBeCloseTo(ratio, 1);
    expect(between(other, one)).toBe(between(one, other));
  });

  it('of nearly black is told apart from black', () => {
    expect(luminanceOf([10, 10, 10])).toBeGreaterThan(0);
    expect(luminanceOf([11, 11, 11])).toBeGreaterThan(luminanceOf([10, 10, 10]));
  });
});

describe('a colour', () => {
  it.each(['#2B59c3', '#000000'])('is %s', (text) => {
    expect(formatColour(readColour(text) ?? [1, 1, 1])).toBe(text.toLowerCase());
  });

  it.each(['', '2b59c3', '#2b59c', '#2b59c3ff', '#2b59cg', 'red', 'url(#a)', '#2b59c3;}', '#fff'])(
    'is not %j',
    (text) => {
      expect(readColour(text)).toBeNull();
      expect(accentOf(text)).toBeNull();
    },
  );

  it('half way to another lies between them', () => {
    expect(mixed([0, 100, 255], [255, 100, 0], 0.5)).toEqual([128, 100, 128]);
  });
});

describe('an accent', () => {
  it('that can be read stays as it is', () => {
    expect(accentOf('#2b59c3')?.light.accent).toBe('#2b59c3');
    expect(accentOf('#8ab0ff')?.dark.accent).toBe('#8ab0ff');
  });

  it.each(['#ffff00', '#ffffff', '#000000', '#808080', '#00ff00'])('%s is mixed until it can', (colour) => {
    const { light, dark } = accentOf(colour) ?? {};
    expect([light?.accent, dark?.accent]).not.toEqual([colour, colour]);
  });

  test('of any colour is read as text on every ground and on itself, in both themes; lines are seen', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        const accent = accentOf(formatColour(colour));
        expect(accent).not.toBeNull();
        for (const theme of ['light', 'dark'] as const) {
          const { accent: ink, onAccent, tint, hover } = accent?.[theme] ?? ({} as ThemeAccent);
          for (const ground of [...GROUNDS[theme], tint, onAccent])
            expect(between(ink, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          expect(between(hover, onAccent)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
          for (const ground of GROUNDS[theme]) expect(between(hover, ground)).toBeGreaterThanOrEqual(GRAPHICS_CONTRAST);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
