import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as asked } from '#web/base/messages/say/importAsked.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './ProofStep.module.css';
import { readNoticeText } from './readNoticeText.ts';

/** The notice that has them. */
export const DOUBTS = 'doubts';

/** In what the file does not agree with itself: sums that do not add up, titles that repeat, sheets that differ. */
export function Doubts({ notices }: { readonly notices: ImportDraft['notices'] }) {
  const found = notices.find(({ code }) => code === DOUBTS);
  if (found === undefined) return null;
  const title = say.notice(DOUBTS, found.count, found.title);
  return (
    <section className={styles.differ} aria-label={title}>
      <p>
        <LateIcon name="warning" size={14} />
        <strong>{title}</strong>
      </p>
      <ul>
        {found.read.map((notice) => (
          <li key={`${notice.code} ${notice.names.join()} ${notice.numbers.join()}`} dir="auto">
            {readNoticeText([notice])}
          </li>
        ))}
        {found.count > found.read.length && <li className="quiet">{asked.andMore(found.count - found.read.length)}</li>}
      </ul>
    </section>
  );
}
