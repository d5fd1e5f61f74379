import { describe, expect, it } from 'vitest';
import { redirectCorpus } from '#testing/server/redirectCorpus.ts';
import { readOwnAddress } from './ownAddress.ts';

const OWN = 'https://plan.example.org';
const PAGE = '/plans/p1/dashboard';

describe('an address that may be shortened', () => {
  it.each([
    [`${OWN}${PAGE}`, { path: PAGE, planId: 'p1', token: null, query: '' }],
    [`${PAGE}?fiscal_year=ALL`, { path: PAGE, planId: 'p1', token: null, query: 'fiscal_year=ALL' }],
    [`${OWN}${PAGE}?encv=abc&rs=static`, { path: PAGE, planId: 'p1', token: 'abc', query: 'rs=static' }],
    [`${OWN}${PAGE}?rs=static&%65ncv=a%2Fb`, { path: PAGE, planId: 'p1', token: 'a/b', query: 'rs=static' }],
    [`${OWN}${PAGE}?encv=`, { path: PAGE, planId: 'p1', token: '', query: '' }],
    [`${OWN}/dashboard?customFilter=A`, { path: '/dashboard', planId: null, token: null, query: 'customFilter=A' }],
    [
      `${OWN}/reports/print-dash?rs=chips`,
      { path: '/reports/print-dash', planId: null, token: null, query: 'rs=chips' },
    ],
    [
      `${OWN}${PAGE}?filters=%7B%22name%22:%22R%26D%22%7D`,
      { path: PAGE, planId: 'p1', token: null, query: 'filters=%7B%22name%22:%22R%26D%22%7D' },
    ],
    [
      `${PAGE}?filters=%0d%0aSet-Cookie:x`,
      { path: PAGE, planId: 'p1', token: null, query: 'filters=%0d%0aSet-Cookie:x' },
    ],
    [`${PAGE}?next=//evil.example`, { path: PAGE, planId: 'p1', token: null, query: 'next=//evil.example' }],
  ])('%s is read', (text, expected) => {
    expect(readOwnAddress(text, OWN)).toEqual(expected);
  });

  it.each([
    '//evil.example',
    `//evil.example${PAGE}`,
    '/\\evil.example',
    `/\\evil.example${PAGE}`,
    '/%5cevil.example',
    'https:evil.example',
    'https:/\\evil.example',
    'https:/evil.example',
    `https://plan.example.org@evil.example${PAGE}`,
    `https://plan.example.org.evil.example${PAGE}`,
    `https://plan.example.org:1@evil.example${PAGE}`,
    `https://user@plan.example.org${PAGE}`,
    'javascript:alert(1)',
    'JaVa%0ascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '\t//evil.example',
    `/\t/evil.example${PAGE}`,
    '/%09/evil.example',
    '/..//evil.example',
    `/..//evil.example/..${PAGE}`,
    `/plans/p1/../../..//evil.example${PAGE}`,
    `/plans/../plans/p1/dashboard`,
    `/plans/%2e%2e/dashboard/..`,
    'http://[::1]/dashboard',
    `https://plan\u3002example\u3002org${PAGE}`,
    `https://plan.example.org:8443${PAGE}`,
    `http://plan.example.org${PAGE}`,
    `HTTPS://PLAN.EXAMPLE.ORG${PAGE}`,
    `${OWN}%0d%0aSet-Cookie:x`,
    `${PAGE}%0d%0aSet-Cookie:x`,
    `${PAGE}\r\nSet-Cookie: x`,
    `${OWN}/${'x'.repeat(5_000)}`,
    `${OWN}/api/plans`,
    `${OWN}/s/abc`,
    `${OWN}/welcome?token=x`,
    `${OWN}/`,
    OWN,
    '',
    '/',
    '/dashboard#x',
    '/dashboard ',
    '/dashboard?a=é',
    '/Dashboard',
    '/plans//dashboard',
    '/plans/%E0%A4%A/dashboard',
    `${PAGE}?encv=a&encv=b`,
    `${PAGE}?encv=a&%65ncv=b`,
  ])('%j is refused', (text) => {
    expect(readOwnAddress(text, OWN)).toBeNull();
  });

  it.each(redirectCorpus(OWN))('%j, which leads elsewhere, is refused', (text) => {
    expect(readOwnAddress(text, OWN)).toBeNull();
  });

  it('is refused where the origin is only the beginning of another', () => {
    expect(readOwnAddress(`https://plan.example.orgy${PAGE}`, OWN)).toBeNull();
  });
});
