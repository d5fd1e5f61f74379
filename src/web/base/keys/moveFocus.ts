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
  if (from >= 0) return focusCard(nextOf(cards, from, direction));
  const isOutside = document.activeElement === document.body || document.activeElement?.id === 'main';
  return isOutside && (direction === 'before' || direction === 'after') && focusCard(cards.find(isInView));
}

const CARDS = 'main [aria-posinset]';

const TARGET = 'button[aria-expanded]';

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
