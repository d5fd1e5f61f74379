import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { isEmail } from '#contract/isEmail.ts';
import { MAILING_RHYTHMS, type MailingRhythm, MOST_RECIPIENTS, type WireMailings } from '#contract/mailing.ts';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './MailingForm.module.css';
import { endMailing, mailingsQuery, sentenceOf, setMailing } from './shareCalls.ts';
import { sitesIn } from './shareForm.ts';

type WireMailing = WireMailings['mailings'][number];

export function MailingForm({
  shareId,
  mailing,
  onDone,
}: {
  readonly shareId: string;
  readonly mailing: WireMailing | null;
  readonly onDone: (done: string | null) => void;
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const [every, setEvery] = useState<MailingRhythm>(mailing?.every ?? 'monthly');
  const [to, setTo] = useState(mailing?.to.join(', ') ?? '');
  const [problem, setProblem] = useState<string | null>(null);

  async function run(task: () => Promise<unknown>, done: string) {
    try {
      await task();
      await client.invalidateQueries({ queryKey: mailingsQuery(plan.id).queryKey });
      onDone(done);
    } catch (error) {
      setProblem(sentenceOf(error, say.failed));
    }
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const people = sitesIn(to);
    if (people.length === 0) return setProblem(say.mail.nobody);
    if (people.length > MOST_RECIPIENTS) return setProblem(say.mail.tooMany(MOST_RECIPIENTS));
    const wrong = people.find((each) => !isEmail(each));
    if (wrong !== undefined) return setProblem(say.mail.notAnEmail(wrong));
    void run(() => setMailing(plan.id, shareId, { every, to: people, language }), say.mail.wasSet);
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={say.mail.to}
        value={to}
        autoFocus
        autoComplete="off"
        placeholder="council@example.org, mayor@example.org"
        error={problem}
        onChange={({ target }) => {
          setTo(target.value);
          setProblem(null);
        }}
      />
      <Segmented
        label={say.mail.every}
        isLabelShown
        options={MAILING_RHYTHMS.map((rhythm) => ({ value: rhythm, label: say.mail.rhythms[rhythm] }))}
        chosen={every}
        onChoose={setEvery}
      />
      <p className={styles.note}>{say.mail.when[every]}</p>
      <div className={styles.buttons}>
        {mailing !== null && (
          <Button look="ghost" onClick={() => void run(() => endMailing(plan.id, shareId), say.mail.wasEnded)}>
            {say.mail.end}
          </Button>
        )}
        <Button onClick={() => onDone(null)}>{say.mail.cancel}</Button>
        <Button type="submit">{say.mail.save}</Button>
      </div>
    </form>
  );
}
