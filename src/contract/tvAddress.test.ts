import { expect, it } from 'vitest';
import { planTvPath, readTvSeconds, tvAddressOf } from './tvAddress.ts';
import { readTvPath } from './tvPath.ts';

it.each(['demo', 'a/b', 'ü'])('the screen of plan %j is read from its path', (id) => {
  expect(readTvPath(planTvPath(id))).toBe(id);
});

it.each(['/plans/demo/dashboard', '/plans//tv', '/plans/%E0%A4%A/tv', '/tv'])('%s is no screen', (path) => {
  expect(readTvPath(path)).toBeNull();
});

it.each([
  ['every=20', 20],
  ['every=5', 5],
  ['every=600', 600],
  ['every=4', 15],
  ['every=601', 15],
  ['every=7.5', 15],
  ['every=soon', 15],
  ['', 15],
])('%j shows each page for %i seconds', (query, seconds) => expect(readTvSeconds(query)).toBe(seconds));

it('the address of a share on a screen keeps all that its page is asked with', () => {
  expect(tvAddressOf('https://a.example/plans/demo/dashboard?encv=x&rs=static')).toBe(
    'https://a.example/plans/demo/tv?encv=x&rs=static&every=15',
  );
});
