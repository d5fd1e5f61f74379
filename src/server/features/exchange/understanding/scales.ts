/** What a word multiplies by: a power of ten. */
export type Scale = number;

/** What stands behind words that mean other things too: `Bio` is organic, `BI` a kind of software, `Mill` a name. */
const MONEY = String.raw`(?=\s?(?:(?:US|CA?|AU?|NZ|HK|S)?-?\p{Sc}|(?:R\$|kč|zł|euros?|dollars?|franken|francs|pesos?|reais|kronor|kroner|kr|lei|eur|usd|gbp|chf|nok|sek|dkk|czk|pln|ron|brl|cop|mxn|ars|clp|jpy|cad|aud)(?!\p{L})))`;

const WORDS: readonly (readonly [RegExp, Scale])[] = [
  // In Czech, Slovak and Romanian `mil.` is a million, in Spanish and Portuguese a thousand.
  [/^mil\.?(?=\s?(?:kč|czk|korun|lei|ron)(?!\p{L}))/iu, 1e6],
  // In Slovak, Dutch and English `mil. €` are millions, in Spanish seldom thousands: asked, as `isScaleInDoubt` says.
  [/^mil\.(?=\s?(?:€|euros?|eur)(?!\p{L}))/iu, 1e6],
  [new RegExp(`^bio\\.?${MONEY}`, 'iu'), 1e12],
  [new RegExp(`^(?:mia|bi)\\.?${MONEY}|^mia\\.(?!-)`, 'iu'), 1e9],
  [new RegExp(`^mill\\.?${MONEY}|^mill\\.(?!-)`, 'iu'), 1e6],
  [new RegExp(`^tis\\.?${MONEY}|^tis\\.(?!-)`, 'iu'), 1e3],
  [/^(?:trillions?|tn|billón|billones)\b\.?/iu, 1e12],
  [
    /^(?:billions?|bn|milliarden?|milliards?|mrd|mds?|miliardi|miliardo|miljard|miliard\p{L}*|mld|bilhões|bilhão|млрд|milyar|milliárd|miliarde|miljardia|mrd|δισ(?:εκατ)?|δισεκατομμύρια|مليارات|مليار)(?![\p{L}])\.?/iu,
    1e9,
  ],
  [
    /^(?:millions?|millionen|millones|millón|milhões|milhão|milioni|milione|miljoen|milion\p{L}*|mil?lió|milions|mio|mios|mln|mlls?|mn|млн|mkr|mdp|milyon|milj|miljoonaa|miljoner|millioner|millió|milioane|εκατ|εκατομμύρια|ملايين|مليون)(?![\p{L}])\.?/iu,
    1e6,
  ],
  [
    /^(?:thousands?|tausend|tsd|mille|milliers|mil|mila|duizend|tys|тыс|тис|tkr|tusen|tusind|ezer|tuhatta|mii|хил|χιλ|χιλιάδες|آلاف|ألف)(?![\p{L}])\.?/iu,
    1e3,
  ],
  [/^(?:億|亿)/u, 1e8],
  // In Korean before money and people: `천원`, `백만원`, `억원`.
  [/^억(?=\s?(?:원|$))/u, 1e8],
  [/^백만(?=\s?(?:원|명|$))/u, 1e6],
  [/^천만(?=\s?(?:원|명|$))/u, 1e7],
  [/^만(?=\s?(?:원|명|$))/u, 1e4],
  [/^천(?=\s?(?:원|명|$))/u, 1e3],
  [/^(?:百万)/u, 1e6],
  [/^(?:千万)/u, 1e7],
  [/^(?:万|萬)/u, 1e4],
  [/^千/u, 1e3],
];

/** Behind an amount of money they say a scale: `R$ 5 bi`, `CHF Mia`. */
const BEHIND_MONEY: ReadonlyMap<string, Scale> = new Map([
  ['bio', 1e12],
  ['bi', 1e9],
  ['mia', 1e9],
  ['mill', 1e6],
  ['tis', 1e3],
]);

