import { describe, expect, it } from 'vitest';
import { isOpenedInPlace } from './memberPages.ts';

const address = (path: string) => new URL(path, 'https://m.example');
const isInPlace = (to: string, from: string) => isOpenedInPlace(address(to), address(from), () => 2026);

describe('a link opens in the document it stands in', () => {
  it.each([
    ['/plans/a/entry', '/plans/a/dashboard'],
    ['/plans/a/settings/words', '/plans/a/settings'],
    ['/plans/b/dashboard', '/plans/a/dashboard'],
    ['/account', '/plans/a/history'],
    ['/dashboard', '/account'],
    ['/new-plan', '/plans/a/dashboard'],
    ['/plans/a/dashboard', '/plans/a/dashboard?view=table'],
    ['/plans/a/dashboard?fiscal_year=2026', '/plans/a/dashboard'],
    ['/plans/a/dashboard', '/plans/a/dashboard?fiscal_year=2026'],
    ['/plans/a/entry', '/plans/a/dashboard?fiscal_year=2024'],
  ])('%s from %s', (to, from) => {
    expect(isInPlace(to, from)).toBe(true);
  });
});

describe('a link loads its address', () => {
  it.each([
    ['of another fiscal year', '/plans/a/dashboard?fiscal_year=2025', '/plans/a/dashboard'],
    ['back from another fiscal year', '/plans/a/dashboard', '/plans/a/dashboard?fiscal_year=2025'],
    ['of another fiscal year, from another page', '/plans/a/dashboard?fiscal_year=2025', '/plans/a/entry'],
    [
      'of filters of another fiscal year',
      `/plans/a/dashboard?filters=${encodeURIComponent('{"fiscalYear":"2025"}')}`,
      '/plans/a/dashboard',
    ],
    ['of a share', '/plans/a/dashboard?encv=t', '/plans/a/dashboard'],
    ['of a framed view', '/plans/a/dashboard?iframe=1', '/plans/a/dashboard'],
    ['in a share', '/plans/a/dashboard', '/plans/a/dashboard?encv=t'],
    ['of the printed report', '/reports/print-dash?plan_id=a', '/plans/a/dashboard'],
    ['from the printed report', '/plans/a/dashboard', '/reports/print-dash?plan_id=a'],
    ['of a TV', '/plans/a/tv', '/plans/a/dashboard'],
    ['of a mailed link', '/invitation?token=t', '/account'],
    ['of a file', '/api/plans/a/export.csv', '/plans/a/import'],
    ['of a part of the page', '/plans/a/entry#main', '/plans/a/entry'],
    ['of a part of another page', '/account#installation', '/plans/a/dashboard'],
    ['of an address that is no page', '/plans/a/nothing', '/plans/a/entry'],
  ])('%s', (_, to, from) => {
    expect(isInPlace(to, from)).toBe(false);
  });

  it('of another site', () => {
    expect(isOpenedInPlace(new URL('https://x.example/plans/a/entry'), address('/plans/a/entry'), () => 2026)).toBe(
      false,
    );
  });
});
