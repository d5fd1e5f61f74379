import type { ShareStyle } from '#core/access.ts';
import type { Status } from '#core/goal/status.ts';
import styles from './StyleCards.module.css';

export function StylePreview({ style }: { readonly style: ShareStyle }) {
  const hasHeader = style !== 'chips';
  const top = hasHeader ? 29 : 18;
  return (
    <svg aria-hidden="true" focusable="false" className={styles.preview} viewBox="0 0 84 64">
      {hasHeader && (
        <>
          <rect x="6" y="6" width="8" height="8" rx="2" className={styles.mark} />
          <rect x="18" y="7" width="30" height="2.5" rx="1" className={styles.ink} />
          <rect x="18" y="11.5" width="20" height="2" rx="1" className={styles.faint} />
        </>
      )}
      {style === 'dynamic' && (
        <>
          <rect x="60" y="6" width="18" height="8" rx="2" className={styles.box} />
          <rect x="63" y="9" width="8" height="2" rx="1" className={styles.faint} />
          <path d="M54 21.5h5M56.5 19v5" className={styles.plus} />
        </>
      )}
      <rect x="6" y={hasHeader ? 19 : 7} width="20" height="5" rx="2.5" className={styles.box} />
      <rect x="29" y={hasHeader ? 19 : 7} width="20" height="5" rx="2.5" className={styles.box} />
      {STATUSES_SHOWN.map((status, index) => (
        <PreviewCard
          key={`${status}-${String(index)}`}
          x={6 + (index % 3) * 25}
          y={top + Math.floor(index / 3) * 20}
          status={status}
        />
      ))}
    </svg>
  );
}

const STATUSES_SHOWN: readonly Status[] = ['on_target', 'off_target', 'achieved', 'on_target', 'critical', 'on_target'];

function PreviewCard({ x, y, status }: { readonly x: number; readonly y: number; readonly status: Status }) {
  return (
    <g data-status={status}>
      <rect x={x} y={y} width="22" height="17" rx="2" className={styles.box} />
      <rect x={x + 3} y={y + 3} width="12" height="2" rx="1" className={styles.faint} />
      <rect x={x + 3} y={y + 6.5} width="9" height="3" rx="1" className={styles.ink} />
      <rect x={x + 3} y={y + 12} width="14" height="2" rx="1" className={styles.solid} />
    </g>
  );
}
