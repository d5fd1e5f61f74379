import { useEffect, useId, useState } from 'react';
import { planDashboardPath } from '#contract/addresses.ts';
import { DEFAULT_DASHBOARD, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import type { FilterParams } from '#contract/filterParams.ts';
import { printPath } from '#contract/printedReport.ts';
import { readPrintQuery } from '#contract/readPrintQuery.ts';
import { fetchBlob } from '#web/base/api/fetchBlob.ts';
import { shareToken } from '#web/base/api/shareAccess.ts';
import { KeysHost } from '#web/base/keys/KeysHost.tsx';
import { language } from '#web/base/messages/language.ts';
import { say } from '#web/base/messages/say/print.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { PaletteHost } from '#web/pages/palette/PaletteHost.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './PrintBar.module.css';
import type { ReportParts } from './reportAsked.ts';

export function PrintBar({
  filters,
  parts,
  onParts,
}: {
  readonly filters: FilterParams | null;
  readonly parts: ReportParts;
  readonly onParts: (parts: ReportParts) => void;
}) {
  const { plan, year, viewer, hasWork = false } = usePlan();
  const pdf = usePdf(`${plan.name}.pdf`);
  const style = viewer.kind === 'share' ? viewer.view.style : null;
  const back = writeDashboardQuery({
    ...DEFAULT_DASHBOARD,
    shareToken,
    shareStyle: style,
    filters,
    fiscalYear: year,
    language: readPrintQuery(window.location.search, plan.dateFormat).language,
  });
  const address = printPath(
    {
      planId: plan.id,
      filters,
      fiscalYear: year,
      shareToken: null,
      shareStyle: style,
      language,
      opensDialog: true,
      hasFigures: parts.hasFigures,
      hasWork: parts.hasWork,
    },
    { asPdf: true },
  );
  return (
    <header className={styles.bar}>
      <a className={buttonClass('ghost')} href={`${planDashboardPath(plan.id)}${back}`}>
        <LateIcon name="arrowLeft" />
        {say.back}
      </a>
      {viewer.kind === 'member' && (
        <>
          <PaletteHost dashboard={null} />
          <KeysHost />
        </>
      )}
      <Part
        label={say.withFigures}
        isOn={parts.hasFigures}
        onTurn={(hasFigures) => onParts({ ...parts, hasFigures })}
      />
      {hasWork && (
        <Part label={say.withWork} isOn={parts.hasWork} onTurn={(asked) => onParts({ ...parts, hasWork: asked })} />
      )}
      <Button disabled={pdf.seconds !== null} onClick={() => pdf.make(address)}>
        {pdf.seconds === null ? say.savePdf : say.savingPdf(pdf.seconds)}
      </Button>
      <Button look="primary" onClick={() => window.print()}>
        <LateIcon name="print" />
        {say.print}
      </Button>
      <p role="alert" data-status="critical">
        {pdf.hasFailed && say.pdfFailed}
      </p>
    </header>
  );
}

function Part({
  label,
  isOn,
  onTurn,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id}>
      <Checkbox id={id} checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      {label}
    </label>
  );
}

function usePdf(fileName: string) {
  const [seconds, setSeconds] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isMaking = seconds !== null;

  useEffect(() => {
    if (!isMaking) return;
    const timer = window.setInterval(() => setSeconds((before) => (before ?? 0) + 1), 1000);
    return () => window.clearInterval(timer);
  }, [isMaking]);

  async function make(path: string) {
    setFailed(false);
    setSeconds(0);
    try {
      save(await fetchBlob(path), fileName);
    } catch {
      setFailed(true);
    }
    setSeconds(null);
  }

  return { seconds, hasFailed, make };
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
