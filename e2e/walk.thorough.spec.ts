import { expect, test } from './milepost.ts';
import { DASHBOARD_PLACE, PLACES } from './walk/places.ts';
import { walkAtRandom } from './walk/randomWalk.ts';
import { nothingWalked, type WalkOptions, walkThrough } from './walk/systematicWalk.ts';

// At a person's pace: what opens is looked at for a while, with the mouse where it was pressed, and left in every way.

type LookedAt = Pick<WalkOptions, 'look' | 'by'>;

const WIDE = { width: 1280, height: 800, locale: 'en-US', stopsClockAt: null } as const;
/** German words are the longer ones. */
const NARROW = { width: 390, height: 844, locale: 'de-DE', stopsClockAt: null } as const;

const LOOKS: readonly LookedAt[] = [
  { look: WIDE, by: 'mouse' },
  { look: WIDE, by: 'keyboard' },
  { look: NARROW, by: 'mouse' },
];

/** Long enough for tips and whatever else comes late. */
const SHORT = { lookMs: 500, ofAKind: 1, depth: 1, isEveryWay: false };

const FULL = { lookMs: 1_000, ofAKind: 2, depth: 3, isEveryWay: true };
const FULL_WITHIN_MS = 3_600_000;

const nameOf = ({ look, by }: LookedAt) => `${look.width} px, by ${by}`;

/** Fixed, so that a second try hides nothing. */
const SEED = 20_261_120;
const SHORT_STEPS = 10;
const LONG_WALKS = 20;
const LONG_STEPS = 120;

test('every control of the dashboard is pressed and left: 1280 px, by keyboard', async ({ browser }) => {
  const { presses, faults } = await walkThrough(browser, [DASHBOARD_PLACE], { look: WIDE, by: 'keyboard', ...SHORT });
  expect(faults).toEqual([]);
  expect(presses).toBeGreaterThan(10);
});

for (const each of LOOKS) {
  const walked = nothingWalked();
  for (const place of PLACES) {
    test(`everything of ${place.name} is pressed and left in every way: ${nameOf(each)} @full`, async ({ browser }) => {
      test.setTimeout(FULL_WITHIN_MS);
      const { faults } = await walkThrough(browser, [place], { ...each, ...FULL, walked, tell: console.log });
      expect(faults).toEqual([]);
    });
  }
}

const SHORT_RANDOM = { seed: SEED, atMost: SHORT_STEPS, until: Number.POSITIVE_INFINITY } as const;

test('a walk at random meets no fault', async ({ browser }) => {
  expect((await walkAtRandom(browser, SHORT_RANDOM)).faults).toEqual([]);
});

test('a walk at random is the same for the same seed @full', async ({ browser }) => {
  const { steps } = await walkAtRandom(browser, SHORT_RANDOM);
  expect((await walkAtRandom(browser, SHORT_RANDOM)).steps).toEqual(steps);
});

test('long walks at random meet no fault @full', async ({ browser }) => {
  test.setTimeout(FULL_WITHIN_MS);
  for (let seed = SEED; seed < SEED + LONG_WALKS; seed += 1) {
    const walk = await walkAtRandom(browser, { seed, atMost: LONG_STEPS, until: Number.POSITIVE_INFINITY });
    expect(walk.faults, [`walk ${seed}`, ...walk.steps].join('\n')).toEqual([]);
  }
});
