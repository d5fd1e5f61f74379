import type { ImportFinding } from '#contract/import.ts';
import type { ImportAnswers } from '#contract/importDraft.ts';
import type { ImportProof } from '#contract/importQuestion.ts';
import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { draftImport } from '#server/features/exchange/drafting/draftImport.ts';
import { PAGE_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { PlanOptions } from '#server/features/exchange/tables/planOptions.ts';

/** What the page makes of one file that goes into a new plan, before anybody changes anything: for tests. */
export type PageReading = {
  /** `1 Homes`, in the order of their rows. */
  readonly goals: readonly string[];
  /** `1 2026-01 actual 5`, goal by goal. */
  readonly figures: readonly string[];
  /** `1 2026 100`: end targets by goal and fiscal year. */
  readonly targets: readonly string[];
  /** What is left out: `line 4 Jan 26: n.b.`; of what is no row alone, its sentence. */
  readonly leftOut: readonly string[];
  /** Rows and columns that are noticed as no data: `total 7`. */
  readonly noted: readonly string[];
  readonly refusals: readonly string[];
  /** Headings whose year is asked. */
  readonly asked: readonly string[];
  /** Rows that stay out and of which nothing is said. */
  readonly unsaid: number;
};

/** 2026-11-20. */
const TODAY = 20_777 as Day;

export function readAsPage(
  { name, content }: { readonly name: string; readonly content: string | Uint8Array },
  { options = {}, answers = {} }: { readonly options?: PlanOptions; readonly answers?: ImportAnswers } = {},
): PageReading {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const {
    parts,
    preview,
    sheets,
    year,
    questions,
    proof,
    story: _story,
  } = draftImport({
    files: [{ name, bytes }],
    limits: PAGE_LIMITS,
    target: { newPlan: { id: 'plan', name: 'Plan', options: { timeZone: 'UTC', ...options } }, leaderEmails: [] },
    answers,
    tellsEmails: false,
    moment: { at: '2026-11-20T11:00:00.000Z', by: 'Ada', memberId: null },
    today: TODAY,
  });
  const goals = [...parts.goals.values()].map(({ after }) => after);
  const left = preview.groups.filter(({ kind }) => kind === 'dropped' || kind === 'refused');
  const refused = preview.groups.filter(({ kind }) => kind === 'refused');
  const said = new Set(refused.flatMap(({ findings }) => findings.map(({ line, column }) => `${line} ${column}`)));
  const dropped = left.flatMap(({ findings }) => findings.map(({ line, column }) => `${line} ${column}`));
  return {
    goals: goals.map(({ number, title }) => `${number} ${title}`),
    figures: [...parts.cells].flatMap(([key, { cells }]) => cells.flatMap((cell) => figuresOf(key, cell))),
    targets: goals.flatMap(({ number, targetsByYear }) =>
      [...targetsByYear].map(([fiscalYear, target]) => `${number} ${fiscalYear} ${target}`),
    ),
    leftOut: [...left.flatMap(({ findings }) => findings.map(leftOutText)), ...(proof === null ? [] : outTexts(proof))],
    noted: sheets.flatMap(({ noted }) => noted.map(({ kind, rows, columns }) => [kind, ...rows, ...columns].join(' '))),
    refusals: preview.refusals.map(({ reason }) => reason),
    asked:
      year?.headings ??
      questions.filter(({ name, is_assumed }) => name === 'year' && !is_assumed).map(({ text }) => text),
    unsaid: Math.max(0, preview.goals.refused + preview.entries.refused - Math.max(said.size, dropped.length)),
  };
}

function figuresOf(
  key: string,
  { date, target, actual }: { readonly date: Day; readonly target?: number | null; readonly actual?: number | null },
): string[] {
  const day = formatIsoDate(date);
  const month = day.endsWith('-01') ? day.slice(0, 7) : day;
  return [
    ...(target === undefined || target === null ? [] : [`${key} ${month} target ${target}`]),
    ...(actual === undefined || actual === null ? [] : [`${key} ${month} actual ${actual}`]),
  ];
}

/** Cells that do not come in as they stand; of a column that stays out its heading. */
function outTexts({ cells }: ImportProof): string[] {
  const listed = new Set(['unreadable', 'contradicts', 'unused', 'computed', 'other_taken', 'no_goal', 'no_period']);
  const out = cells.filter(({ reason }) => listed.has(reason));
  const letters = ({ cell }: ImportProof['cells'][number]) => cell.replace(/\d+$/, '');
  const whole = new Set(out.filter(({ text, heading }) => text === heading).map(letters));
  const columns = [...whole].flatMap((column) => {
    const of = out.filter((each) => letters(each) === column);
    const count = of.length - 1;
    return count === 0 ? [] : [`${of[0]?.heading} (${count} ${count === 1 ? 'cell' : 'cells'})`];
  });
  const single = out.filter((each) => !whole.has(letters(each)));
  return [...single.map(({ row, heading, text }) => `line ${row} ${heading}: ${text}`), ...columns];
}

function leftOutText({ line, column, value, reason }: ImportFinding): string {
  return column === null || value === null ? reason : `line ${line} ${column}: ${value}`;
}
