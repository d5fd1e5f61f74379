import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { DEMO_PLAN_ID } from '#server/features/demo/content/city.ts';
import { personNamed } from '#server/features/demo/content/people.ts';
import type { Edit, PlanChange } from '#server/store/rows/edit.ts';
import { scatterAmong } from './scatter.ts';

export type DiaryLine = {
  readonly day: Day;
  readonly at: string;
  readonly by: string;
  readonly what: string;
  readonly edits: readonly Edit[];
};

export type DiaryMoment = { readonly day: Day; readonly kind: DiaryKind; readonly name: string };

export type DiaryKind = keyof typeof HOURS_UTC;

const HOURS_UTC = {
  setUp: '13',
  goals: '14',
  targets: '15',
  figures: '16',
  corrections: '17',
  decisions: '18',
  comments: '19',
  work: '20',
} as const;

const FEED_NAME = 'Weekly data feed';

/** Always the same, within working hours. */
export function instantOf({ day, kind, name }: DiaryMoment): string {
  const minute = scatterAmong(60, `${name} minute`, day);
  const second = scatterAmong(60, `${name} second`, day);
  return `${formatIsoDate(day)}T${HOURS_UTC[kind]}:${twoDigits(minute)}:${twoDigits(second)}.000Z`;
}

export function lineAt(moment: DiaryMoment, done: Pick<DiaryLine, 'by' | 'what' | 'edits'>): DiaryLine {
  return { day: moment.day, at: instantOf(moment), ...done };
}

/** The lines before `today` in order; those of one person at one instant are one change. */
export function changesOfDiary(lines: readonly DiaryLine[], today: Day): PlanChange[] {
  const past = lines.filter(({ day }) => day < today);
  const moments = Map.groupBy(past, ({ at, by, what }) => `${at} ${by} ${what}`);
  return [...moments]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, together]) => together.slice(0, 1).map((line) => changeOf(line, together)));
}

function changeOf({ at, by, what }: DiaryLine, together: readonly DiaryLine[]): PlanChange {
  const edits = together.flatMap((line) => line.edits);
  if (by === 'feed') {
    const origin = { kind: 'feed', id: null, name: FEED_NAME, run: null } as const;
    return { planId: DEMO_PLAN_ID, at, memberId: null, by: FEED_NAME, what, origin, edits };
  }
  const { firstName, lastName } = personNamed(by);
  return { planId: DEMO_PLAN_ID, at, memberId: by, by: `${firstName} ${lastName}`, what, edits };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
