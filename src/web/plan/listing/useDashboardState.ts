import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type AddressNotice,
  type DashboardState,
  type ReadDashboard,
  readDashboardQuery,
  writeDashboardQuery,
} from '#contract/dashboardUrl.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { useAddress } from '#web/base/navigation/address.ts';
import { whenLeft } from '#web/base/navigation/whenLeft.ts';

/** `step` adds to the browser's history, `replace` replaces; `typing` merges key presses into one step. */
export type ChangeKind = 'step' | 'replace' | 'typing';

export type ChangeDashboard = (change: (state: DashboardState) => DashboardState, kind?: ChangeKind) => void;

/** Browsers allow about 200 history writes in 30 s: while typing, the address is updated after this pause; ms. */
const TYPING_REST = 300;

/** The dashboard's state is the address: whatever is on screen can be linked to, and Back and Forward work. */
export function useDashboardState(dateFormat: DateFormat): {
  readonly state: DashboardState;
  readonly notices: readonly AddressNotice[];
  readonly change: ChangeDashboard;
} {
  const [read, setRead] = useState<ReadDashboard>(() => readAddress(dateFormat));
  const current = useRef(read.state);
  const typing = useRef<number | null>(null);
  const address = useAddress();

  useEffect(() => {
    function handleHistory() {
      typing.current = stopTyping(typing.current);
      const next = readAddress(dateFormat);
      current.current = next.state;
      setRead(next);
    }
    window.addEventListener('popstate', handleHistory);
    return () => window.removeEventListener('popstate', handleHistory);
  }, [dateFormat]);

  useEffect(() => {
    const stop = whenLeft(({ isAddressKept }) => {
      if (typing.current !== null && isAddressKept) address.replace(addressOf(current.current));
      typing.current = stopTyping(typing.current);
    });
    return () => {
      stop();
      typing.current = stopTyping(typing.current);
    };
  }, [address]);

  const change = useCallback<ChangeDashboard>(
    (alter, kind = 'step') => {
      const before = current.current;
      const next = alter(before);
      if (next === before) return;
      current.current = next;
      setRead((shown) => ({ state: next, notices: kind === 'replace' ? shown.notices : [] }));
      const isTypingOn = typing.current !== null;
      typing.current = stopTyping(typing.current);
      if (kind === 'replace') {
        address.replace(addressOf(next));
        return;
      }
      if (kind === 'step') {
        if (isTypingOn) address.replace(addressOf(before));
        address.step(addressOf(next));
        return;
      }
      if (!isTypingOn) address.step(addressOf(next));
      typing.current = window.setTimeout(() => {
        typing.current = null;
        address.replace(addressOf(current.current));
      }, TYPING_REST);
    },
    [address],
  );

  return { ...read, change };
}

/** Unreadable filters show the Default Dashboard, with a notice. */
function readAddress(dateFormat: DateFormat): ReadDashboard {
  const { state, notices } = readDashboardQuery(window.location.search, dateFormat);
  const isUnreadable = notices.some(({ problem }) => UNREADABLE.includes(problem));
  return { state: isUnreadable ? { ...state, filters: null } : state, notices };
}

const UNREADABLE: readonly AddressNotice['problem'][] = ['tooLong', 'notJson', 'notAnObject'];

function addressOf(state: DashboardState): string {
  return `${window.location.pathname}${writeDashboardQuery(state)}`;
}

function stopTyping(timer: number | null): null {
  if (timer !== null) window.clearTimeout(timer);
  return null;
}
