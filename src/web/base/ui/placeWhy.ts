import type { Box, Size } from './placeBeside.ts';

const BESIDE = 8;
const DOWN = 12;
const BELOW_TOP = 56;
const MARGIN = 8;

/** Beside its card over the neighbour, so that it never covers the card's own chart (screens, Why). */
export function placeWhy({
  card,
  popover,
  viewport,
}: {
  readonly card: Box;
  readonly popover: Size;
  readonly viewport: Size;
}): { readonly left: number; readonly top: number } {
  const right = card.left + card.width + BESIDE;
  const left = card.left - BESIDE - popover.width;
  const lowest = Math.max(MARGIN, viewport.height - popover.height - MARGIN);
  const top = (wanted: number) => Math.min(Math.max(wanted, MARGIN), lowest);
  if (right + popover.width <= viewport.width - MARGIN) return { left: right, top: top(card.top + DOWN) };
  if (left >= MARGIN) return { left, top: top(card.top + DOWN) };
  const inside = Math.min(Math.max(card.left + DOWN, MARGIN), viewport.width - popover.width - MARGIN);
  return { left: Math.max(MARGIN, inside), top: top(card.top + BELOW_TOP) };
}
