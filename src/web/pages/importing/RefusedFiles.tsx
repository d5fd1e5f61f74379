import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as words } from '#web/base/messages/say.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './RefusedFiles.module.css';

/** Why files cannot be imported as they are; nothing where they can. */
export function RefusedFiles({ refusals }: { readonly refusals: ImportDraft['refusals'] }) {
  if (refusals.length === 0) return null;
  return (
    <div role="alert" className={styles.refused} data-status="critical">
      <h4>
        <LateIcon name="warning" size={14} />
        {say.refusedFiles}
      </h4>
      <ul>
        {refusals.map(({ file, line, reason }) => (
          <li key={`${file} ${line} ${reason}`}>
            {words.labelled(say.atLine(file, line))} {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
