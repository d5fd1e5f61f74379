import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeByPressBeside } from './closeByPressBeside.ts';

class Dialog extends EventTarget {
  isOpen = true;
  readonly #closedBy: string | null;

  constructor(closedBy: string | null) {
    super();
    this.#closedBy = closedBy;
  }

  getAttribute(name: string): string | null {
    return name === 'closedby' ? this.#closedBy : null;
  }

  getBoundingClientRect() {
    return { left: 100, top: 100, right: 200, bottom: 200 };
  }

  close(): void {
    this.isOpen = false;
  }
}

const page = new EventTarget();

beforeAll(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLDialogElement', Dialog);
  closeByPressBeside();
});

afterAll(() => vi.unstubAllGlobals());

const BESIDE = [50, 50] as const;
const WITHIN = [150, 150] as const;

function press(dialog: Dialog, from: readonly [number, number], to: readonly [number, number]): void {
  for (const [type, [clientX, clientY]] of [
    ['pointerdown', from],
    ['click', to],
  ] as const) {
    const event = Object.assign(new Event(type), { clientX, clientY });
    page.dispatchEvent(Object.defineProperty(event, 'target', { value: dialog }));
  }
}

it.each([
  ['is closed by a press beside it', 'any', BESIDE, BESIDE, false],
  ['stays at a press within it', 'any', WITHIN, WITHIN, true],
  ['stays where the press began within it', 'any', WITHIN, BESIDE, true],
  ['stays where the press ended within it', 'any', BESIDE, WITHIN, true],
  ['stays where it is closed by its buttons alone', 'none', BESIDE, BESIDE, true],
  ['stays where it says nothing of that', null, BESIDE, BESIDE, true],
] as const)('a dialog %s', (_, closedBy, from, to, isOpen) => {
  const dialog = new Dialog(closedBy);
  press(dialog, from, to);
  expect(dialog.isOpen).toBe(isOpen);
});

it('a dialog that refuses to be left stays', () => {
  const dialog = new Dialog('any');
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  press(dialog, BESIDE, BESIDE);
  expect(dialog.isOpen).toBe(true);
});
