import { foldText } from '#core/search/foldText.ts';

/** A heading taken apart: `Cost (k€)` is `Cost` in `k€`. */
export type HeadingInUnit = { readonly unit: string; readonly rest: string };

/** The unit in brackets of a heading: `Actual (days)`, `Cost [t CO2]`, `Ausgaben (in T€) 2026`; null where there is none. */
export function unitInHeading(heading: string): HeadingInUnit | null {
  if (heading.length > LONGEST) return null;
  for (const { 0: whole, 1: inside = '', index } of heading.matchAll(BRACKETS)) {
    const unit = inside.replace(IN, '').trim();
    if (!isUnit(unit)) continue;
    const rest = `${heading.slice(0, index).trimEnd()} ${heading.slice(index + whole.length).trimStart()}`;
    return { unit, rest: rest.trim() };
  }
  return null;
}

/** A heading without its unit, or as it is. */
export function withoutUnit(heading: string): string {
  return unitInHeading(heading)?.rest ?? heading;
}

/** No heading with a unit is longer. */
const LONGEST = 120;
const BRACKETS = /[([]([^()[\]]{1,30})[)\]]/g;
const IN = /^\s*(?:in|en|als|as)\s+/i;

/** Whether all words of a text are those of units: what else may stand in brackets is about the figures. */
function isUnit(text: string): boolean {
  const words = foldText(text).match(WORD) ?? [];
  return words.length > 0 && words.some((word) => !SMALL.has(word)) && words.every((word) => isUnitWord(word));
}

const WORD = /[\p{L}\p{Sc}%‰°µ²³]+\d?|\d+/gu;

function isUnitWord(word: string): boolean {
  return SIGNS.test(word) || UNITS.has(word) || SMALL.has(word);
}

/** `€`, `US$`, `k€`, `T€`, `Mio€`, `%`. */
const SIGNS = /^(?:[a-z]{0,4}\p{Sc}|[%‰])$/u;

const UNITS: ReadonlySet<string> = new Set(
  (
    'percent percentage prozent pourcent porcentaje pct points point punkte puntos index indice score note ratio ' +
    'eur usd gbp chf teur keur meur tchf kchf mchf mioeur euro euros dollar dollars pounds francs franken ' +
    'tsd tausend mio mrd mn mln bn k m t million millions millionen millones milliers miles thousand thousands mds md ' +
    'd day days tag tage tagen jour jours dia dias h hr hrs hour hours std stunde stunden heure heures hora horas ' +
    'min minute minutes minuten minutos s sec sek sekunden week weeks woche wochen semaine semaines semana semanas ' +
    'month months monat monate mois mes meses year years jahr jahre an ans ano anos ' +
    'kg g mg µg µ tonne tonnes tonnen ton tons tonelada toneladas km mm cm m2 m3 m² m³ km2 km² ha l hl ml ' +
    'w kw mw gw wh kwh mwh gwh co2 co2e co2eq tco2 tco2e kgco2 kgco2e db c °c ' +
    'number numbers count anzahl nombre numero stk stuck pcs piece pieces unit units person persons personen people ' +
    'personnes personas pers fte vza vze vzs vk etp etc case cases fall falle einwohner inhabitants habitants habitantes'
  ).split(' '),
);

/** Words between those of a unit: `t CO2 per head`, `per 1.000`. */
const SMALL: ReadonlySet<string> = new Set(
  'per pro par por je of de head kopf tete 1 10 100 000 1000 10000 100000'.split(' '),
);
