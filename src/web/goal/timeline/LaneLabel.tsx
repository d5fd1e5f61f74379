import styles from './Lane.module.css';
import { labelPlaces, SIGN } from './labelPlaces.ts';

const BASE = 22;

/** What is to be said of a bar or diamond. */
export function LaneLabel({
  from,
  to,
  width,
  late,
  tooSoon,
  moved,
}: {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly late: string;
  readonly tooSoon: string;
  readonly moved: string;
}) {
  if (to <= 0 || from >= width) return null;
  const after = [late, moved].filter((text) => text !== '').join(', ');
  const { text, warning } = labelPlaces({ from, to, width, text: after, warning: tooSoon });
  return (
    <>
      {after !== '' && (
        <text className={styles.label} data-late={late !== ''} x={text.x} y={BASE} textAnchor={text.anchor}>
          {after}
        </text>
      )}
      {tooSoon !== '' && (
        <g className={styles.warning} transform={`translate(${warning} 0)`}>
          <path d="M6 12.800 11.600 22.500H.4zM6 16.500v2.600M6 20.800v.01" />
          <text className={styles.label} x={SIGN} y={BASE}>
            {tooSoon}
          </text>
        </g>
      )}
    </>
  );
}
