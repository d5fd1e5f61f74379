import { OWN_FIELD_SETTING } from '#contract/importDraft.ts';
import { type AskedField, fieldsAfter, nameKey } from '#core/own/fieldsAfter.ts';
import { OWN_KINDS, OWN_LIMITS, type OwnField, type OwnKind, type OwnOption } from '#core/own/ownField.ts';
import { isOwnId } from '#core/own/ownId.ts';
import type { Plan } from '#core/plan/plan.ts';
import { fieldText, OWN_FIELD_GROUPS } from '#server/features/exchange/columns/ownFieldTable.ts';
import type { PlanSetting } from '#server/features/exchange/columns/planSettings.ts';
import { isBuiltInHeading } from '#server/features/exchange/mapping/isBuiltInHeading.ts';
import type { Findings } from '#server/features/exchange/preparing/base/findings.ts';
import { type PlanRow, planRows } from '#server/features/exchange/preparing/base/planRows.ts';
import { cellText, placeOf, readLine, readText } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { FLAGS } from '#server/features/exchange/values/words.ts';
import { createShortId } from '#server/store/database/id.ts';
import type { SettingRead } from './settingRead.ts';

/** Lists the own fields of a plan that is made: nobody compares them with those of a plan. */
export function listOwnFields(settings: readonly SettingRead[], plan: Plan, findings: Findings): void {
  for (const { setting, place } of settings) {
    const field = setting.groups?.includes(OWN_FIELD_GROUPS.all) === true ? setting.of(plan) : null;
    if (field !== null) findings.add('newOwnField', place, { reason: String(field) });
  }
}

/** The own fields that a file describes, each as a setting that a plan may take over; what cannot be one is listed. */
export function readOwnFields(
  tables: readonly Table[],
  { plan, findings }: { readonly plan: Plan; readonly findings: Findings },
): SettingRead[] {
  const read: SettingRead[] = [];
  let after = plan;
  for (const at of planRows(tables, 'ownFields', { plan, findings })) {
    const place = placeOf(at('own_field'));
    const said = readLine(at('own_field')) ?? '';
    const unit = readLine(at('unit'));
    const told = kindOf(cellText(at('kind')) ?? '');
    const kind = told === 'money' && isOtherCurrency(unit, plan) ? 'number' : told;
    if (kind === null) {
      const reason = because('own_kinds', OWN_KINDS.join(', '));
      findings.add('planRowUnfit', placeOf(at('kind')), { value: cellText(at('kind')) ?? '', reason });
      continue;
    }
    const before = fieldMeant(after.fields, { id: idIn(at), name: said });
    const { isOnlyNew = false } = at('own_field').sheet.table;
    const name = isOnlyNew && before !== undefined ? before.name : said;
    if (before !== undefined && before.kind !== kind) {
      if (isOnlyNew) continue;
      const reason = because('own_kind_differs', before.name, before.kind);
      findings.add('planRowUnfit', placeOf(at('kind')), { value: kind, reason });
      continue;
    }
    const asked = askedOf(at, { name, kind, unit: kind === 'money' ? '' : unit, before, taken: after.fields });
    const next = withField(after, asked);
    if (next === null) {
      findings.add('planRowUnfit', place, { value: name, reason: because('own_field_unfit') });
      continue;
    }
    after = next;
    read.push({ setting: settingOf(asked, before), cell: '', place });
  }
  return read;
}

/** Money is shown with the sign of the plan: amounts of another currency are numbers in that one. */
function isOtherCurrency(unit: string | undefined, { currency }: Plan): boolean {
  return unit !== undefined && unit !== '' && unit !== currency;
}

function kindOf(cell: string): OwnKind | null {
  return OWN_KINDS.find((kind) => nameKey(kind) === nameKey(cell)) ?? null;
}

function idIn(at: PlanRow): string {
  return cellText(at('id')) ?? '';
}

/** A field is known by its id, which a new name leaves, else by its name. */
function fieldMeant(
  fields: readonly OwnField[],
  { id, name }: { readonly id: string; readonly name: string },
): OwnField | undefined {
  return fields.find((field) => field.id === id) ?? fields.find((field) => nameKey(field.name) === nameKey(name));
}

