import { describe, expect, it } from 'vitest';
import { type DashboardState, DEFAULT_DASHBOARD, readDashboardQuery } from '#contract/dashboardUrl.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import { exampleFilter } from '#testing/web/exampleFilter.ts';
import type { DashboardEvent, FilterEvent } from './filterEvent.ts';
import { namesOtherYear, reduceDashboard } from './reduceDashboard.ts';
import { PICKER_AT_REST, type PickerState, pickerFace, reducePicker } from './reducePicker.ts';
import type { SavedFilter } from './savedFilter.ts';

const review = exampleFilter('Council review', { depths: [0, 1] });
const late = exampleFilter('Late goals', { statuses: ['critical', 'off_target'] });
const lastYear = exampleFilter('Last year', { depths: [2] }, { fiscalYear: 2025 });
const FILTERS: readonly SavedFilter[] = [review, lastYear, late];

type Machine = { readonly state: DashboardState; readonly picker: PickerState };

const START: Machine = { state: DEFAULT_DASHBOARD, picker: PICKER_AT_REST };

function play(events: readonly FilterEvent[], start: Machine = START): Machine {
  return events.reduce<Machine>(
    ({ state, picker }, event) => ({
      state: isDashboardEvent(event) ? reduceDashboard(state, event) : state,
      picker: reducePicker(picker, event),
    }),
    start,
  );
}

function isDashboardEvent(event: FilterEvent): event is DashboardEvent {
  return ['formChanged', 'cleared', 'applied', 'saved', 'updated', 'deleted'].includes(event.kind);
}

function faceAfter(events: readonly FilterEvent[], { filters = FILTERS, isRemote = false, start = START } = {}) {
  return pickerFace({ ...play(events, start), filters, isRemote });
}

function changed(criteria: Partial<FilterCriteria>): FilterEvent {
  return { kind: 'formChanged', change: (before) => ({ ...before, ...criteria }) };
}

const critical = changed({ statuses: ['critical'] });
const unchanged: FilterEvent = { kind: 'formChanged', change: (before) => before };
const picked = (filter: SavedFilter): FilterEvent => ({ kind: 'picked', filter });
const applied = (filter: SavedFilter): FilterEvent => ({ kind: 'applied', filter });
const saved = (filter: SavedFilter): FilterEvent => ({ kind: 'saved', filter });
const deleted = (filter: SavedFilter): FilterEvent => ({ kind: 'deleted', filter });
const cleared: FilterEvent = { kind: 'cleared' };
const saveBegun: FilterEvent = { kind: 'saveBegun' };
const closed: FilterEvent = { kind: 'saverClosed' };

describe('the filter picker', () => {
  it.each<[string, FilterEvent[], string, boolean]>([
    ['starts as the Default Dashboard', [], 'Default Dashboard', false],
    ['is custom after any change to the form', [critical], 'Custom Dashboard', true],
    ['is custom after a change of the level alone', [changed({ depths: [1] })], 'Custom Dashboard', true],
    ['is custom after a key press in the keyword', [changed({ keyword: ' ' })], 'Custom Dashboard', true],
    [
      'is the default again once the last filter is taken back',
      [critical, changed({ statuses: [] })],
      'Default Dashboard',
      false,
    ],
    [
      'is the default again once a level alone is taken back',
      [changed({ depths: [1] }), changed({ depths: [] })],
      'Default Dashboard',
      false,
    ],
    [
      'is the default once all filters of a saved one are taken back',
      [applied(late), changed({ statuses: [] })],
      'Default Dashboard',
      false,
    ],
    ['is not changed by a change that changes nothing', [unchanged], 'Default Dashboard', false],
    ['names a picked filter at once', [picked(review)], 'Council review', false],
    ['names it still when its values are applied', [picked(review), applied(review)], 'Council review', false],
    ['hides Save at the pick', [critical, picked(review)], 'Council review', false],
    [
      'is custom when a picked filter is changed',
      [picked(review), applied(review), critical],
      'Custom Dashboard',
      true,
    ],
    [
      'is custom when the form changes before the pick is applied',
      [picked(review), critical],
      'Custom Dashboard',
      true,
    ],
    ['is the Default Dashboard again after Clear', [critical, cleared], 'Default Dashboard', false],
    ['is so from a saved filter too', [picked(review), applied(review), cleared], 'Default Dashboard', false],
    ['names the last of two picks', [picked(review), picked(late), applied(late)], 'Late goals', false],
    ['names what was just saved', [critical, saveBegun, saved(late)], 'Late goals', false],
    ['is custom when the current filter is deleted', [applied(review), deleted(review)], 'Custom Dashboard', true],
    ['keeps its name when another is deleted', [applied(review), deleted(late)], 'Council review', false],
  ])('%s', (_rule, events, label, isSaveShown) => {
    const gone = events.flatMap((event) => (event.kind === 'deleted' ? [event.filter] : []));
    const known = FILTERS.filter((filter) => !gone.includes(filter));
    expect(faceAfter(events, { filters: known })).toMatchObject({ label, isSaveShown });
  });

  it('never shows Save in remote mode, nor lets anything be saved, edited or deleted', () => {
    expect(faceAfter([critical], { isRemote: true })).toMatchObject({
      label: 'Custom Dashboard',
      isSaveShown: false,
      maySave: false,
      mayEdit: false,
    });
  });

  it.each<[string, Partial<FilterCriteria>, boolean]>([
    ['a status', { statuses: ['critical'] }, true],
    ['a keyword', { keyword: 'park' }, true],
    ['a keyword of blanks', { keyword: '  ' }, false],
    ['level 0 alone', { depths: [0] }, false],
    ['level 1 alone', { depths: [1] }, true],
    ['level 2 alone', { depths: [2] }, true],
    ['levels 0 and 1', { depths: [0, 1] }, true],
    ['level 1 alone with a status', { depths: [1], statuses: ['critical'] }, true],
  ])('with %s saving is allowed: %#', (_what, criteria, maySave) => {
    expect(faceAfter([critical, changed({ ...NO_CRITERIA, ...criteria })])).toMatchObject({
      isSaveShown: true,
      maySave,
    });
  });

  it('does not allow saving while a named filter is current', () => {
    expect(faceAfter([picked(late)])).toMatchObject({ maySave: false });
    expect(faceAfter([picked(late), applied(late)])).toMatchObject({ maySave: false });
    expect(faceAfter([picked(late), applied(late), changed({ keyword: 'park' })])).toMatchObject({ maySave: true });
  });
});

