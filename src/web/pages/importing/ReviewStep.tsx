import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { BeforePanel } from './BeforePanel.tsx';
import { Changes } from './Changes.tsx';
import type { ImportPlace } from './importCalls.ts';
import styles from './ReviewStep.module.css';
import type { Importing } from './useImport.ts';

/** Everything an import would do, cell by cell; what it asks; and the one button that does it. */
export function ReviewStep({
  importing,
  draft,
  place,
}: {
  readonly importing: Importing;
  readonly draft: ImportDraft;
  readonly place: ImportPlace;
}) {
  const isAsking = draft.zero_targets !== null && draft.zero_targets.answer === null;
  const refused = draft.counts.refused.count;
  return (
    <div className={styles.review} aria-busy={importing.isBusy}>
      <Changes importing={importing} draft={draft} place={place} />
      <BeforePanel importing={importing} draft={draft} />
      <footer className={styles.foot}>
        <p role="status">
          <strong>{say.changes(draft.chosen)}</strong>
          {draft.chosen > 0 && <span className="quiet">: {say.changesOf(draft.chosen_parts, draft.plan.isNew)}</span>}
          {refused > 0 && <span className="quiet"> · {say.refusedStay(refused)}</span>}
          {isAsking && <span className="quiet"> · {say.zeroOpen}</span>}
        </p>
        <Button onClick={() => importing.go('columns')}>{say.backToColumns}</Button>
        <Button
          look="primary"
          disabled={importing.isBusy || isAsking || draft.chosen === 0}
          onClick={() => void importing.apply()}
        >
          {importing.isBusy ? say.working : say.apply(draft.chosen)}
        </Button>
      </footer>
    </div>
  );
}
