import { describe, expect, it } from 'vitest';
import { drawnAddress } from './drawnAddress.ts';

const SHARE = '/plans/plan1/dashboard?encv=token';
const DRAWN = `http://page.invalid${SHARE}`;

const addressOf = (asked: string) => drawnAddress(asked, 'M/D/Y');

describe('a first view is drawn at the address of its share', () => {
  it.each([
    ['as it is made', '&filters={%22status%22:[%22critical%22]}&fiscal_year=2026&rs=static', ''],
    ['without what others add', '&fbclid=IwAR1&utm_source=mail', ''],
    ['whatever year and filters are asked for instead', '&fiscal_year=ALL&filters={}&customFilter=f1', ''],
    ['and of no past day', '&as_of=2026-01-01&compare=2026-02-01', ''],
    ['with its theme', '&theme=dark', '&theme=dark'],
    ['in its language', '&lang=de', '&lang=de'],
    ['framed', '&iframe=yes', '&iframe=1'],
    ['with its charts folded', '&charts=folded', '&charts=folded'],
  ])('%s', (_, asked, drawn) => {
    expect(addressOf(`${SHARE}${asked}`)).toBe(`${DRAWN}${drawn}`);
  });
});

describe('there is no first view', () => {
  it.each([
    ['of another page', '/plans/plan1/tv?encv=token'],
    ['of the table', `${SHARE}&view=table`],
    ['of an open goal', `${SHARE}&goal=g1`],
    ['of an open card', `${SHARE}&card=g1`],
    ['in another order', `${SHARE}&sort=due`],
    ['in groups', `${SHARE}&group=owner`],
    ['beside a notice that something is wrong with the address', `${SHARE}&theme=pink`],
  ])('%s', (_, asked) => {
    expect(addressOf(asked)).toBeNull();
  });
});
