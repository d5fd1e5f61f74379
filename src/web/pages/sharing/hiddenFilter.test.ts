import { describe, expect, it } from 'vitest';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { hiddenFilter } from './hiddenFilter.ts';

const open = exampleOwnField({ id: 'open', name: 'Ward', kind: 'text', public: true });
const shut = exampleOwnField({ id: 'shut', name: 'Risk', kind: 'text', public: false });
const fields = [open, shut];
const asking = (...ids: readonly string[]): FilterCriteria => ({
  ...NO_CRITERIA,
  own: ids.length === 0 ? null : Object.fromEntries(ids.map((id) => [id, { contains: 'x' }])),
});
const saved = (name: string, ...ids: readonly string[]) => ({
  id: name,
  name,
  params: { ...NO_FILTER_PARAMS, criteria: asking(...ids) },
});
const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

describe('what of a filter viewers of a share are not told', () => {
  it.each([
    ['nothing without own fields', [], [], []],
    ['nothing of public ones', ['open'], [], ['open']],
    ['those that are not public', ['open', 'shut'], ['Risk'], ['open']],
    ['not a field that the plan does not have any more', ['gone'], [], ['gone']],
  ] as const)('is %s', (_, asked, hidden, told) => {
    const found = hiddenFilter(asking(...asked), { fields, saved: [], hidesWork: false });
    expect(namesOf(found.fields)).toEqual(hidden);
    expect(Object.keys(found.told.own ?? {})).toEqual(told);
  });

  it('is each saved dashboard that asks for such a field, as it is not offered to them', () => {
    const found = hiddenFilter(NO_CRITERIA, {
      fields,
      hidesWork: false,
      saved: [saved('A'), saved('B', 'open'), saved('C', 'open', 'shut')],
    });
    expect([found.saved, namesOf(found.savedFields)]).toEqual([['C'], ['Risk']]);
  });

  it.each([
    ['is work where it is not shown', true, [], true, ['Late']],
    ['is no work where it is shown', false, ['late'], false, []],
  ] as const)('%s, in the view and in saved dashboards', (_, hidesWork, told, isWorkHidden, savedOfWork) => {
    const criteria: FilterCriteria = { ...NO_CRITERIA, work: ['late'] };
    const late = { id: 'Late', name: 'Late', params: { ...NO_FILTER_PARAMS, criteria } };
    const found = hiddenFilter(criteria, { fields, saved: [saved('A', 'open'), late], hidesWork });
    expect(found).toMatchObject({ told: { work: told }, isWorkHidden, savedOfWork });
  });
});
