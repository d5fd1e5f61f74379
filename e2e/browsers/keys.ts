/** The keys that checks press, each with its code in WebDriver. */
export const KEYS = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Home: '\uE011',
  End: '\uE010',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  a: 'a',
  c: 'c',
  k: 'k',
  v: 'v',
  x: 'x',
  z: 'z',
} as const;

export type Key = keyof typeof KEYS;
