import type { ElementHandle, Page } from 'playwright-core';

/** What a person can press, write in or choose of, as the page shows it. */
export type Control = {
  /** The tags, classes and roles from the root of the page down to it: the same for all that a component draws. */
  readonly kind: string;
  /** Which of its kind it is, in the order of the page. */
  readonly nth: number;
  readonly role: string;
  readonly name: string;
  /** It stands in a card or a row, of which there are many alike. */
  readonly isRepeated: boolean;
  /** It stands in the header or the menu that all pages of a plan have. */
  readonly isInFrame: boolean;
  /** It stands in a dialog or a popover. */
  readonly isOver: boolean;
  /** What it chooses is chosen already: pressed again it may do nothing. */
  readonly isChosen: boolean;
};

/** All controls in reach, in the order of the page: visible, not disabled, not behind a modal dialog. */
export async function controlsOn(page: Page): Promise<readonly Control[]> {
  const found = await page.evaluateHandle(findControls);
  const controls = await found.evaluate(describeControls);
  await found.dispose();
  return controls;
}

/** The element of a control that was found before; null where it is not in reach any more. */
export async function elementOf(page: Page, control: Control): Promise<ElementHandle<Element> | null> {
  const index = (await controlsOn(page)).findIndex(({ kind, nth }) => kind === control.kind && nth === control.nth);
  if (index < 0) return null;
  const found = await page.evaluateHandle(findControls);
  const element = await found.evaluateHandle((elements, at) => elements[at] ?? null, index);
  return element.asElement();
}

/** Runs in the page. */
function findControls(): Element[] {
  const selector = [
    'a[href], button, input, select, textarea, summary, label:has(input[type="file"])',
    '[role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="slider"], [role="gridcell"], [tabindex="0"]',
  ].join();
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  return [...document.querySelectorAll(selector)].filter((element) => {
    if (element.matches(':disabled, [type="hidden"], [aria-hidden="true"]') || element.closest('[inert]') !== null)
      return false;
    if (modal !== undefined && !modal.contains(element) && element.closest('[popover]') === null) return false;
    const shown = element.matches('input') ? (element.closest('label') ?? element) : element;
    const { width, height } = shown.getBoundingClientRect();
    return width > 2 && height > 2 && shown.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  });
}

/** Runs in the page. */
function describeControls(elements: readonly Element[]): Control[] {
  const counts = new Map<string, number>();

  function partOf(element: Element): string {
    const role = element.getAttribute('role') ?? element.getAttribute('type');
    return [element.localName, ...element.classList, role].filter((part) => part !== null).join('.');
  }

  function kindOf(element: Element): string {
    const parts: string[] = [];
    for (let at: Element | null = element; at !== null && at.id !== 'root'; at = at.parentElement)
      parts.push(partOf(at));
    return parts.reverse().join(' > ');
  }

  function roleOf(element: Element): string {
    const named = element.getAttribute('role');
    if (named !== null) return named;
    if (element.localName === 'a') return 'link';
    return element.localName === 'input' ? (element.getAttribute('type') ?? 'text') : element.localName;
  }

  function nameOf(element: Element): string {
    const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const texts = [
      labelledBy.map((label) => label?.textContent ?? '').join(' '),
      element.getAttribute('aria-label'),
      ...labels.map(({ textContent }) => textContent),
      element.matches('select') ? null : element.textContent,
      element.getAttribute('placeholder'),
    ];
    return (texts.find((text) => text !== null && text.trim() !== '') ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
      .slice(0, 60);
  }

  return elements.map((element) => {
    const kind = kindOf(element);
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    return {
      kind,
      nth,
      role: roleOf(element),
      name: nameOf(element),
      isRepeated: element.closest('article, tr, [role="row"], [role="gridcell"], [role="option"]') !== null,
      isInFrame: element.closest('header, nav') !== null && element.closest('main, dialog') === null,
      isOver: element.closest('dialog, [popover]') !== null,
      isChosen: element.matches(
        ':checked, [aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]',
      ),
    };
  });
}

/** As a report names it. */
export function nameOf({ role, name }: Pick<Control, 'role' | 'name'>): string {
  return `${role} “${name}”`;
}
