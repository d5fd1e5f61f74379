import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTopmostByEscape } from './closeTopmostByEscape.ts';

class Popover {
  isOpen = true;

  matches(): boolean {
    return this.isOpen;
  }

  hidePopover(): void {
    this.isOpen = false;
  }
}

let popovers: Popover[] = [];
const page = Object.assign(new EventTarget(), { querySelectorAll: () => popovers.filter(({ isOpen }) => isOpen) });

beforeAll(() => {
  vi.stubGlobal('document', page);
  closeTopmostByEscape();
});

beforeEach(() => {
  popovers = [];
});

afterAll(() => vi.unstubAllGlobals());

function press(key: string, isTaken = false): Event {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  if (isTaken) event.preventDefault();
  page.dispatchEvent(event);
  return event;
}

const areOpen = () => popovers.map(({ isOpen }) => isOpen);

describe('Escape', () => {
  it('closes the innermost popover alone, and leaves the dialog around it', () => {
    popovers = [new Popover(), new Popover()];
    expect(press('Escape').defaultPrevented).toBe(true);
    expect(areOpen()).toEqual([true, false]);
    press('Escape');
    expect(areOpen()).toEqual([false, false]);
  });

  it('is left to the dialog where no popover is open', () => {
    expect(press('Escape').defaultPrevented).toBe(false);
  });

  it('closes nothing where something else has taken it', () => {
    popovers = [new Popover()];
    press('Escape', true);
    expect(areOpen()).toEqual([true]);
  });

  it('alone closes a popover', () => {
    popovers = [new Popover()];
    press('Enter');
    expect(areOpen()).toEqual([true]);
  });
});
