import { useEffect, useId, useRef } from 'react';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/work.ts';
import { say as words } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { openModal } from '#web/base/ui/openModal.ts';
import { useCopied } from '#web/base/ui/useCopied.ts';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { initiativePath } from '#web/plan/work/workPlace.ts';
import { DecisionList } from './DecisionList.tsx';
import styles from './InitiativeDialog.module.css';
import { InitiativeFacts } from './InitiativeFacts.tsx';
import { InitiativeFigures } from './InitiativeFigures.tsx';
import { InitiativeStrip } from './InitiativeStrip.tsx';
import { LinkedGoals } from './LinkedGoals.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { StateBadge } from './StateBadge.tsx';
import type { OpenedInitiative } from './useOpenedInitiative.ts';
import { usePlanGoals } from './usePlanGoals.ts';
import { useWorkForm } from './useWorkForm.tsx';
import { WorkSection } from './WorkSection.tsx';
import { warningTexts } from './workTexts.ts';

/** An initiative: how far it is, its time, its milestones, decisions, facts, and the goals it is for. */
export function InitiativeDialog({
  opened: { initiative, isGone },
  work,
  onClose,
}: {
  readonly opened: OpenedInitiative;
  readonly work: PlanWork;
  readonly onClose: () => void;
}) {
  const shown = usePlan();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const nodes = usePlanGoals()?.hierarchy.nodes;
  const { form, ask } = useWorkForm(work, onClose);
  const mayEdit = isChangeable(shown) && initiative.may_edit === 1 && !isGone;
  const goals = initiative.goal_ids.flatMap((id) => nodes?.get(id)?.goal ?? []);
  const milestones = work.milestones.filter(({ initiative_id: id }) => id === initiative.id);
  const decisions = work.decisions.filter(({ initiative_ids: ids }) => ids.includes(initiative.id));
  const { done, total } = initiative.milestones;
  const [isCopied, copy] = useCopied();

  useEffect(() => openModal(dialog.current, (element) => element.focus()), []);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={styles.dialog}
      data-undo=""
      aria-labelledby={titleId}
      closedby="any"
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header className={styles.head}>
        <span>{say.initiative}</span>
        {mayEdit && (
          <Button
            aria-label={say.editNamed(initiative.title)}
            onClick={() => ask({ kind: 'initiative', item: initiative, goalIds: initiative.goal_ids })}
          >
            <LateIcon name="pencil" size={14} />
            {say.editInitiative}
          </Button>
        )}
        <Button
          look="ghost"
          size="square"
          aria-label={say.copyLink}
          onClick={() => copy(`${window.location.origin}${initiativePath(shown.plan.id, initiative.id)}`)}
        >
          <LateIcon name={isCopied ? 'check' : 'link'} />
        </Button>
        <span role="status" className="visually-hidden">
          {isCopied && say.linkCopied}
        </span>
        <Button look="ghost" size="square" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <LateIcon name="close" />
        </Button>
      </header>
      <div className={styles.scroller}>
        <div className={styles.body}>
          {isGone && (
            <p role="status" className={styles.warning}>
              <LateIcon name="warning" size={14} />
              {say.gone}
            </p>
          )}
          <div className={styles.top}>
            <StateBadge state={initiative.state} />
            {goals.length > 0 && (
              <span className="small quiet">
                {say.forGoals(goals.map(({ number }) => shownNumber(number)).join(', '))}
              </span>
            )}
          </div>
          <h2 id={titleId} className={styles.title}>
            {initiative.title}
          </h2>
          {initiative.description !== '' && <p className={styles.description}>{initiative.description}</p>}
          {warningTexts(initiative, work, shown).map((text) => (
            <p key={text} className={styles.warning}>
              <LateIcon name="warning" size={14} />
              {text}
            </p>
          ))}
          <InitiativeFigures initiative={initiative} />
          <InitiativeStrip initiative={initiative} milestones={milestones} />
          <WorkSection
            title={say.milestones}
            note={total === 0 ? '' : say.doneOf(done, total)}
            add={say.addMilestone}
            onAdd={mayEdit ? () => ask({ kind: 'milestone', item: null, of: { initiative_id: initiative.id } }) : null}
          >
            <MilestoneList
              milestones={milestones}
              work={work}
              onEdit={(item) => ask({ kind: 'milestone', item, of: null })}
            />
          </WorkSection>
          <WorkSection
            title={say.decisions}
            note={decisions.length === 0 ? '' : String(decisions.length)}
            add={say.addDecision}
            onAdd={
              mayEdit ? () => ask({ kind: 'decision', item: null, about: { initiative_ids: [initiative.id] } }) : null
            }
          >
            <DecisionList
              decisions={decisions}
              onEdit={(item) => ask({ kind: 'decision', item, about: { initiative_ids: [initiative.id] } })}
            />
          </WorkSection>
          <InitiativeFacts initiative={initiative} />
        </div>
        <LinkedGoals goals={goals} />
      </div>
      {form}
    </dialog>
  );
}
