import { expect, it } from 'vitest';
import { repeatsTitle } from './repeatsTitle.ts';

it.each([
  ['Elevator Availability', 'Elevator availability', true],
  ['Babylon Branch OTP', 'Babylon Branch - OTP', true],
  ['Social emergencies', 'Care units provided - Social emergencies', true],
  ['Homeless residents', 'Homeless residents, of all ages', true],
  ['Trees', 'Plant 2,400 street trees', true],
  ['rees', 'Plant 2,400 street trees', false],
  ['Street trees', 'Plant street trees in parks', false],
  ['Trees planted', 'Plant street trees', false],
  ['', 'Plant street trees', false],
  ['%', 'Plant street trees', false],
  ['Überstunden', 'überstunden', true],
] as const)('the measure %j repeats the title %j: %s', (measure, title, repeats) => {
  expect(repeatsTitle(measure, title)).toBe(repeats);
});
