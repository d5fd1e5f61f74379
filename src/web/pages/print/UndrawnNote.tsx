import { useLayoutEffect, useState } from 'react';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/print.ts';
import styles from './PrintedReport.module.css';
import { undrawnScripts } from './undrawnScripts.ts';

/** Says of a report which of its characters are boxes, since no font of this computer has them. */
export function UndrawnNote() {
  const [scripts, setScripts] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const { fontFamily } = getComputedStyle(document.body);
    setScripts(undrawnScripts(document.body.innerText, `16px ${fontFamily}`));
  }, []);
  if (scripts.length === 0) return null;
  const names = new Intl.DisplayNames(language, { type: 'script' });
  const listed = new Intl.ListFormat(language).format(scripts.map((script) => names.of(script) ?? script));
  return (
    <p role="note" className={styles.ignored}>
      {say.undrawn(listed)}
    </p>
  );
}
