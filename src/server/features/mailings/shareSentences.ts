import type { Language } from '#contract/language.ts';
import { departmentOwner, memberOwner, type OwnerId } from '#core/filter/owner.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { filterChips } from '#core/words/chips.ts';
import { textsIn } from '#server/base/texts.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import type { Share } from '#server/features/sharing/share.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';

/** Which share a report shows, and what that is filtered by, as its page says. */
export function shareSentences(
  { label, ceiling: { criteria } }: Pick<Share, 'label' | 'ceiling'>,
  { whole: { plan, owners, goals } }: BookedPlan,
  language: Language,
): readonly string[] {
  const texts = textsIn(language);
  const { mailings: say } = texts;
  const objectives = goals.filter(({ parentId }) => parentId === null);
  const departments = owners.departments.map(({ id, name }): [OwnerId, string] => [departmentOwner(id), name]);
  const members = owners.members.map((member): [OwnerId, string] => [memberOwner(member.id), nameOf(member)]);
  const chips = filterChips(
    criteria,
    {
      plan,
      dateFormat: plan.dateFormat,
      perspectives: plan.perspectives,
      objectives: new Map(objectives.map(({ id, number, title }) => [id, `${shownNumber(number)} ${title}`])),
      owners: new Map([...departments, ...members]),
      ownLabel: '',
      ownTexts: (asked) => plan.fields.filter(({ id }) => id in (asked.own ?? {})).map(({ name }) => name),
    },
    texts,
  );
  const filter = chips.map(({ label: kind, values }) => (kind === '' ? values : say.filtered(kind, values)).toString());
  return [
    ...(label.trim() === '' ? [] : [say.share(label.trim())]),
    filter.length === 0 ? say.unfiltered : say.filter(filter.join('; ')),
  ];
}
