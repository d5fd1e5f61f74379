import { useId, useState } from 'react';
import { planExportPath } from '#contract/addresses.ts';
import { say } from '#web/base/messages/say/import.ts';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { FileDrop } from './FileDrop.tsx';
import styles from './FileStep.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { Importing } from './useImport.ts';

const FORMATS = ['xlsx', 'csv', 'json'] as const;

/** Where to, and the file: dropped, or chosen. */
export function FileStep({ importing }: { readonly importing: Importing }) {
  const { plan } = usePlan();
  const [where, setWhere] = useState<'here' | 'new'>(asksForNew() ? 'new' : 'here');
  const [name, setName] = useState('');
  const [hasSources, setSources] = useState(false);
  const id = useId();

  function handIn(files: readonly File[]) {
    void importing.handIn(where === 'here' ? plan.id : null, files, name.trim() === '' ? {} : { name: name.trim() });
  }

  return (
    <div className={styles.step}>
      {importing.draft !== null && !importing.isBusy && <RefusedFiles refusals={importing.draft.refusals} />}
      <Segmented
        label={say.whereTitle}
        isLabelShown
        options={[
          { value: 'here', label: say.whereHere(plan.name) },
          { value: 'new', label: say.whereNew },
        ]}
        chosen={where}
        onChoose={setWhere}
      />
      {where === 'new' && (
        <TextField
          label={say.newName}
          hint={say.newNameHint}
          value={name}
          maxLength={100}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <FileDrop importing={importing} onFiles={handIn} />
      <section className={styles.exports}>
        <h3 className="read-strong">{say.exportTitle}</h3>
        <p className="quiet body">{say.exportText}</p>
        <label className="row body" htmlFor={`${id}-sources`}>
          <Checkbox id={`${id}-sources`} checked={hasSources} onChange={({ target }) => setSources(target.checked)} />
          {say.exportSources}
        </label>
        <div>
          {FORMATS.map((format) => (
            <a
              key={format}
              className={buttonClass('secondary')}
              href={`${planExportPath(plan.id, format)}${hasSources ? '?sources=1' : ''}`}
              download
            >
              {say.exportAs[format]}
            </a>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The address may ask for a new plan, as the page that makes plans does. */
function asksForNew(): boolean {
  return new URLSearchParams(window.location.search).has('new');
}
