export type CardBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

export type Direction = 'before' | 'after' | 'above' | 'below';

/**
 * The index of the card an arrow leads to; null for none. Sideways follows the list across rows; up and down lead to
 * the nearest card of the next row, whatever the sizes.
 */
export function nextCard(boxes: readonly CardBox[], from: number, direction: Direction): number | null {
  const box = boxes[from];
  if (box === undefined) return null;
  switch (direction) {
    case 'before':
      return from > 0 ? from - 1 : null;
    case 'after':
      return from < boxes.length - 1 ? from + 1 : null;
    case 'above':
      return nearest(boxes, box, (other) => box.top - (other.top + other.height));
    case 'below':
      return nearest(boxes, box, (other) => other.top - (box.top + box.height));
  }
}

function nearest(boxes: readonly CardBox[], from: CardBox, beyond: (other: CardBox) => number): number | null {
  let found: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((other, index) => {
    const rows = beyond(other);
    if (rows < 0) return;
    const distance = rows * FAR + Math.abs(middleOf(other) - middleOf(from));
    if (distance >= least) return;
    least = distance;
    found = index;
  });
  return found;
}

/** A row further away is worse than any distance within a row. */
const FAR = 1000;

function middleOf({ left, width }: CardBox): number {
  return left + width / 2;
}