describe('a picked filter', () => {
  it('changes nothing of what is listed until it is applied', () => {
    const { state, picker } = play([picked(review)]);
    expect(state).toBe(DEFAULT_DASHBOARD);
    expect(picker.applying).toBe(review);
  });

  it('applied, is in the address by its name and by its values; what was open in the old list closes', () => {
    const start = { ...START, state: { ...DEFAULT_DASHBOARD, goalId: 'a', cardId: 'b', view: 'table' as const } };
    expect(play([picked(review), applied(review)], start)).toEqual({
      state: { ...DEFAULT_DASHBOARD, view: 'table', savedFilter: 'Council review', filters: review.params },
      picker: PICKER_AT_REST,
    });
  });

  it('of a year shows that year, and is named in the address once only', () => {
    const filter = exampleFilter('Old', { depths: [2] }, { fiscalYear: 2025, currentFilter: 'Old' });
    const { state } = play([applied(filter)]);
    expect(state.fiscalYear).toBe(2025);
    expect(state.filters).toEqual({ ...filter.params, fiscalYear: null, currentFilter: null });
  });

  it('without a year keeps the one shown', () => {
    const { state } = readDashboardQuery('?filters=%7B%22fiscalYear%22:%222024%22%7D', 'M/D/Y');
    expect(play([applied(review)], { ...START, state }).state.fiscalYear).toBe(2024);
  });

  it.each([
    [null, 2026, false],
    [2026, 2026, false],
    [2025, 2026, true],
    ['ALL', 2026, true],
    ['ALL', 'ALL', false],
    [2026, 'ALL', true],
  ] as const)('of year %s loads the address where %s is shown: %s', (fiscalYear, shown, isOther) => {
    expect(namesOtherYear(exampleFilter('Old', {}, { fiscalYear }), shown)).toBe(isOther);
  });

  it('deleted meanwhile is not applied', () => {
    expect(play([picked(review), deleted(review)]).picker.applying).toBeNull();
    expect(play([picked(review), deleted(late)]).picker.applying).toBe(review);
  });
});

describe('clear', () => {
  it('resets to the default depth, without filters or name; the year that came with them stays', () => {
    const { state } = readDashboardQuery(
      '?customFilter=Old&filters=%7B%22depth%22:%5B2%5D,%22fiscalYear%22:2024%7D',
      'M/D/Y',
    );
    expect(play([cleared], { ...START, state }).state).toEqual({ ...DEFAULT_DASHBOARD, fiscalYear: 2024 });
  });

  it('of the Default Dashboard changes nothing', () => {
    expect(play([cleared]).state).toBe(DEFAULT_DASHBOARD);
  });

  it.each([
    ['static', false],
    ['chips', false],
    ['dynamic', true],
    [null, true],
  ] as const)('in style %s works: %s', (shareStyle, works) => {
    const start = { ...START, state: { ...play([critical]).state, shareStyle } };
    expect(play([cleared], start).state.filters === null).toBe(works);
  });
});

