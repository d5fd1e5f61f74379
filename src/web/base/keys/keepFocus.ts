/** Whoever knows better where the focus goes has put it there by then; ms. */
const LEFT_TO_OTHERS = 100;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

let isKept = false;

/** An element with the focus in it, and its place among the children of its parent. */
type Step = { readonly element: Element; readonly index: number };

/**
 * Whoever uses the keyboard keeps their place: where what has the focus goes away (a row that is removed, a field that
 * gives way to a text, a button that is off while something is sent) the focus goes on to what is nearest of what is
 * left, before it falls back to the beginning of the page. Asked for again it does nothing more.
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

/** From the inside out: what can have the focus itself, what stands where the lost one stood, whatever else is there. */
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
