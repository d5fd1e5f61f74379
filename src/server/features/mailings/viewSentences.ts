import type { Language } from '#contract/language.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { ViewCount } from '#core/view/viewCount.ts';
import { statusNames } from '#core/words/statusNames.ts';
import { textsIn } from '#server/base/texts.ts';

export function viewSentences(
  { goals, distribution, health, atRisk }: ViewCount & { readonly atRisk: number },
  { plan, language }: { readonly plan: Pick<Plan, 'statuses'>; readonly language: Language },
): readonly string[] {
  const { counts: view, mailings, labels, named } = textsIn(language);
  const names = statusNames(plan, labels);
  const { counts, standing, atRisk: likelyMisses } = mailings;
  const { achieved, on_target: onTarget, off_target: off, critical } = distribution;
  const good = achieved + onTarget;
  const first = counts(view.counted(goals));
  const missing = names === null ? likelyMisses(atRisk) : `${named.likelyMisses(atRisk, good, names)}.`;
  const atRiskText = atRisk === 0 ? [] : [missing];
  if (health === null) return [first, ...atRiskText];
  if (health.score === null) return [first];
  const { measured } = health;
  const score = Math.floor(health.score);
  const standingText =
    names === null
      ? standing({ measured, good, off, critical, score })
      : `${named.standing({ measured, achieved, onTarget, off, critical }, names)} ${named.health(score)}`;
  return [first, standingText, ...atRiskText];
}
