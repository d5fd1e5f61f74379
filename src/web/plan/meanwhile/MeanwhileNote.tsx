import { say } from '#web/base/messages/say/live.ts';
import { useLineEnded } from '#web/plan/live/liveChanges.ts';
import styles from './Meanwhile.module.css';

/** What somebody else did, as a sentence, and what it is now. */
export type Told = { readonly key: string; readonly text: string; readonly lines: readonly string[] };

/** In a form that is open: what others did to its subject since; and once it can be saved no more, what was typed. */
export function MeanwhileNote({
  told,
  gone = null,
  typed = [],
}: {
  readonly told: readonly Told[];
  /** Why it can be saved no more, where its subject is gone. */
  readonly gone?: string | null;
  readonly typed?: readonly string[];
}) {
  const isEnded = useLineEnded();
  const lost = isEnded ? say.noAccess : gone;
  if (told.length === 0 && lost === null) return null;
  return (
    <div role="status" className={styles.meanwhile} data-status={lost === null ? 'off_target' : 'critical'}>
      {told.map(({ key, text, lines }) => (
        <div key={key}>
          <p>{text}</p>
          <ul>
            {lines.map((line) => (
              <li key={line} dir="auto">
                {line}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {lost !== null && typed.length > 0 && (
        <>
          <p>{lost}</p>
          <ul>
            {typed.map((text) => (
              <li key={text} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
