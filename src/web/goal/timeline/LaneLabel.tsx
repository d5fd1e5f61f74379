import styles from './Lane.module.css';

/** About the width of a letter, and of the sign of a warning, in px. */
const LETTER = 5.8;
const SIGN = 16;
const GAP = 8;
const BASE = 22;

/** What is to be said of a bar or diamond, after it, or before it where there is no room after. */
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
  const after = [late, moved].filter((text) => text !== '').join(', ');
  const isAfter = fits(after, width - to);
  const warnsBefore = fits(tooSoon, from - SIGN) && (after === '' || isAfter);
  return (
    <>
      {after !== '' && to > 0 && from < width && (
        <text
          className={styles.label}
          data-late={late !== ''}
          x={isAfter ? to + GAP : from - GAP}
          y={BASE}
          textAnchor={isAfter ? 'start' : 'end'}
        >
          {after}
        </text>
      )}
      {tooSoon !== '' && to > 0 && from < width && (
        <g
          className={styles.warning}
          transform={`translate(${warnsBefore ? from - GAP - tooSoon.length * LETTER - SIGN : to + GAP + (isAfter ? after.length * LETTER : 0)} 0)`}
        >
          <path d="M6 12.800 11.600 22.500H.4zM6 16.500v2.600M6 20.800v.01" />
          <text className={styles.label} x={SIGN} y={BASE}>
            {tooSoon}
          </text>
        </g>
      )}
    </>
  );
}

function fits(text: string, room: number): boolean {
  return text.length * LETTER + 2 * GAP < room;
}
