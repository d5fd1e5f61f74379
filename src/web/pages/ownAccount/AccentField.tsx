import { type SubmitEvent, useState } from 'react';
import { accentOf, type ThemeAccent } from '#core/house/accent.ts';
import { say } from '#web/base/messages/say/house.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './House.module.css';

/** The accent of Milepost on light pages. */
const OWN = '#2b59c3';

export function AccentField({
  saved,
  isBusy,
  onSave,
}: {
  readonly saved: string | null;
  readonly isBusy: boolean;
  readonly onSave: (accent: string | null) => void;
}) {
  const [typed, setTyped] = useState(saved ?? OWN);
  const [isTried, setTried] = useState(false);
  const colour = typed.trim().toLowerCase();
  const accent = accentOf(colour);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (accent !== null) onSave(colour);
  }

  return (
    <form className={styles.field} noValidate onSubmit={handleSubmit}>
      <TextField
        label={say.accent}
        hint={say.accentHint}
        value={typed}
        maxLength={9}
        spellCheck={false}
        autoComplete="off"
        error={isTried && accent === null ? say.notAColour : null}
        start={
          <input
            type="color"
            className={styles.swatch}
            aria-label={say.pick}
            value={accent === null ? OWN : colour}
            onChange={({ target }) => setTyped(target.value)}
          />
        }
        onChange={({ target }) => setTyped(target.value)}
      />
      {accent !== null && (
        <section className={styles.themes} aria-label={say.preview}>
          <Sample name={say.light} theme="light" colours={accent.light} />
          <Sample name={say.dark} theme="dark" colours={accent.dark} />
        </section>
      )}
      {accent !== null && accent.light.accent !== colour && <p className={styles.hint}>{say.mixedLight}</p>}
      {accent !== null && accent.dark.accent !== colour && <p className={styles.hint}>{say.mixedDark}</p>}
      <div className={styles.buttons}>
        <Button type="submit" disabled={isBusy || colour === saved}>
          {say.save}
        </Button>
        {saved !== null && (
          <Button look="ghost" disabled={isBusy} onClick={() => onSave(null)}>
            {say.useOwn}
          </Button>
        )}
      </div>
    </form>
  );
}

function Sample({
  name,
  theme,
  colours,
}: {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly colours: ThemeAccent;
}) {
  const { accent, onAccent, tint, line } = colours;
  return (
    <div className={styles.sample} data-theme-shown={theme}>
      <span className={styles.pressed} style={{ background: accent, color: onAccent }}>
        {say.sampleButton}
      </span>
      <span className={styles.linked} style={{ color: accent }}>
        {say.sampleLink}
      </span>
      <span className={styles.chosen} style={{ background: tint, borderColor: line, color: accent }}>
        {say.sampleChip}
      </span>
      <span className={styles.hint}>{name}</span>
    </div>
  );
}
