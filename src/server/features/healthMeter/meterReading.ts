import type { Language } from '#contract/language.ts';
import type { Day } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { formatDate } from '#core/format/date.ts';
import { formatFiscalYear } from '#core/format/fiscalYear.ts';
import type { Status } from '#core/goal/status.ts';
import type { Palette } from '#core/plan/palette.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { HealthBand } from '#core/rollup/health.ts';
import type { ViewCount } from '#core/view/viewCount.ts';
import { type ServerTexts, textsIn } from '#server/base/texts.ts';
import { fittedText, widthOf } from './fittedText.ts';

export type MeterReading = {
  /** 0 to 100, rounded down so that it never reads better than its band. Null is no data. */
  readonly score: number | null;
  readonly status: Status | null;
  readonly word: MeterWord;
  readonly palette: Palette;
  readonly planName: string;
  readonly year: string;
  readonly detail: string;
  /** The alternative text of the picture. */
  readonly sentence: string;
};

/** A word and how wide it is at 14 px; the plan’s own is measured by its letters. */
type MeterWord = ServerTexts['healthMeter']['noData'] & { readonly isOwn?: boolean };

export type ReadIn = {
  readonly plan: Plan;
  readonly year: FiscalYear;
  readonly today: Day;
  readonly language: Language;
};

export function meterReading({ health, goals }: ViewCount, { plan, year, today, language }: ReadIn): MeterReading {
  const { healthMeter: words, format } = textsIn(language);
  const on = formatDate(today, plan.dateFormat, format);
  const yearText = formatFiscalYear(year, plan.fiscalDisplay, format);
  const name = `${plan.name}, ${yearText}`;
  const shown = { palette: plan.palette, planName: plan.name, year: yearText };
  if (health === null) {
    const detail = `${words.ofStatuses} · ${on}`;
    const sentence = words.sentence({ name, reads: words.notShownInSentence, detail });
    return { ...shown, score: null, status: null, word: measured(words.notShown), detail, sentence };
  }
  const score = health.score === null ? null : Math.floor(health.score);
  const word = health.band === null ? words.noData : wordOf(health.band, { plan, usual: words.bands });
  const detail = `${words.measured(health.measured, goals)} · ${on}`;
  const own = health.band === null ? null : ownName(plan, STATUS_OF_BAND[health.band]);
  const reads = score === null ? words.noDataInSentence : words.of100(score, own ?? word.text);
  const status = health.band === null ? null : STATUS_OF_BAND[health.band];
  return { ...shown, score, status, word, detail, sentence: words.sentence({ name, reads, detail }) };
}

/** In px at its size: as many letters as there is room for beside the sign, in the whole picture and the compact one. */
const WORD_FITS = 130;

const SIZE = 14;

function wordOf(
  band: HealthBand,
  { plan, usual }: { readonly plan: Plan; readonly usual: ServerTexts['healthMeter']['bands'] },
): MeterWord {
  const own = ownName(plan, STATUS_OF_BAND[band]);
  if (own === null) return usual[band];
  return measured(own);
}

/** A word that the typeface of the picture need not have. */
function measured(word: string): MeterWord {
  const text = fittedText(word, WORD_FITS / SIZE);
  return { text, width: SIZE * widthOf(text), isOwn: true };
}

function ownName({ statuses }: Plan, status: Status): string | null {
  return statuses.find(({ code }) => code === status)?.name ?? null;
}

const STATUS_OF_BAND: Readonly<Record<HealthBand, Status>> = {
  green: 'on_target',
  yellow: 'off_target',
  red: 'critical',
};
