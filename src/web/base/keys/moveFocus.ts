import { type Direction, nextCard } from './nextCard.ts';

/**
 * Moves the focus between the dashboard's cards; returns whether it did. From outside, only a sideways arrow enters
 * them, at the first in view: up and down keep scrolling the page.
 */
export function moveFocus(key: string): boolean {
  const direction = directionOf(key);
  if (direction === null) return false;
  const cards = [...document.querySelectorAll<HTMLElement>(CARDS)].toSorted(byPosition);
  const from = cards.findIndex((card) => card.contains(document.activeElement));
  const part = partBeside(cards[from], direction);
  if (part !== undefined) {
    part.focus();
    return true;
  }
  if (from >= 0) return focusCard(nextOf(cards, from, direction));
  const isOutside = document.activeElement === document.body || document.activeElement?.id === 'main';
  return isOutside && (direction === 'before' || direction === 'after') && focusCard(cards.find(isInView));
}

const CARDS = 'main [aria-posinset]';

const TARGET = 'button[aria-expanded]';

/** From the title the sideways arrows lead through what else the card has, and beyond that to the next card. */
function partBeside(card: HTMLElement | undefined, direction: Direction): HTMLElement | undefined {
  if (card === undefined || (direction !== 'before' && direction !== 'after')) return undefined;
  const parts = [...card.querySelectorAll<HTMLElement>('h2 a, button[tabindex="-1"]')];
  const at = parts.findIndex((part) => part === document.activeElement);
  return at < 0 ? undefined : parts[direction === 'after' ? at + 1 : at - 1];
}

function nextOf(cards: readonly HTMLElement[], from: number, direction: Direction): HTMLElement | undefined {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  return cards[nextCard(boxes, from, direction) ?? -1];
}

function focusCard(card: HTMLElement | undefined): boolean {
  const target = card?.querySelector<HTMLElement>(TARGET) ?? card?.querySelector<HTMLElement>('a, button');
  target?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
  return target !== undefined && target !== null;
}

function directionOf(key: string): Direction | null {
  const isRightToLeft = document.documentElement.dir === 'rtl';
  switch (key) {
    case 'ArrowUp':
      return 'above';
    case 'ArrowDown':
      return 'below';
    case 'ArrowLeft':
      return isRightToLeft ? 'after' : 'before';
    case 'ArrowRight':
      return isRightToLeft ? 'before' : 'after';
    default:
      return null;
  }
}

function isInView(card: HTMLElement): boolean {
  return card.getBoundingClientRect().top >= 0;
}

function byPosition(one: HTMLElement, other: HTMLElement): number {
  return Number(one.getAttribute('aria-posinset')) - Number(other.getAttribute('aria-posinset'));
}
