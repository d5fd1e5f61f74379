export type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
export type Size = { readonly width: number; readonly height: number };
export type Alignment = 'start' | 'end' | 'centre';

const MARGIN = 8;
const GAP = 4;

/**
 * Below the anchor, or above where there is more room, always inside the viewport. `start` is the left edge in
 * left-to-right pages, the right one in others.
 */
export function placeBeside({
  anchor,
  popover,
  viewport,
  alignment,
  isRightToLeft,
}: {
  readonly anchor: Box;
  readonly popover: Size;
  readonly viewport: Size;
  readonly alignment: Alignment;
  readonly isRightToLeft: boolean;
}): { readonly left: number; readonly top: number } {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - popover.height;
  const fitsBelow = below + popover.height <= viewport.height - MARGIN;
  const roomAbove = anchor.top;
  const roomBelow = viewport.height - anchor.top - anchor.height;
  const top = fitsBelow || roomBelow >= roomAbove ? below : above;
  return {
    left: held(leftEdge(anchor, popover, physical(alignment, isRightToLeft)), viewport.width - popover.width - MARGIN),
    top: held(top, viewport.height - popover.height - MARGIN),
  };
}

function physical(alignment: Alignment, isRightToLeft: boolean): 'left' | 'right' | 'centre' {
  if (alignment === 'centre') return 'centre';
  return (alignment === 'start') === isRightToLeft ? 'right' : 'left';
}

function leftEdge(anchor: Box, popover: Size, edge: 'left' | 'right' | 'centre'): number {
  switch (edge) {
    case 'left':
      return anchor.left;
    case 'right':
      return anchor.left + anchor.width - popover.width;
    case 'centre':
      return anchor.left + (anchor.width - popover.width) / 2;
  }
}

function held(wanted: number, most: number): number {
  return Math.max(MARGIN, Math.min(wanted, most));
}