/** A field as a row says it, with ids. Of a field of the plan what the file leaves out stays, and every choice does. */
function askedOf(
  at: PlanRow,
  {
    name,
    kind,
    unit,
    before,
    taken,
  }: {
    readonly name: string;
    readonly kind: OwnKind;
    readonly unit: string | undefined;
    readonly before: OwnField | undefined;
    readonly taken: readonly OwnField[];
  },
): AskedField & { readonly id: string } {
  const flag = (column: string) => {
    const cell = cellText(at(column));
    const word = cell === undefined ? null : FLAGS.read(cell);
    return word === null ? undefined : word === 'yes';
  };
  const onCard = flag('on_card');
  const isCardFull = before?.onCard !== true && taken.filter((field) => field.onCard).length >= OWN_LIMITS.onCard;
  const decimals = wholeIn(cellText(at('decimals')));
  return {
    id: before?.id ?? (isOwnId(idIn(at)) ? idIn(at) : createShortId()),
    name,
    kind,
    help: readText(at('help')),
    levels: wholesIn(cellText(at('levels'))),
    required: flag('required'),
    onCard: isCardFull ? false : onCard,
    public: flag('public'),
    options: optionsOf(at, before),
    decimals: decimals === undefined && cellText(at('decimals')) === '' ? null : decimals,
    unit,
  };
}

function optionsOf(at: PlanRow, before: OwnField | undefined): readonly OwnOption[] {
  const known = before?.options ?? [];
  const ids = linesOf(cellText(at('option_ids')));
  const said = linesOf(cellText(at('options'))).map((name, index): OwnOption => {
    const id = ids[index] ?? '';
    const option = known.find((each) => each.id === id) ?? known.find((each) => nameKey(each.name) === nameKey(name));
    return { id: option?.id ?? (isOwnId(id) ? id : createShortId()), name };
  });
  return [...said, ...known.filter(({ id }) => said.every((option) => option.id !== id))];
}

function linesOf(cell: string | undefined): string[] {
  return (cell ?? '').split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
}

function wholesIn(cell: string | undefined): number[] | undefined {
  if (cell === undefined || isNoneInFile(cell)) return cell === undefined ? undefined : [];
  const numbers = cell.split(/[\s,;]+/).map((part) => wholeIn(part));
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

function wholeIn(cell: string | undefined): number | undefined {
  return cell !== undefined && /^\d$/.test(cell) ? Number(cell) : undefined;
}

/** A plan with a field in the place of the one it has of that id; null where it cannot have it. */
function withField(plan: Plan, asked: AskedField & { readonly id: string }): Plan | null {
  const isThere = plan.fields.some(({ id }) => id === asked.id);
  const all: readonly AskedField[] = isThere
    ? plan.fields.map((field) => (field.id === asked.id ? asked : field))
    : [...plan.fields, asked];
  const { fields, problem } = fieldsAfter(plan.fields, all, { createId: createShortId, isBuiltIn: isBuiltInHeading });
  return problem === null ? { ...plan, fields } : null;
}

/** A new field and one with more choices are taken unless a person leaves them out; other changes are asked about. */
function settingOf(asked: AskedField & { readonly id: string }, before: OwnField | undefined): PlanSetting {
  const name = before?.name ?? asked.name ?? '';
  const put = (plan: Plan) => withField(plan, asked);
  const of = ({ fields }: Plan) => {
    const field = fields.find(({ id }) => id === asked.id);
    return field === undefined ? null : fieldText(field);
  };
  const isUsual = before === undefined || hasOnlyMoreChoices(before, asked);
  return {
    name: `${OWN_FIELD_SETTING}${name}`,
    groups: [OWN_FIELD_GROUPS.all, ...(isUsual ? [OWN_FIELD_GROUPS.new] : [])],
    meaning: '',
    taking: isUsual ? 'usual' : 'asked',
    of,
    put,
    accepted: '',
  };
}

function hasOnlyMoreChoices(before: OwnField, { options: _options, ...asked }: AskedField): boolean {
  const { fields } = fieldsAfter([before], [{ ...asked, options: before.options }], {
    createId: createShortId,
    isBuiltIn: () => false,
  });
  return fields[0] !== undefined && fieldText(fields[0]) === fieldText(before);
}
