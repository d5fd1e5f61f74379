import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { type ShownStatus, STATUSES } from '#core/goal/status.ts';
import { levelsOf } from '#web/base/messages/filters/filterTexts.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { say as words } from '#web/base/messages/say.ts';
import { GoalCard } from '#web/goal/card/GoalCard.tsx';
import { PlanContext, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { fetchGoals } from '#web/plan/goals/fetchGoals.ts';
import styles from './LiveSide.module.css';
import { savedChanges } from './savedChanges.ts';
import type { WordsEditing } from './useWordsDraft.ts';
import { withExamples } from './withExamples.ts';
import { levelCounts, type WordCounts } from './wordCounts.ts';
import { planWith } from './wordsDraft.ts';

/** The plan as it would read, while one types. */
export function LiveSide({
  editing,
  counts,
}: {
  readonly editing: WordsEditing;
  readonly counts: WordCounts | undefined;
}) {
  const { draft, changes } = editing;
  const shown = usePlan();
  const plan = planWith(shown.plan, draft);
  const asDrafted = useMemo(() => ({ ...shown, plan: planWith(shown.plan, draft) }), [shown, draft]);
  const status = statusToShow(changes.statuses, counts);
  const depth = changes.depths.at(-1) ?? 1;
  const levels = levelsOf(plan);
  const level = levels[Math.min(depth, levels.length - 1)];
  const label = statusLabel(status, plan);
  const ofLevel = counts && levelCounts(counts, { depth, levelCount: levels.length, status });
  const labelled = (kind: string, word: string) => say.quoted(`${words.labelled(kind)} ${word}`);
  return (
    <aside className={styles.side} aria-label={say.live}>
      <h3>{say.live}</h3>
      <p className="small quiet">{say.liveText}</p>
      <div className={styles.live} data-palette={draft.palette}>
        <PlanContext value={asDrafted}>
          <ExampleCard goalId={counts?.exampleOf.get(status)} />
        </PlanContext>
      </div>
      <dl className={styles.reads}>
        <dt className="quiet">{say.filters}</dt>
        <dd>
          <bdi>{labelled(words.labels.filterKinds.depths, level?.name ?? '')}</bdi>
          <br />
          <bdi>{labelled(words.labels.filterKinds.statuses, label)}</bdi>
        </dd>
        {ofLevel !== undefined && ofLevel.total > 0 && (
          <>
            <dt className="quiet">{say.sentence}</dt>
            <dd>
              <bdi>{say.sentenceOf(level?.nameOfOne ?? '', ofLevel.count, ofLevel.total, label)}</bdi>
            </dd>
          </>
        )}
        <dt className="quiet">{say.changed}</dt>
        <dd>
          {savedChanges(editing, counts).map((sentence) => (
            <span key={sentence} className={styles.change} dir="auto">
              {sentence}
            </span>
          ))}
        </dd>
      </dl>
    </aside>
  );
}

/** The one renamed last in order, else the first that a goal has. */
function statusToShow(renamed: readonly ShownStatus[], counts: WordCounts | undefined): ShownStatus {
  const has = (status: ShownStatus) => counts?.exampleOf.has(status) === true;
  return renamed.find(has) ?? renamed[0] ?? PREFERRED.find(has) ?? SHOWN_STATUSES.find(has) ?? PREFERRED[0];
}

const PREFERRED = ['off_target', 'on_target', 'critical', ...STATUSES] as const;

function ExampleCard({ goalId }: { readonly goalId: string | undefined }) {
  const { plan, owners, openingYear } = usePlan();
  const { data: goal } = useQuery({
    queryKey: ['exampleGoal', plan.id, openingYear, goalId],
    queryFn: async ({ signal }) => {
      const scope = { planId: plan.id, year: openingYear, asOf: null };
      const [first] = await fetchGoals(scope, { ids: goalId === undefined ? [] : [goalId], signal });
      return first ?? null;
    },
    enabled: goalId !== undefined,
    placeholderData: (before) => before,
  });
  if (goal === undefined || goal === null) return <p className={styles.none}>{goalId === undefined && say.noGoal}</p>;
  return (
    <div inert>
      <GoalCard
        goal={withExamples(goal, { fields: plan.fields, members: owners.members })}
        meanCount={null}
        shorten={(title) => title}
        href=""
        isFolded={false}
        onOpen={nothing}
        onExpand={nothing}
      />
    </div>
  );
}

function nothing(): void {}
