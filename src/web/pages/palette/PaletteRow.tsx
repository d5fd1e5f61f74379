import { say as paletteWords } from '#web/base/messages/say/palette.ts';
import { say } from '#web/base/messages/say.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { markMatches } from './markMatches.ts';
import styles from './Palette.module.css';
import type { PaletteEntry } from './paletteEntry.ts';

/** Characters of a title that are surely visible; where the first match lies beyond, the title begins just before it. */
const WINDOW = { narrow: 24, wide: 48 };

export function PaletteRow({
  id,
  entry,
  text,
  isActive,
  onPoint,
  onRun,
}: {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly text: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}) {
  const window = useNarrow() ? WINDOW.narrow : WINDOW.wide;
  const { mark, number, title, found, hint } = entry;
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.row}
      onPointerMove={isActive ? undefined : onPoint}
      onClick={onRun}
    >
      {'status' in mark ? (
        <span className={styles.glyph} data-status={mark.status}>
          <StatusGlyph status={mark.status} />
        </span>
      ) : (
        <span className={styles.icon}>
          <LateIcon name={mark.icon} />
        </span>
      )}
      {number !== null && <span className={styles.number}>{number} </span>}
      <span className={styles.texts}>
        <span className="visually-hidden">{title} </span>
        <span className={styles.title} dir="auto" aria-hidden="true">
          <Marked text={title} search={entry.id === 'keyword' ? '' : text} window={window} />
        </span>
        {found !== undefined && (
          <>
            <span className="visually-hidden">
              {' '}
              {say.labelled(found.place)} {found.text}{' '}
            </span>
            <span className={styles.found} dir="auto" aria-hidden="true">
              {say.labelled(found.place)} <Marked text={found.text} search={text} window={window} />
            </span>
          </>
        )}
      </span>
      {hint !== null && <span className={hint.isKey ? styles.key : styles.hint}>{hint.text}</span>}
      {isActive && hint?.isKey !== true && (
        <span className={styles.key} aria-hidden="true">
          {paletteWords.enter}
        </span>
      )}
    </button>
  );
}

function Marked({ text, search, window }: { readonly text: string; readonly search: string; readonly window: number }) {
  return markMatches(text, search, window).map((part) => (part.isMatch ? <b key={part.at}>{part.text}</b> : part.text));
}
