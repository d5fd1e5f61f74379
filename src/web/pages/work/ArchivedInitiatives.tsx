import { useId, useState } from 'react';
import type { WireInitiative } from '#contract/work.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/work.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { useSaveWork } from '#web/plan/work/useSaveWork.ts';
import { useArchivedInitiatives } from '#web/plan/work/useWork.ts';
import styles from './WorkPage.module.css';

/** Folded, and fetched once it is opened: what was archived, to be brought back with its milestones. */
export function ArchivedInitiatives() {
  const id = useId();
  const shown = usePlan();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const query = useArchivedInitiatives({ isWanted: isOpen });
  const { restore } = useSaveWork();

  async function bringBack({ id: initiativeId, title }: WireInitiative) {
    setError(null);
    try {
      await restore('initiatives', initiativeId, say.restored(title));
    } catch (reason) {
      setError(refusalText(reason, say.unreachable));
    }
  }

  return (
    <section className={styles.archived}>
      <Button look="ghost" size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <LateIcon name="archive" size={14} />
        {say.archivedInitiatives}
      </Button>
      <div id={id} hidden={!isOpen}>
        <QueryNotice
          query={query}
          failed={say.failed}
          loading={
            isOpen && (
              <p role="status" className="small quiet">
                {say.loading}
              </p>
            )
          }
        />
        {error !== null && (
          <p role="alert" data-status="critical" className={styles.error}>
            {error}
          </p>
        )}
        {query.data?.length === 0 && <p className="small quiet">{say.noneArchived}</p>}
        {query.data !== undefined && query.data.length > 0 && (
          <ul className={styles.list}>
            {query.data.map((initiative) => (
              <li key={initiative.id} className={styles.gone}>
                <span>{initiative.title}</span>
                {isChangeable(shown) && initiative.may_edit === 1 && (
                  <Button
                    size="small"
                    aria-label={say.restoreNamed(initiative.title)}
                    onClick={() => void bringBack(initiative)}
                  >
                    {say.restore}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
