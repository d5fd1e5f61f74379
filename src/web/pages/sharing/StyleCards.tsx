import { useId } from 'react';
import { SHARE_STYLES } from '#contract/dashboardUrl.ts';
import type { ShareStyle } from '#core/access.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import styles from './StyleCards.module.css';
import { StylePreview } from './StylePreview.tsx';

export function StyleCards({
  chosen,
  onChoose,
}: {
  readonly chosen: ShareStyle;
  readonly onChoose: (style: ShareStyle) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.cards}>
      <legend>{say.style}</legend>
      {SHARE_STYLES.map((style) => (
        <label key={style} htmlFor={`${name}-${style}`} className={styles.card}>
          <input
            id={`${name}-${style}`}
            type="radio"
            name={name}
            checked={style === chosen}
            aria-describedby={`${name}-${style}-text`}
            onChange={() => onChoose(style)}
          />
          <StylePreview style={style} />
          <span className={styles.words}>
            <b className="body-strong">{say.styles[style].name}</b>
            <span className="small quiet" id={`${name}-${style}-text`}>
              {say.styles[style].text}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
