import { useQuery } from '@tanstack/react-query';
import { planUpkeepLetterPath } from '#contract/addresses.ts';
import type { WireUpkeepLetter } from '#contract/upkeep.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/upToDate.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { KeptOwner } from './keptOwners.ts';
import styles from './UpToDatePage.module.css';
import { upkeepKey } from './upkeepQuery.ts';

/** Before anything is sent: the same words as in the mail, made by the server. */
export function UpkeepLetter({ reader }: { readonly reader: KeptOwner | null }) {
  const { plan } = usePlan();
  const memberId = reader?.memberId ?? null;
  const letter = useQuery({
    queryKey: [...upkeepKey(plan.id), 'letter', memberId],
    queryFn: ({ signal }) =>
      fetchJson<WireUpkeepLetter>(`${planUpkeepLetterPath(plan.id, memberId ?? '')}?language=${language}`, { signal }),
    enabled: memberId !== null,
  });
  return (
    <section className={styles.panel}>
      <h3>{say.letter}</h3>
      <p className={styles.how}>{say.letterHow}</p>
      {reader === null ? (
        <p className={styles.how}>{say.letterNone}</p>
      ) : (
        letter.data !== undefined && (
          <div className={styles.letter} lang={letter.data.language}>
            <p className={styles.how}>{say.letterTo(reader.name)}</p>
            <b>{letter.data.heading}</b>
            {letter.data.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className={styles.link}>{letter.data.action}</p>
            {letter.data.foot.map((text) => (
              <p key={text} className={styles.how}>
                {text}
              </p>
            ))}
          </div>
        )
      )}
    </section>
  );
}
