/** The completion number is fitted to at most this (specification, section 2), and never below that; px. */
const LARGEST = 85;
const SMALLEST = 24;

/** What a digit of the semibold takes of its size, on average with percent sign and comma. */
const CHARACTER_WIDTH = 0.63;

/** The size at which a number fills the width there is, within its bounds; px. */
export function fittedSize(text: string, width: number): number {
  const fitting = Math.floor(width / (text.length * CHARACTER_WIDTH));
  return Math.min(LARGEST, Math.max(SMALLEST, fitting));
}
