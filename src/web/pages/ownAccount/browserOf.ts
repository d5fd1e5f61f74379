/** A browser and its system as their makers call them; null for what is not known. */
export type Browser = { readonly browser: string | null; readonly system: string | null };

/** From what a browser calls itself; the first that fits, for each names those before it as well. */
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
