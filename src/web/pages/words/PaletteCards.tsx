import { useId } from 'react';
import { STATUSES } from '#core/goal/status.ts';
import { PALETTES, type Palette } from '#core/plan/palette.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import styles from './PaletteCards.module.css';

export function PaletteCards({
  chosen,
  onChoose,
}: {
  readonly chosen: Palette;
  readonly onChoose: (palette: Palette) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.palettes}>
      <legend className="visually-hidden">{say.colours}</legend>
      {PALETTES.map((palette) => (
        <label key={palette} className={styles.palette} data-palette={palette} htmlFor={`${name}-${palette}`}>
          <span className={styles.name}>
            <input
              id={`${name}-${palette}`}
              type="radio"
              name={name}
              checked={palette === chosen}
              aria-describedby={`${name}-${palette}-text`}
              onChange={() => onChoose(palette)}
            />
            {say.palettes[palette].name}
          </span>
          <span className={styles.glyphs}>
            {STATUSES.map((status) => (
              <span key={status} data-status={status}>
                <StatusGlyph status={status} />
              </span>
            ))}
          </span>
          <span id={`${name}-${palette}-text`} className="small quiet">
            {say.palettes[palette].text}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
