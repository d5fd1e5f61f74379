import type { Hand } from './hands.ts';
import { expect, type RunningMilepost, startMilepost } from './milepost.ts';
import { realPlanFiles } from './realPlan.ts';

/** A plan that the journeys are made on, and what they find there. */
export type JourneyPlan = {
  readonly what: string;
  /** Its name, as viewers of a share read it. */
  readonly name: string;
  /** Why it is left out; null where it is here. */
  readonly missing: string | null;
  readonly start: () => Promise<RunningMilepost>;
  /** Goals of all years, and of the year it opens in. */
  readonly goals: number;
  readonly inYear: number;
  /** What the default dashboard shows of them. */
  readonly atFirst: number;
  /** Organisation goals. */
  readonly ofOrganisation: number;
  /** A word of some goals: of as many with two levels chosen, and of one organisation goal. */
  readonly word: string;
  readonly found: number;
  /** A word that the default dashboard finds some goals by. */
  readonly kept: string;
  /** A card whose title is cut: how it is found, and what it says. */
  readonly cut: {
    readonly filters: string;
    readonly number: string;
    readonly says: readonly string[];
    readonly titleEnds: string;
    readonly objective: string;
    readonly description: string;
  };
  /** Of those found a goal with a parent below an objective: where it stands among them, and what is beside its parent. */
  readonly child: {
    readonly number: string;
    readonly title: string;
    readonly place: number;
    readonly parent: string;
    readonly objective: string;
    readonly siblings: number;
  };
  /** A goal whose detail has a chart and a ring, with the chart's toggles in all years. */
  readonly charted: { readonly number: string; readonly toggles: readonly string[] };
  /** A fiscal year that not all of its goals are in. */
  readonly early: number;
};

const demo: JourneyPlan = {
  what: 'the demo plan',
  name: 'Port Ellery Strategic Plan',
  missing: null,
  start: () => startMilepost(),
  goals: 95,
  inYear: 94,
  atFirst: 7,
  ofOrganisation: 29,
  word: 'overtime',
  found: 4,
  kept: 'city',
  cut: {
    filters: '{"name":"median time","depth":[1]}',
    number: '4.1',
    says: ['4 · Homes and jobs within reach'],
    titleEnds: 'without returning more applications for corrections',
    objective: '4 · Homes and jobs within reach',
    description: 'More homes, faster permits, fewer people without a roof',
  },
  child: {
    number: '1.2.1',
    title: 'Police overtime',
    place: 2,
    parent: '1.2',
    objective: '1 A financially strong city',
    siblings: 3,
  },
  charted: { number: '1.2.1', toggles: ['Monthly', 'Quarterly', 'Annual', 'PTD'] },
  early: 2023,
};

const realFiles = realPlanFiles('barcelona-2030');
/** Written by real people: long titles, most goals without targets. */
const barcelona: JourneyPlan = {
  what: 'a real plan of 512 goals',
  name: 'Barcelona',
  missing: realFiles.length === 0 ? 'the real plan barcelona-2030 is not here' : null,
  start: async () => {
    const own = await startMilepost({ MILEPOST_DEMO: '0' });
    const { status, output } = await own.run('import', '--plan', 'Barcelona', '--fiscal-month', '1', ...realFiles);
    expect(status, output).toBe(0);
    return own;
  },
  goals: 512,
  inYear: 512,
  atFirst: 17,
  ofOrganisation: 108,
  word: 'homeless',
  found: 3,
  kept: 'climate',
  cut: {
    filters: '{"name":"homeless","depth":[1,2]}',
    number: '1.1.1',
    says: ['1 · No poverty', 'Percentage of homeless people assisted', 'Barcelona City Cou…'],
    titleEnds: 'temporary resource or with sustained support.)',
    objective: '1 · No poverty',
    description: 'End poverty in all its forms everywhere',
  },
  child: {
    number: '1.1.1',
    title: 'Percentage of homeless people assisted',
    place: 2,
    parent: '1.1',
    objective: '1 No poverty',
    siblings: 2,
  },
  charted: { number: '1.1.2', toggles: ['Annual'] },
  early: 2019,
};

export const JOURNEY_PLANS = [demo, barcelona] as const;

/** Most other journeys press by mouse. */
export function isInShortRun(plan: JourneyPlan, hand: Hand): boolean {
  return plan === demo && hand.isKeyboard;
}