describe('the name in the address', () => {
  const named = (query: string) => ({ ...START, state: readDashboardQuery(query, 'M/D/Y').state });

  it.each([
    ['?customFilter=Council%20review', 'Council review'],
    ['?customFilter=%20council%20REVIEW', 'Council review'],
    ['?filters=%7B%22currentFilter%22:%22Late%20goals%22%7D', 'Late goals'],
    ['?customFilter=Nobody%20has%20it', 'Default Dashboard'],
    ['?filters=%7B%7D', 'Default Dashboard'],
    ['?filters=%7B%22fiscalYear%22:2025%7D', 'Default Dashboard'],
    ['?customFilter=Nobody%20has%20it&filters=%7B%22depth%22:%5B2%5D%7D', 'Custom Dashboard'],
    ['?filters=%7B%22currentFilter%22:%22Approved%22%7D', 'Default Dashboard'],
  ])('%s reads %s: of an unknown one the filters decide', (query, label) => {
    expect(faceAfter([], { start: named(query) })).toMatchObject({ label });
  });

  it('is believed as long as the list is not there', () => {
    const { state, picker } = named('?customFilter=Nobody%20has%20it');
    expect(pickerFace({ state, picker, filters: null, isRemote: false })).toMatchObject({
      label: 'Nobody has it',
      isSaveShown: false,
    });
  });
});

describe('a saved-filter row', () => {
  const asked: FilterEvent = { kind: 'deleteAsked', id: review.id };

  it.each<[string, FilterEvent[], string | null]>([
    ['is normal at first', [], null],
    ['asks Delete? after its delete icon', [asked], review.id],
    ['goes back after No', [asked, { kind: 'deleteDeclined' }], null],
    ['asks one at a time', [asked, { kind: 'deleteAsked', id: late.id }], late.id],
    ['is gone when deleted', [asked, deleted(review)], null],
    ['asks on while another is being deleted', [asked, deleted(late)], review.id],
    ['is normal when the list was closed and opens again', [asked, { kind: 'pickerClosed' }], null],
    ['is normal after a pick', [asked, picked(late)], null],
  ])('%s', (_rule, events, deletingId) => {
    expect(play(events).picker.deletingId).toBe(deletingId);
  });
});

describe('the filter saver', () => {
  const editBegun: FilterEvent = { kind: 'editBegun', filter: review };
  const typed: FilterEvent = { kind: 'nameTyped', name: 'Mine' };
  const submitted: FilterEvent = { kind: 'submitted' };

  it.each<[string, FilterEvent[], boolean]>([
    ['is hidden at first', [], false],
    ['is shown by begin-save', [critical, saveBegun], true],
    ['is shown by an edit', [editBegun], true],
    ['is hidden again by closing', [critical, saveBegun, closed], false],
    ['is hidden again by finishing', [critical, saveBegun, typed, submitted, saved(late)], false],
    [
      'is hidden again by finishing an edit',
      [editBegun, submitted, { kind: 'updated', before: review, filter: review }],
      false,
    ],
    ['stays when saving fails', [saveBegun, typed, submitted, { kind: 'refused', problem: 'failed' }], true],
  ])('%s; the picker is hidden while it is shown', (_rule, events, isShown) => {
    expect(play(events).picker.saver !== null).toBe(isShown);
    expect(faceAfter(events).isPickerShown).toBe(!isShown);
  });

  it('hides the save button with the picker', () => {
    expect(faceAfter([critical, saveBegun]).isSaveShown).toBe(false);
    expect(faceAfter([critical, saveBegun, closed]).isSaveShown).toBe(true);
  });

  it('is empty for a new filter, holds the name for an edit', () => {
    expect(play([saveBegun]).picker.saver).toMatchObject({ editing: null, name: '' });
    expect(play([editBegun]).picker.saver).toMatchObject({
      editing: review,
      name: 'Council review',
      isReplacing: false,
    });
    expect(play([editBegun, closed, saveBegun]).picker.saver).toMatchObject({ editing: null, name: '' });
  });

  it.each(['', '   ', '\t'])('asks for a name instead of sending %j', (name) => {
    expect(play([saveBegun, { kind: 'nameTyped', name }, submitted]).picker.saver).toMatchObject({
      problem: 'nameless',
      isSending: false,
    });
  });

  it('sends a named filter, and says what went wrong until something is typed', () => {
    const refused: FilterEvent = { kind: 'refused', problem: 'taken' };
    expect(play([saveBegun, typed, submitted]).picker.saver).toMatchObject({ isSending: true, problem: null });
    expect(play([saveBegun, typed, submitted, refused]).picker.saver).toMatchObject({
      isSending: false,
      problem: 'taken',
    });
    expect(play([saveBegun, typed, submitted, refused, typed]).picker.saver).toMatchObject({ problem: null });
    expect(play([saveBegun, typed, submitted, refused, submitted]).picker.saver).toMatchObject({
      isSending: true,
      problem: null,
    });
  });

  it('hears nothing while it is hidden', () => {
    expect(play([typed, submitted, { kind: 'refused', problem: 'failed' }]).picker.saver).toBeNull();
  });

  it('takes the filters shown now with an edit where that is chosen', () => {
    expect(play([editBegun, { kind: 'replacingChosen', isReplacing: true }]).picker.saver).toMatchObject({
      isReplacing: true,
    });
  });
});

