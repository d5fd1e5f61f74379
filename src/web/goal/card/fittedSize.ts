const LARGEST = 85;
const SMALLEST = 24;

const CHARACTER_WIDTH = 0.63;

export function fittedSize(text: string, width: number): number {
  const fitting = Math.floor(width / (text.length * CHARACTER_WIDTH));
  return Math.min(LARGEST, Math.max(SMALLEST, fitting));
}
