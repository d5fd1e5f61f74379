import type { AskedOwnValues } from '#contract/goal/goalWire.ts';
import { formatIsoDate, readIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';
import { appliesAt, type OwnField } from '#core/own/ownField.ts';
import { ownProblem } from '#core/own/ownProblem.ts';
import { isNumeric, knownValue } from '#core/own/ownValue.ts';
import type { OwnValue, OwnValues } from '#core/own/ownValues.ts';
import { readTypedNumber, typedNumber } from './typedNumber.ts';

/** As typed; of choices the ids, of yes and no `yes` and `no`. Empty: none. */
export type OwnDraft = string | readonly string[];

/** By the id of the field; those without a value are left out. */
export type OwnDrafts = Readonly<Record<string, OwnDraft>>;

export type OwnFormOptions = {
  readonly fields: readonly OwnField[];
  readonly depth: number;
  readonly format: DateFormat;
};

export type OwnDraftProblem = 'missing' | 'number' | 'date' | 'link' | 'textLong';

export function ownDraftsOf(values: OwnValues, { fields, format }: Omit<OwnFormOptions, 'depth'>): OwnDrafts {
  const drafts: Record<string, OwnDraft> = {};
  for (const field of fields) {
    const stored = values[field.id];
    const value = stored === undefined ? null : knownValue(field, stored);
    if (value !== null) drafts[field.id] = draftOfValue(field, value, format);
  }
  return drafts;
}

/** The drafts with another one, in the order of the plan's fields, so that equal ones compare equal. */
export function withOwnDraft(drafts: OwnDrafts, id: string, draft: OwnDraft, fields: readonly OwnField[]): OwnDrafts {
  const all = { ...drafts, [id]: draft };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const one = all[field.id];
      return one === undefined || one.length === 0 ? [] : [[field.id, one]];
    }),
  );
}

/** What of the fields of a goal's level differs from before, as a call states it: null for what was cleared. */
export function ownPatch(before: OwnDrafts, drafts: OwnDrafts, options: OwnFormOptions): AskedOwnValues {
  const changed = applied(options).filter(({ id }) => JSON.stringify(before[id]) !== JSON.stringify(drafts[id]));
  return Object.fromEntries(changed.map((field) => [field.id, readOwnDraft(field, drafts[field.id], options.format)]));
}

/** What the server would refuse, by the id of the field. A new goal needs what is required, another one keeps it. */
export function ownProblemsOf(
  drafts: OwnDrafts,
  { before, ...options }: OwnFormOptions & { readonly before: OwnDrafts | null },
): ReadonlyMap<string, OwnDraftProblem> {
  return new Map(
    applied(options).flatMap((field) => {
      const draft = drafts[field.id];
      const isAsked = field.required && (before === null || before[field.id] !== undefined);
      const problem = isEmpty(draft) && isAsked ? 'missing' : ownDraftProblem(field, draft, options.format);
      return problem === null ? [] : [[field.id, problem]];
    }),
  );
}

export function applied({ fields, depth }: Pick<OwnFormOptions, 'fields' | 'depth'>): readonly OwnField[] {
  return fields.filter((field) => appliesAt(field, depth));
}

function draftOfValue({ kind }: OwnField, value: OwnValue, format: DateFormat): OwnDraft {
  if (typeof value === 'object') return value;
  if (typeof value === 'number') return typedNumber(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const day = kind === 'date' ? readIsoDate(value) : null;
  return day === null ? value : formatTypedDate(day, format);
}

/** The value that was typed; null for none, and for what cannot be read. */
export function readOwnDraft({ kind }: OwnField, draft: OwnDraft | undefined, format: DateFormat): OwnValue | null {
  if (isEmpty(draft)) return null;
  if (typeof draft !== 'string') return [...draft];
  if (isNumeric(kind)) return readTypedNumber(draft) ?? null;
  if (kind === 'yes_no') return draft === 'yes';
  if (kind === 'link') return wholeLink(draft.trim());
  if (kind !== 'date') return draft.trim();
  const day = readTypedDate(draft, format);
  return day === null ? null : formatIsoDate(day);
}

/** `www.example.org` and `mail@example.org` as the addresses they mean; anything else as it was typed. */
function wholeLink(text: string): string {
  if (/^[^\s:/?#@]+(?:\.[^\s:/?#@.]+)+(?::\d+)?(?:[/?#]\S*)?$/.test(text)) return `https://${text}`;
  return /^[^\s:/?#@]+@[^\s:/?#@]+\.[^\s:/?#@]+$/.test(text) ? `mailto:${text}` : text;
}

/** Why what is typed is no value of the field; null for none at all. */
export function ownDraftProblem(
  field: OwnField,
  draft: OwnDraft | undefined,
  format: DateFormat,
): OwnDraftProblem | null {
  if (isEmpty(draft)) return null;
  const value = readOwnDraft(field, draft, format);
  if (value === null) return field.kind === 'date' ? 'date' : 'number';
  const problem = ownProblem(field, value, () => true);
  return problem === 'link' || problem === 'textLong' ? problem : null;
}

function isEmpty(draft: OwnDraft | undefined): draft is undefined {
  return draft === undefined || (typeof draft === 'string' ? draft.trim() === '' : draft.length === 0);
}
