import { useEffect, useId, useRef } from 'react';
import { SHARE_LANGUAGES, type ShareLanguage } from '#contract/language.ts';
import { SHARE_LABEL_MAX_LENGTH, SHARE_PASSWORD_MIN_LENGTH, SHARE_THEMES } from '#contract/share.ts';
import { fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { formatDate, formatFiscalYear } from '#web/base/messages/formats.ts';
import { languageName } from '#web/base/messages/languageName.ts';
import { say } from '#web/base/messages/say/sharing.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { PasswordField } from '#web/base/ui/PasswordField.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DateField } from '#web/plan/filters/DateField.tsx';
import styles from './ShareOptions.module.css';
import { type ShareForm, type ShareProblem, wrongSiteIn } from './shareForm.ts';

export function ShareOptions({
  form,
  problem,
  onChange,
}: {
  readonly form: ShareForm;
  readonly problem: ShareProblem | null;
  readonly onChange: (part: Partial<ShareForm>) => void;
}) {
  const { plan, hasWork = false } = usePlan();
  const onlyLevels = useId();
  const handsOut = useId();
  const noComments = useId();
  const noOwners = useId();
  const nextSteps = useId();
  const work = useId();
  const password = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem === 'guessablePassword') password.current?.focus();
  }, [problem]);
  return (
    <div className={styles.options}>
      <TextField
        label={say.label}
        value={form.label}
        maxLength={SHARE_LABEL_MAX_LENGTH}
        autoComplete="off"
        hint={say.labelHint}
        onChange={({ target }) => onChange({ label: target.value })}
      />
      <DateField
        label={say.ends}
        text={form.ends}
        hint={say.endsHint}
        error={dateSentence(problem, datePattern(plan.dateFormat))}
        format={plan.dateFormat}
        onType={(ends) => onChange({ ends })}
      />
      <PasswordField
        ref={password}
        label={say.password}
        value={form.password}
        autoComplete="new-password"
        hint={say.passwordHint}
        error={passwordSentence(problem)}
        onChange={({ target }) => onChange({ password: target.value })}
      />
      <TextField
        label={say.sites}
        value={form.sites}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="example.org"
        hint={say.sitesHint}
        error={problem === 'notASite' ? say.notASite(wrongSiteIn(form.sites) ?? '') : null}
        onChange={({ target }) => onChange({ sites: target.value })}
      />
      <YearChoice form={form} onChange={onChange} />
      <div className={styles.choice}>
        <Segmented
          label={say.theme}
          isLabelShown
          options={SHARE_THEMES.map((theme) => ({ value: theme, label: say.themes[theme] }))}
          chosen={form.theme}
          onChoose={(theme) => onChange({ theme })}
        />
        <p className={styles.hint}>{say.themeHint[form.theme]}</p>
      </div>
      <div className={styles.choice}>
        <SelectField
          label={say.language}
          options={SHARE_LANGUAGES.map((language) => ({ value: language, label: nameOf(language) }))}
          chosen={form.language}
          onChoose={(language) => onChange({ language })}
        />
        <p className={styles.hint}>{form.language === 'auto' ? say.languageOfViewer : say.languageForAll}</p>
      </div>
      <label htmlFor={noComments} className={styles.levels}>
        <Checkbox
          id={noComments}
          checked={form.hidesComments}
          onChange={({ target }) => onChange({ hidesComments: target.checked })}
        />
        <span>
          {say.hidesComments} <span>– {say.hidesCommentsText}</span>
        </span>
      </label>
      <label htmlFor={noOwners} className={styles.levels}>
        <Checkbox
          id={noOwners}
          checked={form.hidesOwners}
          onChange={({ target }) => onChange({ hidesOwners: target.checked })}
        />
        <span>
          {say.hidesOwners} <span>– {say.hidesOwnersText}</span>
        </span>
      </label>
      <label htmlFor={nextSteps} className={styles.levels}>
        <Checkbox
          id={nextSteps}
          checked={form.showsNextSteps}
          onChange={({ target }) => onChange({ showsNextSteps: target.checked })}
        />
        <span>
          {say.showsNextSteps} <span>– {say.showsNextStepsText}</span>
        </span>
      </label>
      {hasWork && (
        <label htmlFor={work} className={styles.levels}>
          <Checkbox
            id={work}
            checked={form.showsWork}
            onChange={({ target }) => onChange({ showsWork: target.checked })}
          />
          <span>
            {say.showsWork} <span>– {say.showsWorkText}</span>
          </span>
        </label>
      )}
      {form.style === 'dynamic' && (
        <label htmlFor={handsOut} className={styles.levels}>
          <Checkbox
            id={handsOut}
            checked={form.handsOutFilters}
            onChange={({ target }) => onChange({ handsOutFilters: target.checked })}
          />
          <span>
            {say.handsOut} <span>– {say.handsOutText}</span>
          </span>
        </label>
      )}
      <label htmlFor={onlyLevels} className={styles.levels}>
        <Checkbox
          id={onlyLevels}
          checked={form.onlyTheseLevels}
          onChange={({ target }) => onChange({ onlyTheseLevels: target.checked })}
        />
        <span>
          {say.onlyLevels} <span>– {say.onlyLevelsText}</span>
        </span>
      </label>
    </div>
  );
}

function YearChoice({
  form,
  onChange,
}: {
  readonly form: ShareForm;
  readonly onChange: (part: Partial<ShareForm>) => void;
}) {
  const { plan, year, currentYear } = usePlan();
  const name = (each: typeof year) => formatFiscalYear(each, plan.fiscalDisplay);
  const next = currentYear + 1;
  const hint =
    form.year === 'fixed'
      ? say.yearStays(name(year))
      : say.yearMoves(name(next), formatDate(fiscalYearSpan(next, plan.fiscalStartMonth).start, plan.dateFormat));
  return (
    <div className={styles.choice}>
      <Segmented
        label={say.year}
        isLabelShown
        options={[
          { value: 'fixed', label: say.yearFixed(name(year)) },
          { value: 'current', label: say.yearCurrent },
        ]}
        chosen={form.year}
        onChoose={(chosen) => onChange({ year: chosen })}
      />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}

function nameOf(language: ShareLanguage): string {
  return language === 'auto' ? say.languageAuto : languageName(language);
}

function passwordSentence(problem: ShareProblem | null): string | null {
  if (problem === 'shortPassword') return say.passwordShort(SHARE_PASSWORD_MIN_LENGTH);
  return problem === 'guessablePassword' ? say.passwordGuessable : null;
}

function dateSentence(problem: ShareProblem | null, pattern: string): string | null {
  if (problem === 'unreadableDate') return say.unreadable(pattern);
  return problem === 'pastDate' ? say.past : null;
}
