import { useDeferredValue, useState } from 'react';
import type { WireInitiative } from '#contract/work.ts';
import { isOver } from '#core/work/work.ts';
import { say } from '#web/base/messages/say/work.ts';
import { useAddressPart } from '#web/base/navigation/useAddressPart.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { Menu, MenuChoice } from '#web/base/ui/Menu.tsx';
import { SearchField } from '#web/base/ui/SearchField.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { ChooseAllBox, ChooseBox } from '#web/goal/bulk/ChooseBox.tsx';
import { useChosen } from '#web/goal/bulk/useChosen.ts';
import { InitiativeDialog } from '#web/goal/work/InitiativeDialog.tsx';
import { InitiativeRow } from '#web/goal/work/InitiativeRow.tsx';
import { useForGoals } from '#web/goal/work/useForGoals.ts';
import { useOpenedInitiative } from '#web/goal/work/useOpenedInitiative.ts';
import { useWorkForm } from '#web/goal/work/useWorkForm.tsx';
import { ownerName } from '#web/goal/work/workTexts.ts';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useMayAddWork } from '#web/plan/work/useMayAddWork.ts';
import { NO_WORK, useWork } from '#web/plan/work/useWork.ts';
import { INITIATIVE_PART } from '#web/plan/work/workPlace.ts';
import { ArchivedInitiatives } from './ArchivedInitiatives.tsx';
import { INITIATIVE_ORDERS, type InitiativeOrder, listedInitiatives } from './listedInitiatives.ts';
import { ManyInitiatives } from './ManyInitiatives.tsx';
import styles from './WorkPage.module.css';

const NONE: readonly WireInitiative[] = [];
const mayEdit = ({ may_edit }: WireInitiative) => may_edit === 1;

/** So many initiatives are drawn at first, and with each press. */
const STEP = 100;

/** The initiatives of a plan: what is late first, unless another order is chosen. */
export default function WorkPage() {
  const shown = usePlan();
  const query = useWork();
  const work = query.data ?? NO_WORK;
  const [which, setWhich] = useState<'open' | 'all'>('open');
  const [openedId, open] = useAddressPart(INITIATIVE_PART);
  const { form, ask } = useWorkForm(work);
  const mayAdd = useMayAddWork().ofAny;
  const forGoals = useForGoals();
  const unfinished = work.initiatives.filter((initiative) => !isOver(initiative));
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<InitiativeOrder>('late');
  const searched = useDeferredValue(search);
  const listed = listedInitiatives(which === 'open' ? unfinished : work.initiatives, {
    search: searched,
    order,
    textsOf: ({ title, owner_id, state, goal_ids }) => [
      title,
      ownerName(owner_id, shown),
      say.states[state],
      forGoals(goal_ids),
    ],
  });
  const [most, setMost] = useState(STEP);
  const drawn = listed.slice(0, most);
  const choosing = useChosen(isChangeable(shown) ? drawn : NONE, {
    order: drawn.map(({ id }) => id),
    mayChoose: mayEdit,
  });
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
          <div className={styles.which}>
            <ChooseAllBox choosing={choosing} label={say.chooseAll} />
            <Segmented
              label={say.which}
              options={[
                { value: 'open', label: `${say.open} ${unfinished.length}` },
                { value: 'all', label: `${say.all} ${work.initiatives.length}` },
              ]}
              chosen={which}
              onChoose={setWhich}
            />
          </div>
          <SearchField label={say.search} value={search} onType={setSearch} />
          <OrderMenu order={order} onChoose={setOrder} />
          {mayAdd && <span className={styles.add}>{add}</span>}
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
      {query.isSuccess && !isEmpty && listed.length === 0 && (
        <p role="status" className="quiet">
          {search.trim() === '' ? say.nothingOpen : say.nothingFound}
        </p>
      )}
      {listed.length > 0 && (
        <ul className={styles.list}>
          {drawn.map((initiative) => (
            <InitiativeRow
              key={initiative.id}
              initiative={initiative}
              goals={forGoals(initiative.goal_ids)}
              box={<ChooseBox item={initiative} name={initiative.title} choosing={choosing} isTabStop />}
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
      <ManyInitiatives choosing={choosing} />
    </div>
  );
}

const ORDER = 'work-order';

function OrderMenu({
  order,
  onChoose,
}: {
  readonly order: InitiativeOrder;
  readonly onChoose: (order: InitiativeOrder) => void;
}) {
  return (
    <>
      <Button look="ghost" size="small" popoverTarget={ORDER} aria-haspopup="menu">
        <Icon name="sort" size={14} />
        {say.orders[order]}
        <Icon name="chevronDown" size={12} />
      </Button>
      <Menu id={ORDER} label={say.order}>
        {(close) =>
          INITIATIVE_ORDERS.map((each) => (
            <MenuChoice
              key={each}
              isChosen={each === order}
              onChoose={() => {
                close();
                onChoose(each);
              }}
            >
              {say.orders[each]}
            </MenuChoice>
          ))
        }
      </Menu>
    </>
  );
}
