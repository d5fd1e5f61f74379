import { describe, expect, it } from 'vitest';
import { dayOf } from '#core/calendar/date.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { EMPTY_FORM, isSameView, patchBetween, problemIn, requestOf, type ShareForm, sitesIn } from './shareForm.ts';

const today = dayOf(2026, 11, 20);
const context = { dateFormat: 'M/D/Y' as const, today: today ?? expect.fail('no such day'), refused: null };
const form = (part: Partial<ShareForm>): ShareForm => ({ ...EMPTY_FORM, ...part });

describe('a link can be made', () => {
  it.each([
    ['of a form left as it is', {}, null],
    ['until today', { ends: '11/20/2026' }, null],
    ['not until yesterday', { ends: '11/19/2026' }, 'pastDate'],
    ['not until no day', { ends: '31/31/2026' }, 'unreadableDate'],
    ['with eight characters of a password', { password: 'abcdefgh' }, null],
    ['not with seven', { password: 'abcdefg' }, 'shortPassword'],
    ['for two websites', { sites: 'example.org, https://*.example.net:8443' }, null],
    ['not for what is no website', { sites: 'example.org, https://example.net/page' }, 'notASite'],
  ])('%s', (_, part, problem) => expect(problemIn(form(part), context)).toBe(problem));

  it('not with the password that was refused as easy to guess, until it or the label is another', () => {
    const refused = { ...context, refused: { password: 'CityPlan2026', label: 'City' } };
    const typed = form({ password: 'CityPlan2026', label: 'City' });
    expect(problemIn(typed, refused)).toBe('guessablePassword');
    expect(problemIn({ ...typed, password: 'three plain words' }, refused)).toBeNull();
    expect(problemIn({ ...typed, label: 'Other' }, refused)).toBeNull();
  });
});

describe('the request', () => {
  const shown = { criteria: { ...NO_CRITERIA, depths: [1] }, year: 2026, dateFormat: 'M/D/Y' as const };

  it('says what was chosen, the year as current or by its number', () => {
    expect(requestOf(form({ style: 'chips', label: ' Board ' }), shown)).toMatchObject({
      style: 'chips',
      filters: '{"depth":[1]}',
      fiscal_year: 'current',
      label: 'Board',
      expires_at: null,
      password: null,
    });
    expect(requestOf(form({ year: 'fixed' }), shown).fiscal_year).toBe('2026');
    expect(requestOf(form({ year: 'fixed' }), { ...shown, year: 'ALL' }).fiscal_year).toBe('ALL');
  });

  it('reads the date as the plan writes it', () => {
    const ends = '06/05/2027';
    expect(requestOf(form({ ends }), shown).expires_at).toBe('2027-06-05');
    expect(requestOf(form({ ends }), { ...shown, dateFormat: 'D/M/Y' }).expires_at).toBe('2027-05-06');
  });
});

describe('a link that is made', () => {
  it.each([
    ['style', { style: 'dynamic' as const }],
    ['year', { year: 'fixed' as const }],
    ['levels', { onlyTheseLevels: true }],
  ])('shows what it shows for ever: with another %s there is another link', (_, part) => {
    expect(isSameView(EMPTY_FORM, form(part))).toBe(false);
  });

  it.each([
    ['label', { label: 'x' }],
    ['end', { ends: '11/20/2026' }],
    ['password', { password: 'abcd' }],
    ['sites', { sites: 'example.org' }],
    ['theme', { theme: 'dark' as const }],
    ['language', { language: 'de' as const }],
  ])('takes another %s', (_, part) => {
    expect(isSameView(EMPTY_FORM, form(part))).toBe(true);
    expect(patchBetween(EMPTY_FORM, form(part), 'M/D/Y')).not.toBeNull();
  });

  it('is left alone where nothing was changed', () => {
    expect(patchBetween(EMPTY_FORM, form({ label: '  ' }), 'M/D/Y')).toBeNull();
  });
});

it.each([
  ['a.org b.org', ['a.org', 'b.org']],
  ['a.org, b.org;c.org', ['a.org', 'b.org', 'c.org']],
  ['  ', []],
])('reads the sites of %j', (text, sites) => expect(sitesIn(text)).toEqual(sites));
