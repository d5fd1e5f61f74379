import { say } from '#web/base/messages/say/guide.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Choice, ChoiceList } from '#web/base/ui/ChoiceList.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import type { PlanBeginning } from '#web/pages/newPlan/makePlan.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './Welcome.module.css';

export function Welcome({
  isDemo,
  onTour,
  onBegin,
  onClose,
}: {
  readonly isDemo: boolean;
  readonly onTour: () => void;
  readonly onBegin: (begin: PlanBeginning) => void;
  readonly onClose: () => void;
}) {
  const { viewer } = usePlan();
  const isViewer = viewer.kind === 'member' && viewer.role === 'viewer';
  const text = isDemo ? say.welcomeDemo : say.welcomeText;
  return (
    <Dialog title={say.welcome} onClose={onClose}>
      <p className={styles.text}>{isViewer ? say.welcomeViewer : text}</p>
      <ChoiceList>
        <Choice
          icon="compass"
          title={isDemo && !isViewer ? say.lookAround : say.showMe}
          text={say.tourText}
          onChoose={onTour}
        />
        {isDemo && !isViewer && (
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
