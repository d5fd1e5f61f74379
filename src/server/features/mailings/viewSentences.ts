import type { Language } from '#contract/language.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { ViewCount } from '#core/view/viewCount.ts';
import { statusNames } from '#core/words/statusNames.ts';
import { textsIn } from '#server/base/texts.ts';

export function viewSentences(
  { health, atRisk, ...count }: ViewCount & { readonly atRisk: number },
  { plan, language }: { readonly plan: Pick<Plan, 'statuses'>; readonly language: Language },
): readonly string[] {
  const { counts: view, mailings, labels, named } = textsIn(language);
  const names = statusNames(plan, labels);
  const { counts, standing, atRisk: likelyMisses } = mailings;
  const counted = count.groups === 0 ? view.counted(count) : `${view.counted(count)}, ${view.groups(count.groups)}`;
  const { achieved, on_target: onTarget, off_target: off, critical } = health.distribution;
  if (health.score === null) return [counts(counted)];
  const { measured } = health;
  const good = achieved + onTarget;
  const score = Math.floor(health.score);
  if (names !== null) {
    const standingText = named.standing({ measured, achieved, onTarget, off, critical }, names);
    const missing = atRisk === 0 ? [] : [`${named.likelyMisses(atRisk, good, names)}.`];
    return [counts(counted), `${standingText} ${named.health(score)}`, ...missing];
  }
  return [
    counts(counted),
    standing({ measured, good, off, critical, score }),
    ...(atRisk === 0 ? [] : [likelyMisses(atRisk)]),
  ];
}
