import { useState } from 'react';
import { isOver } from '#core/work/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import { useAddressPart } from '#web/base/navigation/useAddressPart.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { InitiativeDialog } from '#web/goal/work/InitiativeDialog.tsx';
import { InitiativeRow } from '#web/goal/work/InitiativeRow.tsx';
import { useForGoals } from '#web/goal/work/useForGoals.ts';
import { useOpenedInitiative } from '#web/goal/work/useOpenedInitiative.ts';
import { useWorkForm } from '#web/goal/work/useWorkForm.tsx';
import { useMayAddWork } from '#web/plan/work/useMayAddWork.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { inWorkOrder } from '#web/plan/work/workOrder.ts';
import { INITIATIVE_PART } from '#web/plan/work/workPlace.ts';
import { ArchivedInitiatives } from './ArchivedInitiatives.tsx';
import styles from './WorkPage.module.css';

/** So many initiatives are drawn at first, and with each press. */
const STEP = 100;

/** The initiatives of a plan: what is late first, then by their end. */
export default function WorkPage() {
  const query = useWork();
  const work = query.data ?? NO_WORK;
  const [which, setWhich] = useState<'open' | 'all'>('open');
  const [openedId, open] = useAddressPart(INITIATIVE_PART);
  const { form, ask } = useWorkForm(work);
  const mayAdd = useMayAddWork().ofAny;
  const forGoals = useForGoals();
  const unfinished = work.initiatives.filter((initiative) => !isOver(initiative));
  const listed = inWorkOrder(which === 'open' ? unfinished : work.initiatives);
  const [most, setMost] = useState(STEP);
  const opened = useOpenedInitiative(work, openedId);
  const isEmpty = query.isSuccess && work.initiatives.length === 0;
  const add = mayAdd && (
    <Button look="primary" onClick={() => ask({ kind: 'initiative', item: null, goalIds: [] })}>
      <Icon name="plus" />
      {say.addInitiative}
    </Button>
  );

  return (
    <div className={styles.page}>
      {!isEmpty && (
        <div className={styles.tools}>
          <Segmented
            label={say.which}
            options={[
              { value: 'open', label: `${say.open} ${unfinished.length}` },
              { value: 'all', label: `${say.all} ${work.initiatives.length}` },
            ]}
            chosen={which}
            onChoose={setWhich}
          />
          {add}
        </div>
      )}
      <QueryNotice
        query={query}
        failed={say.failed}
        loading={
          <p role="status" className="faint">
            {say.loading}
          </p>
        }
      />
      {query.isSuccess && openedId !== null && opened === null && (
        <p role="status" className="quiet">
          {say.gone}
        </p>
      )}
      {isEmpty && (
        <div className={styles.empty}>
          <Icon name="flag" size={24} />
          <h2 className="title">{say.empty}</h2>
          <p>{say.emptyText}</p>
          {add}
        </div>
      )}
      {query.isSuccess && !isEmpty && listed.length === 0 && <p className="quiet">{say.nothingOpen}</p>}
      {listed.length > 0 && (
        <ul className={styles.list}>
          {listed.slice(0, most).map((initiative) => (
            <InitiativeRow
              key={initiative.id}
              initiative={initiative}
              goals={forGoals(initiative.goal_ids)}
              onOpen={() => open(initiative.id)}
            />
          ))}
        </ul>
      )}
      {listed.length > most && (
        <Button className={styles.more} onClick={() => setMost(most + STEP)}>
          {say.showMore(Math.min(STEP, listed.length - most))}
        </Button>
      )}
      {query.isSuccess && <ArchivedInitiatives />}
      {opened !== null && <InitiativeDialog opened={opened} work={work} onClose={() => open(null)} />}
      {form}
    </div>
  );
}