describe('an edited filter', () => {
  const renamed: SavedFilter = { ...review, name: 'Board review' };
  const update = (filter: SavedFilter): FilterEvent => ({ kind: 'updated', before: review, filter });

  it('gives the label its new name where it is current', () => {
    expect(faceAfter([applied(review), update(renamed)], { filters: [renamed, late] }).label).toBe('Board review');
  });

  it('leaves another dashboard alone', () => {
    expect(faceAfter([critical, update(renamed)], { filters: [renamed] }).label).toBe('Custom Dashboard');
    expect(faceAfter([update(renamed)], { filters: [renamed] }).label).toBe('Default Dashboard');
  });

  it('saved with the filters shown now is the dashboard shown', () => {
    const replaced: SavedFilter = { ...review, params: { ...late.params, currentFilter: null } };
    const { state } = play([critical, update(replaced)]);
    expect(state).toMatchObject({ savedFilter: 'Council review', filters: { criteria: late.params.criteria } });
  });

  it('deleted while current leaves what it showed, without its name', () => {
    expect(play([applied(review), deleted(review)]).state).toEqual({ ...DEFAULT_DASHBOARD, filters: review.params });
    const bare = { ...START, state: { ...DEFAULT_DASHBOARD, savedFilter: 'Council review' } };
    expect(play([deleted(review)], bare).state).toEqual(DEFAULT_DASHBOARD);
  });
});

describe('a saved filter that was changed', () => {
  const keyword = changed({ keyword: 'park' });
  const change = [applied(review), keyword];
  const replaced: SavedFilter = {
    ...review,
    params: { ...review.params, criteria: { ...NO_CRITERIA, keyword: 'park' } },
  };

  it('is named in the address, so that it can be updated or gone back to', () => {
    expect(play(change).state).toMatchObject({ savedFilter: null, changedFilter: 'Council review' });
    expect(faceAfter(change)).toMatchObject({ label: 'Custom Dashboard', isSaveShown: true, changedFrom: review });
  });

  it('stays named over further changes', () => {
    expect(faceAfter([...change, critical]).changedFrom).toBe(review);
  });

  it.each<[string, FilterEvent[]]>([
    ['taken back', [applied(review), changed({ depths: [] })]],
    ['cleared', [...change, cleared]],
    ['gone back to', [...change, picked(review), applied(review)]],
    ['saved as a new one', [...change, saveBegun, saved(late)]],
    ['updated', [...change, { kind: 'updated', before: review, filter: replaced }]],
    ['deleted', [...change, deleted(review)]],
  ])('is not named any more once it is %s', (_, events) => {
    expect(play(events).state.changedFilter).toBeNull();
  });

  it('keeps its new name where it is renamed', () => {
    const renamed = { ...review, name: 'Board review' };
    const events: FilterEvent[] = [...change, { kind: 'updated', before: review, filter: renamed }];
    expect(play(events).state.changedFilter).toBe('Board review');
  });

  it('is not offered where the reader has none of that name', () => {
    expect(faceAfter(change, { filters: [late] })).toMatchObject({ isSaveShown: true, changedFrom: null });
  });

  it('updated, is the dashboard shown', () => {
    const { state } = play([...change, { kind: 'updated', before: review, filter: replaced }]);
    expect(state).toMatchObject({ savedFilter: 'Council review', filters: { criteria: replaced.params.criteria } });
  });

  it('opens the saver with the reason where its update is refused', () => {
    const { picker } = play([...change, { kind: 'updateRefused', filter: review, problem: 'failed' }]);
    expect(picker.saver).toMatchObject({
      editing: review,
      name: 'Council review',
      isReplacing: true,
      problem: 'failed',
    });
  });
});
