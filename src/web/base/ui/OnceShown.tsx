import { useState } from 'react';
import { Button } from './Button.tsx';
import { copyText } from './copyText.ts';
import styles from './OnceShown.module.css';

export function OnceShown({
  title,
  text,
  secret,
  words,
  onDone,
}: {
  readonly title: string;
  readonly text?: string;
  readonly secret: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly done: string };
  readonly onDone: () => void;
}) {
  const [isCopied, setCopied] = useState(false);

  async function handleCopy() {
    setCopied(await copyText(secret));
  }

  return (
    <section className={styles.once} aria-label={title}>
      <h4>{title}</h4>
      {text !== undefined && <p>{text}</p>}
      <code>{secret}</code>
      <div>
        <Button look="primary" onClick={() => void handleCopy()}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button onClick={onDone}>{words.done}</Button>
      </div>
      <p role="status" className="visually-hidden">
        {isCopied && words.copied}
      </p>
    </section>
  );
}
