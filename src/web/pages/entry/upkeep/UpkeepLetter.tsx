import { useQuery } from '@tanstack/react-query';
import { planUpkeepLetterPath } from '#contract/addresses.ts';
import type { WireUpkeepLetter } from '#contract/upkeep.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/upToDate.ts';
import type { KeptOwner } from '#web/pages/entry/tools/keptOwners.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
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
      <h3 className="body-strong">{say.letter}</h3>
      <p className="small quiet">{say.letterHow}</p>
      {reader === null ? (
        <p className="small quiet">{say.letterNone}</p>
      ) : (
        letter.data !== undefined && (
          <div className={styles.letter} lang={letter.data.language}>
            <p className="small quiet">{say.letterTo(reader.name)}</p>
            <b>{letter.data.heading}</b>
            {letter.data.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p className={styles.link}>{letter.data.action}</p>
            {letter.data.foot.map((text) => (
              <p key={text} className="small quiet">
                {text}
              </p>
            ))}
          </div>
        )
      )}
    </section>
  );
}
