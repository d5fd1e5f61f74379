import type { ChangedField, ChangedValue } from '#contract/changedField.ts';
import { nameInHistory } from '#contract/changeField.ts';
import { isOwnColumn } from '#contract/dashboardUrl.ts';
import { civilDateOf, type Day } from '#core/calendar/date.ts';
import { PLAIN_NUMBER } from '#core/format/number.ts';
import { STATUSES } from '#core/goal/status.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { isNumeric } from '#core/own/ownValue.ts';
import { levelsOf } from '#web/base/messages/filters/filterTexts.ts';
import { formatDate, formatFullValue, formatMonthOfYear } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { fieldNames } from '#web/base/messages/names/fieldNames.ts';
import { formatOwnNumber } from '#web/base/messages/ownNumbers.ts';
import { say as goalWords } from '#web/base/messages/say/goalFields.ts';
import { say as list } from '#web/base/messages/say/goalList.ts';
import { say } from '#web/base/messages/say/history.ts';
import { say as ownWords } from '#web/base/messages/say/ownFilters.ts';
import { say as planWords } from '#web/base/messages/say/planWords.ts';
import { say as words } from '#web/base/messages/say.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';

/** `titleOf`: of goals, initiatives and milestones. */
export type Names = { readonly plan: ShownPlan; readonly titleOf: (id: string) => string | null };

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries<string>(say.fields),
  ...Object.entries<string>(fieldNames('history')).map(([field, name]) => [nameInHistory(field), name] as const),
]);

export function fieldLabel({ name, label: own, part, period }: ChangedField, { plan }: Names): string {
  if (own !== undefined && part !== undefined) return `${words.labelled(own)} ${say.ownParts[part]}`;
  const label = own ?? NAMES.get(name) ?? name;
  if (period === null) return label;
  return `${label}, ${periodLabel(period, plan.plan)}`;
}

/** A week that begins with a month is shown as the month: the change does not say how the goal is tracked. */
export function periodLabel(period: Day, { dateFormat }: Pick<ShownPlan['plan'], 'dateFormat'>): string {
  return civilDateOf(period).day === 1 ? formatMonthOfYear(period) : say.week(formatDate(period, dateFormat));
}

export function valueText(field: ChangedField, value: ChangedValue, { plan, titleOf }: Names): string {
  switch (value.kind) {
    case 'none':
      return say.none;
    case 'text':
      return value.text;
    case 'figure': {
      const own = ownFieldOf(field, plan);
      return own !== undefined && isNumeric(own.kind)
        ? formatOwnNumber(value.value, own, plan.plan.currency)
        : formatFullValue(value.value, PLAIN_NUMBER);
    }
    case 'day':
      return formatDate(value.day, plan.plan.dateFormat);
    case 'newBases':
      return value.bases
        .map(({ day, reason }) => `${words.labelled(formatDate(day, plan.plan.dateFormat))} ${reason}`)
        .join('; ');
    case 'flag':
      return value.isOn ? say.yes : say.no;
    case 'ownKind':
      return planWords.kinds[value.ownKind];
    case 'depths':
      return value.depths.length === 0
        ? planWords.allLevels
        : value.depths.map((depth) => levelName(depth, plan)).join(', ');
    case 'columns':
      return value.columns.map((column) => columnName(column, plan)).join(', ');
    case 'word':
      return wordText(field.name, value.word, plan);
    case 'goal':
      return titleOf(value.id) ?? say.goneGoal;
    case 'member':
      return memberName(value.id, plan);
    case 'members':
      return value.ids.map((id) => memberName(id, plan)).join(', ');
    case 'goals':
      return value.ids.map((id) => titleOf(id) ?? say.goneGoal).join(', ');
    case 'work':
      return value.ids.map((id) => titleOf(id) ?? say.goneWork).join(', ');
    case 'department':
      return plan.owners.departments.find(({ id }) => id === value.id)?.name ?? say.gone;
  }
}

/** The fields of one thing as they are listed: its own ones last, in the order of the plan. */
export function inOrder(fields: readonly ChangedField[], { plan }: Names): readonly ChangedField[] {
  const isOwn = ({ name, part }: ChangedField) => name === 'ownFields' && part === undefined;
  const places = new Map(plan.plan.fields.map(({ name }, at) => [name, at]));
  const placeOf = ({ label }: ChangedField) => places.get(label ?? '') ?? places.size;
  const own = fields.filter(isOwn).toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...fields.filter((field) => !isOwn(field)), ...own];
}

/** The own field whose value of a goal was changed; undefined for others, and for one that the plan has no more. */
function ownFieldOf({ name, label, part }: ChangedField, { plan }: ShownPlan): OwnField | undefined {
  return name === 'ownFields' && part === undefined ? plan.fields.find((each) => each.name === label) : undefined;
}

function memberName(memberId: string, { owners }: ShownPlan): string {
  const member = owners.members.find(({ id }) => id === memberId);
  return member === undefined ? say.gone : `${member.firstName} ${member.lastName}`.trim();
}

function levelName(depth: number, { plan }: ShownPlan): string {
  return levelsOf(plan)[depth]?.name ?? planWords.depth(depth);
}

function columnName(column: string, { plan }: ShownPlan): string {
  if (isOwnColumn(column)) return plan.fields.find(({ id }) => `own-${id}` === column)?.name ?? ownWords.removedField;
  return new Map(Object.entries<string>(list.columns)).get(column) ?? column;
}

function wordText(name: string, word: string, { plan }: ShownPlan): string {
  const status = STATUSES.find((each) => each === word);
  if (name === 'handStatus' && status !== undefined) return statusLabel(status, plan);
  const table = new Map<string, Readonly<Record<string, string>>>([
    ...Object.entries(goalWords.words),
    ['perspective', plan.perspectives],
    ['role', say.roles],
    ['workState', say.workStates],
  ]).get(name);
  return new Map(Object.entries(table ?? {})).get(word) ?? word;
}

/** In the page's language; unknown ones as the log has them. */
export function whatText(what: string): string {
  const [undoing = '', change = what] = /^((?:Undone: )*)(.*)$/s.exec(what)?.slice(1) ?? [];
  const name = nameOfChange(change);
  if (undoing === '') return name;
  const times = undoing.length / 'Undone: '.length;
  return times % 2 === 0 ? say.redoneOf(name) : say.undoneOf(name);
}

function nameOfChange(what: string): string {
  const whole = new Map(Object.entries<string>(say.whats));
  // Until when stands in the entry itself, in the reader's language.
  const known = whole.get(what.replace(/^(Periods closed) until .+$/, '$1'));
  if (known !== undefined) return known;
  const [begin = '', named = ''] = /^(Imported|Commented, mentioning|[^:]+:) (.+)$/s.exec(what)?.slice(1) ?? [];
  const sentence = new Map(Object.entries<(named: string) => string>(say.whatsOf)).get(begin);
  return sentence?.(named) ?? what;
}
