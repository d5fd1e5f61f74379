import styles from './NoChart.module.css';

export function NoChart({ title, text }: { readonly title?: string; readonly text: string }) {
  return (
    <div className={styles.box}>
      {title !== undefined && <b className="quiet">{title}</b>}
      {text !== '' && <span>{text}</span>}
    </div>
  );
}
