import type { Language } from '#contract/language.ts';
import type { ViewCount } from '#core/view/viewCount.ts';
import { textsIn } from '#server/base/texts.ts';

export function viewSentences(
  { health, atRisk, ...count }: ViewCount & { readonly atRisk: number },
  language: Language,
): readonly string[] {
  const { counts: view, mailings } = textsIn(language);
  const { counts, standing, atRisk: likelyMisses } = mailings;
  const counted = count.groups === 0 ? view.counted(count) : `${view.counted(count)}, ${view.groups(count.groups)}`;
  const { achieved, on_target: onTarget, off_target: off, critical } = health.distribution;
  if (health.score === null) return [counts(counted)];
  const { measured } = health;
  return [
    counts(counted),
    standing({ measured, good: achieved + onTarget, off, critical, score: Math.floor(health.score) }),
    ...(atRisk === 0 ? [] : [likelyMisses(atRisk)]),
  ];
}
