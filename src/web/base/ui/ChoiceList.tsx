import type { ReactNode } from 'react';
import styles from './ChoiceList.module.css';
import { LateIcon, type LateIconName } from './LateIcon.tsx';

export function ChoiceList({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.choices}>{children}</ul>;
}

export function Choice({
  icon,
  title,
  text,
  href,
  onChoose,
}: {
  readonly icon: LateIconName;
  readonly title: string;
  readonly text: string;
  readonly href?: string;
  readonly onChoose?: () => void;
}) {
  const content: ReactNode = (
    <>
      <span className={styles.icon}>
        <LateIcon name={icon} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <LateIcon name="chevronRight" size={14} />
    </>
  );
  return (
    <li>
      {href === undefined ? (
        <button type="button" onClick={onChoose}>
          {content}
        </button>
      ) : (
        <a href={href}>{content}</a>
      )}
    </li>
  );
}
