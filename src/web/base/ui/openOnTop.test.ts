import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModal } from './openModal.ts';
import { closePopover, openPopover } from './openPopover.ts';

const reported = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function element({ refusals = 0 } = {}) {
  let left = refusals;
  let isOpen = false;
  function show() {
    if (left > 0) {
      left -= 1;
      throw new Error('busy');
    }
    isOpen = true;
  }
  function hide() {
    isOpen = false;
  }
  return {
    isConnected: true,
    matches: () => isOpen,
    get open() {
      return isOpen;
    },
    showPopover: vi.fn(show),
    showModal: vi.fn(show),
    hidePopover: vi.fn(hide),
    close: vi.fn(hide),
    isOpen: () => isOpen,
  };
}

type Open = (shown: ReturnType<typeof element> | null, onOpen?: () => void) => () => void;

describe.each<[string, Open]>([
  ['a popover', openPopover],
  ['a dialog', openModal],
])('%s', (_name, open) => {
  it('is shown at once, then measured, and hidden when it is not wanted any more', () => {
    const shown = element();
    const onOpen = vi.fn(() => expect(shown.isOpen()).toBe(true));
    const close = open(shown, onOpen);
    expect(onOpen).toHaveBeenCalledOnce();
    close();
    expect(shown.isOpen()).toBe(false);
  });

  it('is shown right after where the browser is busy', () => {
    const shown = element({ refusals: 1 });
    const onOpen = vi.fn();
    open(shown, onOpen);
    expect(onOpen).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(shown.isOpen()).toBe(true);
    expect(onOpen).toHaveBeenCalledOnce();
    expect(reported).not.toHaveBeenCalled();
  });

  it('stays hidden and is reported where it is refused again', () => {
    const shown = element({ refusals: 2 });
    open(shown);
    vi.runAllTimers();
    expect(shown.isOpen()).toBe(false);
    expect(reported).toHaveBeenCalledOnce();
  });

  it('is not shown any more where it was closed or has left the page meanwhile', () => {
    const closed = element({ refusals: 1 });
    open(closed)();
    const gone = element({ refusals: 1 });
    open(gone);
    gone.isConnected = false;
    vi.runAllTimers();
    expect(closed.isOpen()).toBe(false);
    expect(gone.isOpen()).toBe(false);
  });

  it('is nothing where it is not drawn', () => {
    expect(() => open(null)()).not.toThrow();
  });
});

it('a popover that cannot be hidden is reported, one that is hidden is left alone', () => {
  const shown = element();
  closePopover(shown);
  expect(shown.hidePopover).not.toHaveBeenCalled();
  openPopover(shown);
  shown.hidePopover.mockImplementation(() => {
    throw new Error('busy');
  });
  closePopover(shown);
  closePopover(null);
  expect(reported).toHaveBeenCalledOnce();
});
