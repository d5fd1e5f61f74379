import { useState } from 'react';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { say as liveWords } from '#web/base/messages/say/live.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useLineEnded } from '#web/plan/live/liveChanges.ts';
import { MeanwhileNote } from '#web/plan/meanwhile/MeanwhileNote.tsx';
import type { Relabelled } from './LabelField.tsx';
import { LinkList } from './LinkList.tsx';
import styles from './ShareDialog.module.css';
import { ShareOptions } from './ShareOptions.tsx';
import { ShareTabs } from './ShareTabs.tsx';
import { StyleCards } from './StyleCards.tsx';
import { EMPTY_FORM, problemIn, type ShareForm } from './shareForm.ts';
import { useMadeShare } from './useMadeShare.ts';
import { useShareNews } from './useShareNews.ts';
import { ViewersWillSee } from './ViewersWillSee.tsx';

export default function ShareDialog({
  criteria,
  onClose,
}: {
  readonly criteria: FilterCriteria;
  readonly onClose: () => void;
}) {
  const { plan, year, currentYear, today } = usePlan();
  const [form, setForm] = useState<ShareForm>(() => ({
    ...EMPTY_FORM,
    year: year === currentYear ? 'current' : 'fixed',
  }));
  const change = (part: Partial<ShareForm>) => setForm((before) => ({ ...before, ...part }));
  const news = useShareNews();
  const [relabelled, setRelabelled] = useState<Relabelled | null>(null);
  const made = useMadeShare(form, { plan, criteria, year, revoked: news.revoked });
  const isEnded = useLineEnded();
  const isLabelLost = relabelled !== null && news.revoked.has(relabelled.shareId);
  const problem = problemIn(form, { dateFormat: plan.dateFormat, today, refused: made.refused });

  return (
    <Dialog title={say.title} size="wide" onClose={onClose}>
      <MeanwhileNote
        told={news.told}
        gone={isLabelLost ? liveWords.shareGone : null}
        typed={isLabelLost && !isEnded ? [relabelled.text] : typedIn(form, relabelled)}
      />
      <div className={styles.parts}>
        <div className={styles.first}>
          <StyleCards chosen={form.style} onChoose={(style) => change({ style })} />
          <ViewersWillSee
            form={form}
            criteria={criteria}
            longUrl={made.isChanged ? null : (made.share?.long_url ?? null)}
          />
        </div>
        <div className="shrinks">
          <ShareTabs form={form} criteria={criteria} made={made} isHeld={problem !== null} />
          <ShareOptions form={form} problem={problem} onChange={change} />
        </div>
      </div>
      <LinkList onRelabel={setRelabelled} />
    </Dialog>
  );
}

/** What would be lost with the right to share; not the password. */
function typedIn({ label, sites }: ShareForm, relabelled: Relabelled | null): readonly string[] {
  return [relabelled?.text ?? '', label, sites].filter((text) => text.trim() !== '');
}
