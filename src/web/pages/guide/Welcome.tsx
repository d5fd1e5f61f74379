import { type PlanPage, planPagePath } from '#contract/pages.ts';
import { say } from '#web/base/messages/say/guide.ts';
import { goTo } from '#web/base/navigation/goTo.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Choice, ChoiceList } from '#web/base/ui/ChoiceList.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import type { PlanBeginning } from '#web/pages/newPlan/makePlan.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './Welcome.module.css';

/** Offers what this person can do: a plan of their own only to who may make one and leads this one. */
export function Welcome({
  isDemo,
  mayMakePlans,
  onTour,
  onBegin,
  onClose,
}: {
  readonly isDemo: boolean;
  readonly mayMakePlans: boolean;
  readonly onTour: () => void;
  readonly onBegin: (begin: PlanBeginning) => void;
  readonly onClose: () => void;
}) {
  const { plan, viewer } = usePlan();
  const role = viewer.kind === 'member' ? viewer.role : 'viewer';
  const text = {
    viewer: say.welcomeViewer,
    member: say.welcomeMember,
    lead: isDemo ? say.welcomeDemo : say.welcomeText,
  };
  const isBeginning = isDemo && role === 'lead' && mayMakePlans;
  const open = (page: PlanPage) => {
    onClose();
    void goTo(planPagePath(plan.id, page));
  };
  return (
    <Dialog title={say.welcome} onClose={onClose}>
      <p className={styles.text}>{text[role]}</p>
      <ChoiceList>
        {role === 'member' && (
          <>
            <Choice icon="inbox" title={say.myWork} text={say.myWorkText} onChoose={() => open('my-work')} />
            <Choice icon="table" title={say.enter} text={say.enterText} onChoose={() => open('entry')} />
          </>
        )}
        <Choice
          icon="compass"
          title={isDemo && role === 'lead' ? say.lookAround : say.showMe}
          text={say.tourText}
          onChoose={onTour}
        />
        {isBeginning && (
          <>
            <Choice icon="plus" title={say.own} text={say.ownText} onChoose={() => onBegin('nothing')} />
            <Choice icon="upload" title={say.file} text={say.fileText} onChoose={() => onBegin('file')} />
          </>
        )}
      </ChoiceList>
      <div className={styles.later}>
        <Button look="link" onClick={onClose}>
          {say.notNow}
        </Button>
        <span>{say.callBack}</span>
      </div>
    </Dialog>
  );
}
