import { NO_FILTER_PARAMS, writeFilterParams } from '#contract/filterParams.ts';
import { readFramingSite } from '#contract/framingSite.ts';
import type { ShareLanguage } from '#contract/language.ts';
import { SHARE_PASSWORD_MIN_LENGTH, type SharePatch, type ShareRequest, type ShareTheme } from '#contract/share.ts';
import { writeFiscalYear } from '#contract/wire/fiscalYear.ts';
import type { ShareStyle } from '#core/access.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';

export type ShareForm = {
  readonly style: ShareStyle;
  readonly year: 'fixed' | 'current';
  readonly onlyTheseLevels: boolean;
  readonly handsOutFilters: boolean;
  readonly hidesComments: boolean;
  readonly hidesOwners: boolean;
  readonly showsNextSteps: boolean;
  readonly showsWork: boolean;
  readonly label: string;
  readonly ends: string;
  readonly password: string;
  readonly sites: string;
  readonly theme: ShareTheme;
  readonly language: ShareLanguage;
};

export const EMPTY_FORM: ShareForm = {
  style: 'static',
  year: 'current',
  onlyTheseLevels: false,
  handsOutFilters: false,
  hidesComments: false,
  hidesOwners: false,
  showsNextSteps: false,
  showsWork: false,
  label: '',
  ends: '',
  password: '',
  sites: '',
  theme: 'auto',
  language: 'auto',
};

export type ShareProblem = 'unreadableDate' | 'pastDate' | 'shortPassword' | 'guessablePassword' | 'notASite';

/** The label counts, because it is among what people try. */
export type RefusedPassword = Pick<ShareForm, 'password' | 'label'>;

export type FormContext = {
  readonly dateFormat: DateFormat;
  readonly today: Day;
  readonly refused: RefusedPassword | null;
};

export function problemIn(form: ShareForm, { dateFormat, today, refused }: FormContext): ShareProblem | null {
  const { ends, password } = form;
  if (ends.trim() !== '') {
    const day = readTypedDate(ends, dateFormat);
    if (day === null) return 'unreadableDate';
    if (day < today) return 'pastDate';
  }
  if (password !== '' && password.length < SHARE_PASSWORD_MIN_LENGTH) return 'shortPassword';
  if (refused?.password === password && refused.label === form.label) return 'guessablePassword';
  return wrongSiteIn(form.sites) === null ? null : 'notASite';
}

export function wrongSiteIn(sites: string): string | null {
  return sitesIn(sites).find((site) => !isSite(site)) ?? null;
}

function isSite(text: string): boolean {
  const site = readFramingSite(text);
  return site !== null && URL.canParse(`http://${site.host}`);
}

export function requestOf(
  form: ShareForm,
  shown: { readonly criteria: FilterCriteria; readonly year: FiscalYear; readonly dateFormat: DateFormat },
): ShareRequest {
  return {
    style: form.style,
    filters: writeFilterParams({ ...NO_FILTER_PARAMS, criteria: shown.criteria }),
    fiscal_year: form.year === 'current' ? 'current' : writeFiscalYear(shown.year),
    only_these_levels: form.onlyTheseLevels,
    ...changeable(form, shown.dateFormat),
  };
}

export function isSameView(one: ShareForm, other: ShareForm): boolean {
  return one.style === other.style && one.year === other.year && one.onlyTheseLevels === other.onlyTheseLevels;
}

export function patchBetween(made: ShareForm, form: ShareForm, dateFormat: DateFormat): SharePatch | null {
  const before = changeable(made, dateFormat);
  const after = changeable(form, dateFormat);
  return JSON.stringify(before) === JSON.stringify(after) ? null : after;
}

export function sitesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((site) => site !== '');
}

function changeable(form: ShareForm, dateFormat: DateFormat) {
  const day = readTypedDate(form.ends, dateFormat);
  return {
    label: form.label.trim(),
    expires_at: day === null ? null : formatIsoDate(day),
    password: form.password === '' ? null : form.password,
    frame_ancestors: sitesIn(form.sites),
    theme: form.theme,
    language: form.language,
    hands_out_filters: form.style === 'dynamic' && form.handsOutFilters,
    hides_comments: form.hidesComments,
    hides_owners: form.hidesOwners,
    shows_next_steps: form.showsNextSteps,
    shows_work: form.showsWork,
  } satisfies SharePatch;
}
