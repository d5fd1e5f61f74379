import { readPeriodHeading } from '#core/typed/periodHeading.ts';
import { COLUMN_NAMES, plainName } from '#server/features/exchange/columns/columns.ts';
import { withoutUnit } from '#server/features/exchange/values/unitInHeading.ts';

/** The usual headings of lists in the languages of the page, by our column; case, blanks and a dot at the end aside. */
const WORDS: ReadonlyMap<string, string> = byWord({
  number:
    'no nr num # nummer number_of_goal lfd_nr lfd.nr lfd._nr id code ref ref_no kpi_code kpi_no kpi_nr kpi_id goal_id goal_no ' +
    'indicator_no indicator_id ziel_nr ziel_nummer kennzahl_nr kennziffer indikator_nr kennung pos position n° nº n.º n numéro ' +
    'référence réf núm núm. número numero código clave',
  title:
    'name goal_title goal_name indicator_name kpi_name titel bezeichnung zielbezeichnung kennzahlbezeichnung titre intitulé ' +
    'libellé nom título titulo nombre denominación',
  parent_number:
    'parent parent_id parent_goal parent_no übergeordnet oberziel objectif_parent axe objetivo_superior superior eje',
  description:
    'notes note details comments remarks beschreibung notizen anmerkungen anmerkung bemerkung bemerkungen erläuterung ' +
    'remarques commentaire commentaires descripción notas observaciones',
  measure: 'metric messgröße mesure medida métrica',
  owner:
    'owner_email verantw verantwortl zust resp responsible responsible_person responsibility assignee lead accountable contact verantwortlich verantwortliche ' +
    'verantwortlicher verantwortliche_person verantwortung zuständig zuständigkeit ansprechpartner responsable pilote référent ' +
    'propriétaire responsables encargado',
  department:
    'team division unit_name dept organisation abteilung bereich fachbereich amt dezernat referat service direction ' +
    'département área departamento unidad_responsable concejalía',
  start: 'start_date begin beginn von startdatum début date_de_début date_début inicio fecha_de_inicio desde',
  end:
    'end_date due due_date deadline ende bis enddatum fällig fällig_am termin frist fin échéance date_de_fin date_fin ' +
    'fecha_de_fin vencimiento hasta plazo',
  unit: 'units uom unit_of_measure einheit maßeinheit unité unité_de_mesure unidad unidades unidad_de_medida',
  function: 'aggregation calculation funktion berechnung fonction calcul función cálculo',
  priority: 'importance priorität priorité prioridad',
  perspective: 'perspektive perspectiva',
  series:
    'soll/ist ist/soll plan/ist ist/plan target/actual actual/target plan/actual actual/plan wertart cible/réel réel/cible ' +
    'cible/réalisé réalisé/cible meta/real real/meta',
  date:
    'period month reporting_month reporting_period datum periode zeitraum monat berichtsmonat berichtszeitraum stichtag quartal ' +
    'période mois trimestre fecha periodo período mes quarter',
  target:
    'target_value plan planned budget soll sollwert zielwert planwert cible valeur_cible prévu prévision meta valor_meta ' +
    'previsto valor_objetivo',
  actual:
    'actual_value value result ist istwert wert ergebnis réalisé réel valeur valeur_réelle résultat real valor valor_real ' +
    'resultado realizado',
  baseline:
    'starting_value start_value ausgangswert startwert valeur_initiale valeur_de_départ línea_base valor_inicial',
});

/** The goal itself, or where a table has indicators and what they came to, the target of each. */
const GOALS: ReadonlySet<string> = wordSet(
  'goal objective ziel objectif objetivo strategic_objective strategisches_ziel',
);

/** The title of a goal, or where that is there already, its measure. */
const INDICATORS: ReadonlySet<string> = wordSet(
  'kpi indicator kennzahl indikator indicateur indicador performance_indicator key_performance_indicator performance_measure ' +
    'leistungsindikator leistungskennzahl indicateur_de_performance indicador_clave',
);

/** Of a table that names its goals by no better word, the best it has for their titles. */
const INSTEAD_OF_TITLES: readonly ReadonlySet<string>[] = [
  wordSet('measure measures metric metrics messgröße messgrößen mesure mesures medida medidas métrica métricas'),
  wordSet('maßnahme massnahme projekt vorhaben project initiative action activity projet proyecto acción actividad'),
  wordSet('description beschreibung descripción'),
];

/** The year of a period column, or where there is none, the period itself. */
const YEARS: ReadonlySet<string> = wordSet(
  'year fiscal_year calendar_year jahr kalenderjahr geschäftsjahr haushaltsjahr année exercice année_civile año ejercicio',
);