/** A scale at the beginning of what stands behind a number, and the rest of it. */
export function scaleIn(text: string, hasCurrency: boolean): { readonly scale: Scale; readonly rest: string } {
  for (const [pattern, scale] of WORDS) {
    const found = pattern.exec(text);
    if (found !== null) return { scale, rest: text.slice(found[0].length).trim() };
  }
  const behindMoney = hasCurrency ? BEHIND_MONEY.get(text.toLowerCase().replace(/\.$/, '')) : undefined;
  if (behindMoney !== undefined) return { scale: behindMoney, rest: '' };
  const letter = /^([kKMmBT])(?:\s?(?=\p{Sc}|$))/u.exec(text);
  if (letter !== null) {
    const [, sign = ''] = letter;
    if (/k/i.test(sign)) return { scale: 1e3, rest: text.slice(letter[0].length).trim() };
    if (sign === 'M' && (hasCurrency || text.length === 1 || /^M\s?\p{Sc}/u.test(text)))
      return { scale: 1e6, rest: text.slice(letter[0].length).trim() };
    if (sign === 'm' && hasCurrency) return { scale: 1e6, rest: text.slice(letter[0].length).trim() };
    if (sign === 'B' && hasCurrency) return { scale: 1e9, rest: text.slice(letter[0].length).trim() };
    if (sign === 'T' && /^T\s?\p{Sc}/u.test(text)) return { scale: 1e3, rest: text.slice(letter[0].length).trim() };
  }
  if (/^k\p{Sc}/u.test(text)) return { scale: 1e3, rest: text.slice(1).trim() };
  return { scale: 1, rest: text };
}

/** `mil. €` is a million in most languages and a thousand in some. */
export function isScaleInDoubt(unit: string): boolean {
  return /(?:^|\s)mil\.\s?(?:€|euros?|eur)(?!\p{L})/iu.test(unit.normalize('NFKC'));
}

/** `k` and `M` alone may be anything. */
const LEAST_WORD = 3;

const JOINED = /^(?<letter>[tme])(?<money>kr|ft)\.?$/iu;

/** A unit taken apart: `тыс. руб.` is roubles times a thousand, `in k$` dollars times a thousand, `MRA billion` MRA. */
export function scaledUnit(unit: string): { readonly scale: Scale; readonly unit: string } {
  const text = unit
    .normalize('NFKC')
    .trim()
    .replace(/^(?:in|en|em|w|v)\s+/i, '');
  // `tkr`, `MFt`: the word and the currency are written together.
  const joined = JOINED.exec(text)?.groups;
  if (joined !== undefined)
    return {
      scale: joined.letter?.toLowerCase() === 'm' ? 1e6 : 1e3,
      unit: joined.money?.toLowerCase() === 'ft' ? 'Ft' : 'kr',
    };
  // `(millions)`, `in thousands`: nothing but the word.
  const alone = scaleIn(text, false);
  if (alone.scale !== 1 && alone.rest === '' && text.length >= LEAST_WORD) return { scale: alone.scale, unit: '' };
  if (/^'?000s?$/.test(text)) return { scale: 1e3, unit: '' };
  const money = /^(?<letter>[kKTM])\s?(?<sign>\p{Sc}|EUR|USD|GBP|CHF)$/u.exec(text)?.groups;
  if (money !== undefined) return { scale: /M/.test(money.letter ?? '') ? 1e6 : 1e3, unit: money.sign ?? '' };
  const short = /^(?<sign>\p{Sc}|R\$)\s?(?<letter>[kKmM]|mn|bn|000s?|'000)$/u.exec(text)?.groups;
  if (short !== undefined)
    return {
      scale: /^m/i.test(short.letter ?? '') ? 1e6 : /^b/i.test(short.letter ?? '') ? 1e9 : 1e3,
      unit: short.sign ?? '',
    };
  const begins = scaleIn(text, false);
  if (begins.scale !== 1 && begins.rest !== '' && !/^k?\p{Ll}$/u.test(text)) {
    const rest = begins.rest.replace(/^(?:(?:de|di|of)\s+|d['’]\s*)/i, '');
    return { scale: begins.scale, unit: rest };
  }
  const ends = /^(?<unit>[A-Z]{2,4}|(?:US|CA?|AU?|NZ)?\p{Sc}|R\$|euros?|dollars?|pesos?)\s+(?<word>\p{L}+\.?)$/u.exec(
    text,
  )?.groups;
  if (ends !== undefined) {
    const { scale, rest } = scaleIn(ends.word ?? '', true);
    if (scale !== 1 && rest === '') return { scale, unit: ends.unit ?? '' };
  }
  return { scale: 1, unit: unit.trim() };
}
