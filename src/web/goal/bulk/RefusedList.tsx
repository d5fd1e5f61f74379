import styles from './BulkDialog.module.css';

const MOST_NAMED = 8;

/** What of many cannot be changed, each with why. */
export function RefusedList({
  text,
  refused,
  more,
}: {
  readonly text: string;
  readonly refused: readonly { readonly id: string; readonly name: string; readonly sentence: string }[];
  /** Of those that are not named. */
  readonly more: (count: number) => string;
}) {
  const left = refused.length - MOST_NAMED;
  return (
    <div role="alert" className={styles.refused}>
      <p>{text}</p>
      <ul>
        {refused.slice(0, MOST_NAMED).map(({ id, name, sentence }) => (
          <li key={id}>
            <strong>{name}</strong> {sentence}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{more(left)}</p>}
    </div>
  );
}
