import { afterAll, beforeAll, expect, it } from 'vitest';
import { addresses, planPath } from '#contract/addresses.ts';
import { addDays, readIsoDate } from '#core/calendar/date.ts';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import type { Clock } from '#server/base/clock.ts';
import { EXAMPLE_PLAN, exampleGoalEdit, writeExamplePlan } from '#testing/server/examplePlan.ts';
import { type Ask, type ExampleServer, startExampleServer } from '#testing/server/exampleServer.ts';

// The current day decides the figures. The expected percent of a goal of 100 days is how many of them are over, so
// each row can be checked by counting: the instant, the zone, and the day there, with the fiscal year from April.

let server: ExampleServer;
let lead: Ask;
let now = '2026-11-20T11:00:00.000Z';
const clock: Clock = { now: () => now, today: (zone) => dayInTimeZone(Date.parse(now), zone) };

type Row = readonly [moment: string, zone: string, today: string, fiscalYear: number];
const ROWS: readonly Row[] = [
  ['2028-02-29T04:59:59.999Z', 'America/New_York', '2028-02-28', 2027],
  ['2028-02-29T05:00:00.000Z', 'America/New_York', '2028-02-29', 2027],
  ['2028-03-01T04:59:59.999Z', 'America/New_York', '2028-02-29', 2027],
  ['2028-03-01T05:00:00.000Z', 'America/New_York', '2028-03-01', 2027],
  // Not a leap year.
  ['2027-02-28T23:59:59.999Z', 'UTC', '2027-02-28', 2026],
  ['2027-03-01T00:00:00.000Z', 'UTC', '2027-03-01', 2026],
  // The end of the year in the first and the last zone of the world.
  ['2027-12-31T09:59:59.999Z', 'Pacific/Kiritimati', '2027-12-31', 2027],
  ['2027-12-31T10:00:00.000Z', 'Pacific/Kiritimati', '2028-01-01', 2027],
  ['2028-01-01T10:59:59.999Z', 'Pacific/Pago_Pago', '2027-12-31', 2027],
  ['2028-01-01T11:00:00.000Z', 'Pacific/Pago_Pago', '2028-01-01', 2027],
  ['2027-03-31T18:29:59.999Z', 'Asia/Kolkata', '2027-03-31', 2026],
  ['2027-03-31T18:30:00.000Z', 'Asia/Kolkata', '2027-04-01', 2027],
  ['2027-03-27T23:00:00.000Z', 'Europe/Berlin', '2027-03-28', 2026],
  ['2027-03-28T21:59:59.999Z', 'Europe/Berlin', '2027-03-28', 2026],
  ['2027-03-28T22:00:00.000Z', 'Europe/Berlin', '2027-03-29', 2026],
  ['2027-10-30T22:00:00.000Z', 'Europe/Berlin', '2027-10-31', 2027],
  ['2027-10-31T22:59:59.999Z', 'Europe/Berlin', '2027-10-31', 2027],
  ['2027-10-31T23:00:00.000Z', 'Europe/Berlin', '2027-11-01', 2027],
  ['2027-04-29T21:59:59.999Z', 'Africa/Cairo', '2027-04-29', 2027],
  ['2027-04-29T22:00:00.000Z', 'Africa/Cairo', '2027-04-30', 2027],
];

beforeAll(async () => {
  server = await startExampleServer({
    clock,
    fill: async (store) => {
      for (const [index, [, timeZone, today]] of ROWS.entries()) {
        const edits = [9, 49, 99].map((before) => hundredDays(`before${before}`, today, before));
        await writeExamplePlan(store, { ...EXAMPLE_PLAN, id: `p${index}`, timeZone, fiscalStartMonth: 4 }, edits);
      }
    },
  });
  lead = await server.signIn();
});
afterAll(() => server.close());

it.each(ROWS.map((row, index) => [...row, `p${index}`] as const))(
  'at %s in %s it is %s of the fiscal year %i, and the figures are of that day',
  async (moment, _zone, today, fiscalYear, planId) => {
    now = moment;
    const plan = (await lead({ url: planPath(planId) })).json();
    expect([plan.today, plan.current_year]).toEqual([today, fiscalYear]);
    const url = `${addresses.goals}?plan_id=${planId}&fiscal_year=0&fields=id,expected_percent`;
    const goals: { id: string; expected_percent: number }[] = (await lead({ url })).json();
    const expected = Object.fromEntries(goals.map(({ id, expected_percent: percent }) => [id, percent]));
    expect(expected).toMatchObject({ before9: 10, before49: 50, before99: 100 });
  },
);

function hundredDays(id: string, today: string, before: number) {
  const day = readIsoDate(today);
  if (day === null) throw new Error(`${today} is no date.`);
  return exampleGoalEdit({
    id,
    number: `9.${id}`,
    span: { start: addDays(day, -before), end: addDays(day, 99 - before) },
  });
}
