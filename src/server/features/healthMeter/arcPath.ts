export type HalfRing = {
  readonly cx: number;
  readonly cy: number;
  readonly outer: number;
  readonly inner: number;
};

export function arcPath({ cx, cy, outer, inner }: HalfRing, from: number, to: number): string {
  const at = (value: number, radius: number) => {
    const angle = Math.PI * (1 - value / 100);
    return `${round(cx + radius * Math.cos(angle))} ${round(cy - radius * Math.sin(angle))}`;
  };
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}

export function cutPath({ cx, cy, outer, inner }: HalfRing, value: number): string {
  const angle = Math.PI * (1 - value / 100);
  const at = (radius: number) => `${round(cx + radius * Math.cos(angle))} ${round(cy - radius * Math.sin(angle))}`;
  return `M${at(inner - 1)}L${at(outer + 1)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
