import { notifyManager, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { loadFile } from '#web/base/loading/loadFile.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { ChangeDashboard, ChangeKind } from '#web/plan/listing/useDashboardState.ts';
import type { DashboardEvent, PickerEvent, SaverProblem } from './filterEvent.ts';
import { openNamedFilter, unknownNameIn } from './openNamedFilter.ts';
import { namesOtherYear, reduceDashboard } from './reduceDashboard.ts';
import {
  APPLY_DELAY,
  PICKER_AT_REST,
  type PickerFace,
  type PickerState,
  pickerFace,
  reducePicker,
} from './reducePicker.ts';
import { isNamed, type SaverState, updateOf } from './reduceSaver.ts';
import { type SavedFilter, withFilter, withoutFilter } from './savedFilter.ts';
import { type FilterAsker, saverProblemOf } from './savedFilterCalls.ts';
import { savedFiltersQuery } from './savedFiltersQuery.ts';

export type SavedFilters = {
  readonly filters: readonly SavedFilter[] | null;
  readonly isGone: boolean;
  /** The address has only a name: what to list depends on the list. */
  readonly isOpening: boolean;
  readonly unknownName: string | null;
  readonly picker: PickerState;
  readonly face: PickerFace;
  readonly tell: (event: PickerEvent) => void;
  readonly show: (event: DashboardEvent, kind?: ChangeKind) => void;
  readonly submit: (saver: SaverState) => Promise<boolean>;
  /** Overwrites a saved filter by what is shown. */
  readonly update: (filter: SavedFilter) => Promise<boolean>;
  readonly remove: (filter: SavedFilter) => Promise<boolean>;
};

export function useSavedFilters(
  plan: ShownPlan,
  { state, change }: { readonly state: DashboardState; readonly change: ChangeDashboard },
): SavedFilters {
  const { viewer } = plan;
  const remoteUserId = viewer.kind === 'share' ? viewer.remoteUserId : null;
  const asker = useMemo<FilterAsker>(
    () => ({
      planId: plan.plan.id,
      remote: remoteUserId === null ? null : { userId: remoteUserId, shareToken: state.shareToken ?? '' },
    }),
    [plan.plan.id, remoteUserId, state.shareToken],
  );
  const client = useQueryClient();
  const query = savedFiltersQuery(asker, plan.plan.dateFormat);
  const [picker, tell] = useReducer(reducePicker, PICKER_AT_REST);
  const isEdited = (picker.saver?.editing ?? null) !== null;
  const { data, isError, isPending } = useQuery({ ...query, refetchInterval: isEdited && LOOKED_EVERY });
  const isGone = isError && data === undefined;
  const filters = data ?? (isGone ? NONE : null);

  const show = useCallback(
    (event: DashboardEvent, kind?: ChangeKind) => {
      tell(event);
      change((before) => reduceDashboard(before, event), kind);
    },
    [change],
  );

  /** In one render: a new name is never unknown in between. */
  async function settle(event: DashboardEvent, changeList: (before: readonly SavedFilter[]) => readonly SavedFilter[]) {
    await client.cancelQueries({ queryKey: query.queryKey });
    notifyManager.batch(() => {
      client.setQueryData<readonly SavedFilter[]>(query.queryKey, (before) => changeList(before ?? NONE));
      notifyManager.schedule(() => show(event, 'replace'));
    });
  }

  /** Null once it is saved. */
  async function send(saver: SaverState): Promise<SaverProblem | null> {
    const { editing } = saver;
    try {
      const { sendFilter } = await loadFile(changing);
      // A new name must not bring back what another window has changed since.
      const now = filters?.find(({ id }) => id === editing?.id) ?? editing;
      const filter = await sendFilter(asker, { ...saver, editing: now }, { state, plan });
      const event: DashboardEvent =
        editing === null ? { kind: 'saved', filter } : { kind: 'updated', before: editing, filter };
      await settle(event, (before) => withFilter(before, filter));
      return null;
    } catch (error) {
      return saverProblemOf(error);
    }
  }

  async function submit(saver: SaverState) {
    if (saver.isSending) return false;
    tell({ kind: 'submitted' });
    if (!isNamed(saver)) return false;
    const problem = await send(saver);
    if (problem !== null) tell({ kind: 'refused', problem });
    return problem === null;
  }

  /** Where it is refused, the saver opens with the reason. */
  async function update(filter: SavedFilter) {
    const problem = await send(updateOf(filter));
    if (problem !== null) tell({ kind: 'updateRefused', filter, problem });
    return problem === null;
  }

  async function remove(filter: SavedFilter) {
    try {
      const { deleteSavedFilter } = await loadFile(changing);
      await deleteSavedFilter(asker, filter.id);
    } catch {
      return false;
    }
    await settle({ kind: 'deleted', filter }, (before) => withoutFilter(before, filter.id));
    return true;
  }

  const apply = useEffectEvent((filter: SavedFilter) => {
    const event: DashboardEvent = { kind: 'applied', filter };
    if (!namesOtherYear(filter, plan.year)) {
      show(event);
      return;
    }
    // A page restored from the back/forward cache must not still be waiting.
    window.addEventListener('pagehide', () => tell(event), { once: true });
    window.location.assign(`${window.location.pathname}${writeDashboardQuery(reduceDashboard(state, event))}`);
  });

  const { applying } = picker;
  useEffect(() => {
    if (applying === null) return;
    const timer = window.setTimeout(() => apply(applying), APPLY_DELAY);
    return () => window.clearTimeout(timer);
  }, [applying]);

  useEffect(() => {
    if (data !== undefined && state.savedFilter !== null) change((before) => openNamedFilter(before, data), 'replace');
  }, [data, state, change]);

  return {
    filters,
    isGone,
    isOpening: isPending && state.savedFilter !== null && state.filters === null,
    unknownName: data === undefined ? null : unknownNameIn(state, data),
    picker,
    face: pickerFace({ state, picker, filters, isRemote: remoteUserId !== null }),
    tell,
    show,
    submit,
    update,
    remove,
  };
}

const NONE: readonly SavedFilter[] = [];

/** Saved filters are no part of the plan’s history, which tells changes at once; ms. */
const LOOKED_EVERY = 5_000;

const changing = () => import('./changeSavedFilters.ts');
