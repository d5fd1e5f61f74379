export type Browser = { readonly browser: string | null; readonly system: string | null };

/** The first match wins, because each browser also names those before it. */
export function browserOf(userAgent: string): Browser {
  return { browser: firstIn(BROWSERS, userAgent), system: firstIn(SYSTEMS, userAgent) };
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['FxiOS', 'Firefox'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

function firstIn(names: readonly (readonly [string, string])[], text: string): string | null {
  return names.find(([mark]) => text.includes(mark))?.[1] ?? null;
}
