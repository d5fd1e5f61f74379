import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './OwnAccount.module.css';

export function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p role="alert" data-status="critical" className={styles.problem}>
      <LateIcon name="warning" size={14} />
      {text}
    </p>
  );
}
