import { type FilterCriteria, withoutKind } from '#core/filter/criteria.ts';
import type { FilterableGoal } from '#core/filter/filterableGoal.ts';
import type { FilterContext } from '#core/filter/filterContext.ts';
import { kindThatRemovesMost } from '#core/filter/removesMost.ts';
import { kindLabel } from '#web/base/messages/filters/kindLabel.ts';
import { say as emptyWords } from '#web/base/messages/say/emptyStates.ts';
import { say } from '#web/base/messages/say.ts';
import { Notice } from '#web/base/notices/Notice.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { ChangeCriteria } from '#web/plan/filters/changeCriteria.ts';

export function NothingMatches({
  criteria,
  filterables,
  context,
  count,
  onClear,
  onChange,
}: {
  readonly criteria: FilterCriteria;
  readonly filterables: readonly FilterableGoal[];
  readonly context: FilterContext;
  readonly count: number;
  readonly onClear: () => void;
  readonly onChange: ChangeCriteria;
}) {
  const { plan } = usePlan();
  const culprit = kindThatRemovesMost(criteria, filterables, context);
  const label = culprit === null ? '' : kindLabel(culprit.kind, plan);
  const hint = emptyWords.nothingHint(culprit?.listedWithout ?? 0);
  return (
    <Notice
      icon="search"
      title={emptyWords.nothingTitle(count)}
      text={
        culprit && (
          <>
            {hint.before}
            <b>{label}</b>
            {hint.after}
          </>
        )
      }
    >
      {culprit !== null && count > 1 && (
        <Button onClick={() => onChange((before) => withoutKind(before, culprit.kind))}>
          {emptyWords.removeFilter(label)}
        </Button>
      )}
      <Button look={count > 1 ? 'ghost' : 'secondary'} onClick={onClear}>
        {say.filter.clear}
      </Button>
    </Notice>
  );
}
