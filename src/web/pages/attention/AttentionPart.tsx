import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_CRITERIA } from '#core/filter/criteria.ts';
import { filterCount } from '#core/filter/selection.ts';
import { MOST_NAMED } from '#core/view/worstGoals.ts';
import { useCommands } from '#web/base/keys/commands.ts';
import { say } from '#web/base/messages/say/attention.ts';
import { say as words } from '#web/base/messages/say.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { OpenDetail } from '#web/goal/detail/OpenDetail.tsx';
import { lateWorkFor, lateWorkText } from '#web/goal/work/lateWork.ts';
import { attentionQuery } from '#web/plan/attention/attentionQuery.ts';
import { attentionRows } from '#web/plan/attention/attentionRows.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { ChangeCriteria } from '#web/plan/filters/changeCriteria.ts';
import { FilterSlide } from '#web/plan/filters/FilterSlide.tsx';
import column from '#web/plan/frame/PageColumn.module.css';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { goalsAt, type Listing } from '#web/plan/listing/listing.ts';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';
import { useOpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import styles from './Attention.module.css';
import { AttentionSentence } from './AttentionSentence.tsx';
import { AttentionTable } from './AttentionTable.tsx';
import { LateWorkList } from './LateWorkList.tsx';

/** Goals closest to their target, where none is behind. */
const MOST_CLOSEST = 3;

/** The dashboard of what needs attention: the worst first, with what changed since the month ended, why and what is next. */
export default function AttentionPart({
  prepared,
  listing,
  state,
  onChange,
  onCriteria,
  onClear,
}: {
  readonly prepared: PlanGoals;
  readonly listing: Listing;
  readonly state: DashboardState;
  readonly onChange: ChangeDashboard;
  readonly onCriteria: ChangeCriteria;
  readonly onClear: () => void;
}) {
  const criteria = state.filters?.criteria ?? NO_CRITERIA;
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isAll, setAll] = useState(false);
  const { updatedAt, scope } = prepared;
  const query = useQuery(attentionQuery(scope, { of: 'behind', criteria, updatedAt }));
  const entries = query.data?.worst;
  const isNoneBehind = entries?.length === 0;
  const all = useQuery({
    ...attentionQuery(scope, { of: 'all', criteria, updatedAt }),
    enabled: isNoneBehind,
  });
  const closest = (all.data?.worst ?? []).filter(({ attainment }) => attainment !== null).slice(0, MOST_CLOSEST);
  const named = isNoneBehind ? closest : (entries ?? []).slice(0, isAll ? undefined : MOST_NAMED);
  const rows = attentionRows(named);
  const goals = rows.flatMap(({ id }) => prepared.hierarchy.nodes.get(id)?.goal ?? []);
  const opened = useOpenGoals(state, goals, onChange);
  const { hasWork = false } = usePlan();
  const { data: work = NO_WORK } = useWork({ isWanted: hasWork });
  const counted = goalsAt(prepared, listing.view.counted);
  const late = lateWorkFor(work, counted);
  const inTable = new Set(rows.flatMap(({ id, also }) => [id, ...also.map((each) => each.id)]));
  const isDetailListed = goals.some(({ id }) => id === state.goalId);
  const count = filterCount(criteria);

  useCommands({
    filters: () => setPanelOpen(!isPanelOpen),
    previousGoal: isDetailListed ? () => opened.moveDetail('previous') : undefined,
    nextGoal: isDetailListed ? () => opened.moveDetail('next') : undefined,
  });

  return (
    <>
      <div className={column.column}>
        <div className={styles.head}>
          {query.data !== undefined && (
            <AttentionSentence reply={query.data} named={named} isNoneBehind={isNoneBehind} late={lateWorkText(late)} />
          )}
          <div className={styles.end}>
            <Button
              aria-expanded={isPanelOpen}
              aria-controls={isPanelOpen ? 'filters' : undefined}
              onClick={() => setPanelOpen(!isPanelOpen)}
            >
              <Icon name="filter" />
              {words.filter.toggle(count)}
            </Button>
            {entries !== undefined && entries.length > MOST_NAMED && (
              <Segmented
                label={say.howMany}
                options={[
                  { value: 'some', label: String(MOST_NAMED) },
                  { value: 'all', label: say.all(entries.length) },
                ]}
                chosen={isAll ? 'all' : 'some'}
                onChoose={(value) => setAll(value === 'all')}
              />
            )}
          </div>
        </div>
      </div>
      <FilterSlide
        isOpen={isPanelOpen}
        listed={entries?.length ?? 0}
        criteria={criteria}
        prepared={prepared}
        clearings={0}
        wanted={null}
        onClose={() => setPanelOpen(false)}
        onClear={onClear}
        onChange={onCriteria}
      />
      <div className={column.column}>
        <QueryNotice
          query={query}
          failed={say.failed}
          loading={
            <p role="status" className="faint">
              {say.loading}
            </p>
          }
        />
        {rows.length > 0 && (
          <AttentionTable
            rows={rows}
            prepared={prepared}
            opened={opened}
            since={query.data === undefined || query.data.since_what === 'none' ? null : query.data.since}
          />
        )}
        {query.data !== undefined && (
          <LateWorkList
            late={late.filter(({ goalIds }) => !goalIds.some((id) => inTable.has(id)))}
            goals={counted}
            opened={opened}
            onOpen={(goalId, initiativeId) => onChange((before) => ({ ...before, goalId, initiativeId, chart: null }))}
          />
        )}
      </div>
      <OpenDetail goals={goals} prepared={prepared} state={state} opened={opened} />
    </>
  );
}
