import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { newPlanOfFilePath } from '#contract/addresses.ts';
import { PLAN_TEXT_LIMITS } from '#contract/planCalls.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { signOnWaysQuery } from '#web/base/api/signOnWays.ts';
import { say } from '#web/base/messages/say/newPlan.ts';
import { goTo } from '#web/base/navigation/goTo.ts';
import { MONTHS } from '#web/base/time/calendarNames.ts';
import { localSettings } from '#web/base/time/localSettings.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { makePlan, type PlanBeginning } from './makePlan.ts';
import styles from './NewPlanDialog.module.css';

/** The choice that leaves a setting to the file. */
const AS_IN_FILE = '';

type Tiers = typeof AS_IN_FILE | '2' | '3';

const TIERS = [
  { value: '2', label: say.tiersOf[2] },
  { value: '3', label: say.tiersOf[3] },
] as const;

const BEGINNINGS: readonly PlanBeginning[] = ['nothing', 'file', 'demo'];

export default function NewPlanDialog({
  begin: first = 'nothing',
  onClose,
}: {
  readonly begin?: PlanBeginning;
  readonly onClose: () => void;
}) {
  const [begin, setBegin] = useState(first);
  const [name, setName] = useState('');
  const ways = useQuery(signOnWaysQuery);
  const [typedCompany, setCompany] = useState<string | null>(null);
  const [chosenMonth, setMonth] = useState<string | null>(null);
  const [chosenTiers, setTiers] = useState<Tiers | null>(null);
  const isOfFile = begin === 'file';
  // What nobody touched a file says itself.
  const company = typedCompany ?? (isOfFile ? '' : (ways.data?.organisation ?? ''));
  const month = chosenMonth ?? (isOfFile ? AS_IN_FILE : '1');
  const tiers = chosenTiers ?? (isOfFile ? AS_IN_FILE : '2');
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const isNamed = begin !== 'nothing' || name.trim() !== '';

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    setError(null);
    if (!isNamed) {
      event.currentTarget.querySelector<HTMLElement>('[name="name"]')?.focus();
      return;
    }
    setMaking(true);
    if (isOfFile) {
      void goTo(newPlanOfFilePath({ name: name.trim(), company: company.trim(), fiscal_month: month, tiers }));
      return;
    }
    try {
      const said = { name, company, fiscal_month: Number(month), tiers: tiers === '3' ? 3 : 2 } as const;
      await makePlan(begin, { ...said, ...localSettings() });
    } catch (failure) {
      setMaking(false);
      setError(refusalText(failure, say.failed));
    }
  }

  const asInFile = isOfFile ? [{ value: AS_IN_FILE, label: say.asInFile } as const] : [];

  return (
    <Dialog title={say.title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Segmented
          label={say.begin}
          isLabelShown
          options={BEGINNINGS.map((value) => ({ value, label: say.beginWith[value] }))}
          chosen={begin}
          onChoose={setBegin}
        />
        <p className="small quiet">{say.beginText[begin]}</p>
        {begin !== 'demo' && (
          <>
            <TextField
              label={say.name}
              name="name"
              data-first=""
              maxLength={PLAN_TEXT_LIMITS.name}
              value={name}
              hint={isOfFile ? say.nameOfFile : say.nameHint}
              error={isTried && !isNamed ? say.nameMissing : null}
              onChange={({ target }) => setName(target.value)}
            />
            <TextField
              label={say.company}
              maxLength={PLAN_TEXT_LIMITS.company}
              value={company}
              {...(isOfFile ? { hint: say.companyOfFile } : {})}
              onChange={({ target }) => setCompany(target.value)}
            />
            <SelectField
              label={say.startsIn}
              options={[...asInFile, ...MONTHS.map((label, index) => ({ value: String(index + 1), label }))]}
              chosen={month}
              onChoose={setMonth}
            />
            {isOfFile ? (
              <SelectField label={say.tiers} options={[...asInFile, ...TIERS]} chosen={tiers} onChoose={setTiers} />
            ) : (
              <Segmented label={say.tiers} isLabelShown options={TIERS} chosen={tiers} onChoose={setTiers} />
            )}
          </>
        )}
        {error !== null && (
          <p role="alert" data-status="critical" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" look="primary" size="large" disabled={isMaking}>
          {isOfFile && say.toFile}
          {!isOfFile && (isMaking ? say.making : say.make)}
        </Button>
      </form>
    </Dialog>
  );
}