/** What headings stand for, by our columns; one that is there already by its own name is not given twice. */
export function headingColumns(header: readonly string[]): [string, string][] {
  const taken = new Set(header.map(plainName));
  const words = header.map((heading) => ({ heading, word: wordOf(heading) }));
  const has = (test: (word: string) => boolean) => words.some(({ word }) => test(word));
  const hasTitle =
    taken.has('title') || has((word) => WORDS.get(word) === 'title' || GOALS.has(word) || INDICATORS.has(word));
  // With a title too it is one long table of goals and their figures.
  const isDated = taken.has('date') || has((word) => WORDS.get(word) === 'date');
  const isNumbered = taken.has('goal_number') || taken.has('number') || has((word) => WORDS.get(word) === 'number');
  const isEntries = !hasTitle && isDated && isNumbered;
  // The title of a goal is called `goal` only in our entry sheet, beside the goal's number.
  const isOurs = (name: string) => COLUMN_NAMES.has(name) && (name !== 'goal' || taken.has('goal_number'));
  const instead = hasTitle || isEntries || taken.has('goal_number') ? undefined : insteadOfTitle(words);
  const found = new Map<string, string>();
  const give = (heading: string, column: string) => {
    const ours = column === 'number' && isEntries ? 'goal_number' : column;
    if (taken.has(ours) || found.has(heading)) return;
    if (isOurs(plainName(heading)) && heading !== instead) return;
    taken.add(ours);
    found.set(heading, ours);
  };
  if (instead !== undefined) give(instead, 'title');
  const wide = isDated ? null : yearsOf(header);
  /** Beside the periods of one year a plain `Target` is that year's, if any. */
  const giveYearTarget = (heading: string, [year, ...others]: readonly number[]) => {
    if (others.length > 0 || year === undefined || found.has(heading)) return;
    found.set(heading, `${year} target`);
  };
  for (const { heading, word } of words) {
    const column = WORDS.get(word) ?? (COLUMN_NAMES.has(word) ? word : undefined);
    if (column === 'target' && wide !== null) giveYearTarget(heading, wide);
    else if (column !== undefined) give(heading, column);
  }
  const isGoalTarget = taken.has('actual') && (taken.has('title') || has((word) => INDICATORS.has(word)));
  const dateAt = words.findIndex(({ heading, word }) => (found.get(heading) ?? word) === 'date');
  for (const [at, { heading, word }] of words.entries()) {
    // Behind the period and beside actuals `Ziel` is what they are to be; before it, whose they are.
    const isTarget = isGoalTarget || (taken.has('actual') && dateAt >= 0 && at > dateAt);
    if (GOALS.has(word)) give(heading, isTarget ? 'target' : 'title');
  }
  for (const { heading, word } of words)
    if (INDICATORS.has(word)) give(heading, taken.has('title') ? 'measure' : 'title');
  for (const { heading, word } of words) {
    if (!YEARS.has(word) || found.has(heading)) continue;
    if (taken.has('date')) give(heading, 'year');
    else if ((taken.has('target') || taken.has('actual')) && !words.some(({ heading: each }) => namesPeriod(each)))
      give(heading, 'date');
  }
  // In the order of the columns, as a person reads them.
  return words.flatMap(({ heading }): [string, string][] => {
    const column = found.get(heading);
    found.delete(heading);
    return column === undefined ? [] : [[heading, column]];
  });
}

function insteadOfTitle(words: readonly { readonly heading: string; readonly word: string }[]): string | undefined {
  for (const names of INSTEAD_OF_TITLES) {
    const found = words.find(({ word }) => names.has(word));
    if (found !== undefined) return found.heading;
  }
  return undefined;
}

/** The years that headings of periods name; null where fewer than two headings are periods. */
function yearsOf(header: readonly string[]): number[] | null {
  const periods = header.flatMap((heading) => readPeriodHeading(withoutUnit(heading)) ?? []);
  if (periods.length < 2) return null;
  return [...new Set(periods.flatMap(({ period }) => period.year?.year ?? []))];
}

function namesPeriod(heading: string): boolean {
  return readPeriodHeading(heading) !== null;
}

/** Whether a text is a usual heading. */
export function isHeadingWord(text: string): boolean {
  const word = wordOf(text);
  const isTitle = GOALS.has(word) || INDICATORS.has(word) || INSTEAD_OF_TITLES.some((names) => names.has(word));
  return WORDS.has(word) || isTitle || YEARS.has(word);
}

/** Its unit is left aside; under a heading of several columns the word below it says more: `Organisation | Owner`. */
function wordOf(inUnit: string): string {
  const heading = withoutUnit(inUnit);
  const plain = plainWord(heading);
  const last = plainWord(heading.split(' | ').at(-1) ?? '');
  const column = WORDS.get(last) ?? (COLUMN_NAMES.has(last) ? last : null);
  const ofYear = plain.replace(OF_YEAR, '');
  if (WORDS.get(ofYear) === 'baseline' || ofYear === 'baseline') return ofYear;
  return WORDS.has(plain) || column === null || OF_PERIODS.has(column) ? plain : last;
}

/** `Baseline (2020)`. */
const OF_YEAR = /_\(?(?:19|20)\d{2}\)?$/;

/** Of these the words above say which one: `2026 | Target`. */
const OF_PERIODS: ReadonlySet<string> = new Set(['target', 'actual', 'date']);

function plainWord(heading: string): string {
  return plainName(heading).replace(/[.:*]+$/, '');
}

function byWord(columns: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(columns).flatMap(([column, words]) =>
      words.split(' ').map((word): [string, string] => [word, column]),
    ),
  );
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
