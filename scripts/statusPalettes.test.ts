import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATUSES } from '#core/goal/status.ts';
import { PALETTES } from '#core/plan/palette.ts';
import { STATUS_COLOURS } from '#core/words/statusColours.ts';
import { contrast, distanceTo, SIGHTS, type Sight } from './colourSight.ts';

const tokens = readFileSync(new URL('../src/web/base/styles/tokens.css', import.meta.url), 'utf8');

const THEMES = [
  ['light', 0, '#ffffff'],
  ['dark', 1, '#161a21'],
] as const;

/** How far apart each two statuses are at least; of the grey one also in print. */
const LEAST: Readonly<Record<(typeof PALETTES)[number], Partial<Readonly<Record<Sight, number>>>>> = {
  milepost: { usual: 14, protan: 10, deutan: 10, tritan: 10 },
  blue_brown: { usual: 18, protan: 17, deutan: 17, tritan: 14 },
  grey_red: { usual: 10, protan: 9.5, deutan: 9.5, tritan: 9.5, grey: 9.5 },
};

const rows = PALETTES.flatMap((palette) => THEMES.map(([theme, at, surface]) => ({ palette, theme, at, surface })));

describe.each(rows)('the colours of statuses: $palette, $theme', ({ palette, at, surface }) => {
  const colours = STATUS_COLOURS[palette];

  it.each(SIGHTS.filter((sight) => LEAST[palette][sight] !== undefined))(
    'are far enough apart to %s sight',
    (sight) => {
      for (const [index, one] of STATUSES.entries()) {
        for (const other of STATUSES.slice(index + 1)) {
          const distance = distanceTo(sight, colours[one].solid[at], colours[other].solid[at]);
          expect(distance, `${one} and ${other}`).toBeGreaterThanOrEqual(LEAST[palette][sight] ?? 0);
        }
      }
    },
  );

  it.each(STATUSES)('of %s stand out of the surface, and their word of its badge', (status) => {
    expect(contrast(colours[status].solid[at], surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours[status].ink[at], colours[status].tint[at])).toBeGreaterThanOrEqual(6.4);
    expect(contrast(colours[status].ink[at], surface)).toBeGreaterThanOrEqual(4.5);
  });
});

it('blue to brown is further apart than the usual colours to both kinds of red-green blindness', () => {
  for (const sight of ['protan', 'deutan'] as const) {
    expect(LEAST.blue_brown[sight]).toBeGreaterThan(1.5 * (LEAST.milepost[sight] ?? 0));
  }
});

it.each(PALETTES)('the styles of the page have the colours of core: %s', (palette) => {
  const rule = tokens.split(`[data-palette="${palette}"] {`)[1]?.split('}')[0] ?? '';
  for (const status of STATUSES) {
    for (const part of ['solid', 'ink', 'tint'] as const) {
      const [light, dark] = STATUS_COLOURS[palette][status][part];
      expect(rule).toContain(`--${status.replace('_', '-')}-${part}: light-dark(${light}, ${dark});`);
    }
  }
});

describe('the measure', () => {
  it('of black and white is 100 to every sight', () => {
    for (const sight of SIGHTS) expect(distanceTo(sight, '#000000', '#ffffff')).toBeCloseTo(100, 1);
  });

  it('brings red and green together for those without green cones', () => {
    const of = (sight: Sight) => distanceTo(sight, '#c04040', '#6a7d2a');
    expect(of('deutan')).toBeLessThan(of('usual') / 2);
  });

  it('of contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  });
});
