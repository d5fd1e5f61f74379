import { takeApart } from '#core/typed/numberText.ts';

/** A currency's sign by its three-letter code, where the sign is in common use; the others are written by their code. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
  ['JPY', '¥'],
  ['CNY', '¥'],
  ['INR', '₹'],
  ['KRW', '₩'],
  ['BRL', 'R$'],
  ['CAD', 'CA$'],
  ['AUD', 'A$'],
  ['NZD', 'NZ$'],
  ['MXN', 'MX$'],
  ['HKD', 'HK$'],
  ['SGD', 'S$'],
  ['ILS', '₪'],
  ['NGN', '₦'],
  ['PHP', '₱'],
  ['UAH', '₴'],
  ['VND', '₫'],
  ['TRY', '₺'],
  ['PLN', 'zł'],
  ['CZK', 'Kč'],
  ['SEK', 'kr'],
  ['NOK', 'kr'],
  ['DKK', 'kr'],
]);

/** Names that can only be money. Where several lands share one, its sign is not told from the name. */
const NAMES: ReadonlyMap<string, string | null> = new Map([
  ...words(['euro', 'euros'], '€'),
  ...words(['dollar', 'dollars'], '$'),
  ...words(['pound', 'pounds', 'sterling'], '£'),
  ...words(['yen'], '¥'),
  ...words(['yuan', 'renminbi'], '¥'),
  ...words(['rupee', 'rupees'], '₹'),
  ...words(['reais'], 'R$'),
  ...words(['shekel', 'shekels'], '₪'),
  ...words(['naira'], '₦'),
  ...words(['hryvnia'], '₴'),
  ...words(['zloty', 'zlotys', 'złoty'], 'zł'),
  ...words(['krona', 'kronor', 'krone', 'kroner'], 'kr'),
  ...words(['franc', 'francs', 'peso', 'pesos', 'rand', 'ruble', 'rubles', 'rouble', 'roubles', 'lira'], null),
  ...words(['koruna', 'forint', 'dinar', 'dinars', 'dirham', 'dirhams', 'riyal', 'riyals', 'rupiah'], null),
  ...words(['baht', 'ringgit', 'shilling', 'shillings'], null),
]);

const LANDS = new Set(['us', 'u.s.', 'american', 'canadian', 'australian', 'british', 'swiss', 'singapore']);

/** Codes that are words too are money only in capitals: `top`, `all`, `try`, `gel`. */
const EVERYDAY_CODES = new Set(['usd', 'eur', 'gbp', 'jpy', 'cny', 'inr', 'cad', 'aud', 'chf', 'sek', 'nok', 'dkk']);
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** `T€`, `M€`: an amount in thousands or millions is a number in that unit, or it would be shown as so many euros. */
const THOUSANDS = /^[KMT]\p{Sc}$/u;

/** A currency named in a text: its sign, null where the name alone does not tell it. */
export type NamedCurrency = { readonly sign: string | null };

/**
 * The currency a unit begins with: a sign (`€`, `US$`, `$M`), a code (`EUR`, `USD million`) or a name (`Euros per
 * night`, `US dollars`). Null where it begins with something else: `Million euros` and `Kg per 1.000 euros` are numbers.
 */
export function currencyOf(unit: string): NamedCurrency | null {
  const [first = '', second = '', third = ''] = unit.trim().split(/[\s(/]+/);
  const sign = /^([A-Z]{0,3}\p{Sc})/u.exec(first)?.[1];
  if (sign !== undefined && !THOUSANDS.test(sign)) return { sign: sign === 'US$' ? '$' : sign };
  const code = first.toUpperCase();
  if (CODES.has(first) || EVERYDAY_CODES.has(first)) return { sign: SIGNS.get(code) ?? code };
  const isOfALand = LANDS.has(first.toLowerCase());
  const [name, next] = isOfALand ? [second, third] : [first, second];
  const named = NAMES.get(name.toLowerCase());
  // `Pounds of waste` are no money.
  if (named === undefined || next.toLowerCase() === 'of') return null;
  return { sign: isOfALand && !/^(us|u\.s\.|american|british)$/i.test(first) ? null : named };
}

/** The sign of the currency that an amount is written with, as in `12k €`, `EUR 12` or `12 kr.`; null without one. */
export function currencyOfAmount(cell: string): string | null {
  const written = takeApart(cell)?.currency?.replace(/\.$/, '') ?? null;
  return written === null ? null : (currencyOf(written)?.sign ?? written);
}

function words(names: readonly string[], sign: string | null): [string, string | null][] {
  return names.map((name) => [name, sign]);
}
