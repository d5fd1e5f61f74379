/** Components that manage the focus themselves have done so by then; ms. */
const LEFT_TO_OTHERS = 100;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

let isKept = false;

type Step = { readonly element: Element; readonly index: number };

/**
 * Keeps the keyboard user's place: when the focused element disappears (a removed row, a field replaced by text, a
 * button disabled while sending), the nearest remaining element gets the focus before it falls back to the body.
 * Idempotent.
 */
export function keepFocus(): void {
  if (isKept) return;
  isKept = true;
  let path: readonly Step[] = [];
  let isByKeyboard = true;

  function handleFocus({ target }: FocusEvent): void {
    if (target instanceof Element) path = pathOf(target);
  }

  function lookAfter(): void {
    const [last] = path;
    if (last === undefined || !isByKeyboard || hasFocus()) return;
    setTimeout(() => {
      if (isByKeyboard && !hasFocus()) nearestOf(path)?.focus({ preventScroll: true });
    }, LEFT_TO_OTHERS);
  }

  if (document.activeElement !== null) path = pathOf(document.activeElement);
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('keydown', () => (isByKeyboard = true), { capture: true });
  for (const name of ['pointerdown', 'wheel']) {
    document.addEventListener(name, () => (isByKeyboard = false), { capture: true, passive: true });
  }
  const options = { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] };
  new MutationObserver(lookAfter).observe(document.body, options);
}

function hasFocus(): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !at.matches(':disabled');
}

function pathOf(element: Element): Step[] {
  const path: Step[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
    path.push({ element: at, index: [...(at.parentElement?.children ?? [])].indexOf(at) });
  }
  return path;
}

/** From the inside out: a focusable ancestor, its replacement, then anything nearby. */
function nearestOf(path: readonly Step[]): HTMLElement | null {
  for (const [at, { element }] of path.entries()) {
    if (!element.isConnected || !element.checkVisibility()) continue;
    const index = path[at - 1]?.index ?? 0;
    const { children } = element;
    const inPlace = children[Math.min(index, children.length - 1)] ?? null;
    const found = [element, inPlace, ...within(inPlace), ...within(element)].find(canHaveFocus);
    if (found !== undefined) return found;
  }
  return null;
}

function within(element: Element | null): readonly Element[] {
  return element === null ? [] : [...element.querySelectorAll(FOCUSABLE)];
}

function canHaveFocus(element: Element | null): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.matches(FOCUSABLE) &&
    element.closest('[inert]') === null &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}
