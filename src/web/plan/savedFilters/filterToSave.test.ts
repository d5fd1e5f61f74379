import { describe, expect, it } from 'vitest';
import { DEFAULT_DASHBOARD } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import type { Owners } from '#core/plan/owners.ts';
import { exampleFilter } from '#testing/web/exampleFilter.ts';
import { filterToSave } from './filterToSave.ts';
import type { SaverState } from './reduceSaver.ts';

const OWNERS: Owners = {
  departments: [{ id: '3', name: 'Parks' }],
  members: [
    { id: '7', firstName: 'Priya', lastName: 'Nair', role: 'member', departmentId: '3', leadsDepartment: false },
    { id: '8', firstName: 'Cher', lastName: '', role: 'viewer', departmentId: null, leadsDepartment: false },
  ],
};

const CRITERIA = { ...NO_CRITERIA, ownerIds: ['u_8', 'd_3', 'u_7', 'u_99'] as const };
const STATE = { ...DEFAULT_DASHBOARD, filters: { ...NO_FILTER_PARAMS, criteria: CRITERIA } };
const SAVER: SaverState = { editing: null, name: ' Mine ', isReplacing: false, isSending: false, problem: null };

describe('what the saver sends', () => {
  it('is what is shown, with its year, the names of its owners, and the trimmed name as the current filter', () => {
    expect(filterToSave(SAVER, STATE, { year: 2026, owners: OWNERS })).toEqual({
      name: 'Mine',
      params: {
        criteria: CRITERIA,
        ownerLabels: ['Cher', 'Parks', 'Priya Nair'],
        fiscalYear: 2026,
        currentFilter: 'Mine',
      },
    });
  });

  it('is the filter as it was under its new name, where an edit leaves the filters alone', () => {
    const editing = exampleFilter('Late goals', { statuses: ['critical'] }, { fiscalYear: 2025 });
    expect(filterToSave({ ...SAVER, editing }, STATE, { year: 2026, owners: OWNERS })).toEqual({
      name: 'Mine',
      params: { ...editing.params, currentFilter: 'Mine' },
    });
  });

  it('is what is shown, where an edit takes the filters with it', () => {
    const editing = exampleFilter('Late goals');
    const { params } = filterToSave({ ...SAVER, editing, isReplacing: true }, STATE, { year: 'ALL', owners: OWNERS });
    expect(params).toMatchObject({ criteria: CRITERIA, fiscalYear: 'ALL' });
  });
});
