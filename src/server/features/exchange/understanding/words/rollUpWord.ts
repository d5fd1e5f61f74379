import { phrasesIn } from './phrasesIn.ts';
import { phrases, wordKey } from './wordKey.ts';

/** Words of headings beside periods that say how these become one figure, in the languages that files came in. */
const LISTS = {
  average:
    'average|averages|avg|mean|ø|durchschnitt|durchschnittswert|mittelwert|mittel|jahresdurchschnitt|jahresmittel|jahresmittelwert|monatsdurchschnitt|quartalsdurchschnitt|moyenne|moyennes|moy|promedio|promedios|prom|media|média|mitjana|gemiddelde|gemiddeld|jaargemiddelde|średnia|średnio|przeciętnie|průměr|průměrně|среднее|в среднем|средняя|μέσος όρος|medel|medelvärde|genomsnitt|gennemsnit|gjennomsnitt|keskiarvo|átlag|medie|media anual|середнє|ortalama|平均|平均值|평균|المتوسط',
  sum: 'total|totals|sum|cumulative|cumulated|summe|jahressumme|gesamt|gesamtsumme|insgesamt|kumuliert|somme|cumul|suma|acumulado|acumulada|soma|somma|totale|totaal|jaartotaal|razem|suma roczna|celkem|součet|итого|всего|сумма|σύνολο|άθροισμα|summa|totalt|i alt|yhteensä|összesen|toplam|合計|累計|合计|累计|합계|المجموع',
  current:
    'latest|current|last|year end|end of year|end of period|closing|snapshot|letzter stand|aktuell|aktueller stand|stichtag|jahresende|endstand|dernier|dernière|dernière valeur|fin d année|en fin d année|último|última|último valor|cierre|fin de año|valor actual|laatste|ultimo|ostatnia|ostatni|poslední|последнее|на конец|τελευταία|senaste|sista|son|最新|期末',
} as const;

const found = phrasesIn(phrases(LISTS));
/** A word that is this much of a heading is what the heading says. */
const LEAST_COVER = 0.25;

/** `Average`, `Ø 2026`, `Total général`: how the periods beside it become one figure; null for another heading. */
export function rollUpWord(heading: string): keyof typeof LISTS | null {
  const all = found(wordKey(heading)).filter(({ cover }) => cover >= LEAST_COVER);
  // `Average total` is an average of totals, `Letzter Durchschnitt` the last of averages.
  const meant = new Set(all.map(({ concept }) => concept));
  if (meant.has('average')) return 'average';
  return all.toSorted((one, other) => other.cover - one.cover)[0]?.concept ?? null;
}
