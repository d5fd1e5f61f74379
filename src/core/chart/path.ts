export type Place = { readonly x: number; readonly y: number };

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Where values stand in a box: evenly spaced from its left to its right edge, a single one in the middle. `heightOf` says
 * how high a value stands, 0 at the bottom and 1 at the top; null has no place.
 */
export function placesOf(
  values: readonly (number | null)[],
  box: Box,
  heightOf: (value: number) => number,
): (Place | null)[] {
  return values.map((value, index) =>
    value === null
      ? null
      : { x: placeAcross(index, values.length, box), y: rounded(box.y + box.height * (1 - heightOf(value))) },
  );
}

/** Where the point at an index, whole or between two, stands from left to right. */
export function placeAcross(index: number, pointCount: number, box: Box): number {
  const share = pointCount > 1 ? index / (pointCount - 1) : 0.5;
  return rounded(box.x + box.width * share);
}

/**
 * SVG path data through places in order, with a gap at each null: what is missing is not drawn. A place between two gaps
 * is a line of no length, which a round line cap shows as a dot. Empty where there is nothing to draw.
 */
export function linePath(places: readonly (Place | null)[]): string {
  return places
    .map((place, index) => {
      if (place === null) return '';
      const before = places[index - 1] ?? null;
      const after = places[index + 1] ?? null;
      const at = `${place.x} ${place.y}`;
      if (before !== null) return `L${at}`;
      return after === null ? `M${at}h0` : `M${at}`;
    })
    .join('');
}

/** A hundredth of a pixel is less than any screen shows; no -0. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
