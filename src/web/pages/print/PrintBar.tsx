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

export function PrintBar({
  filters,
  hasFigures,
  onFigures,
}: {
  readonly filters: FilterParams | null;
  readonly hasFigures: boolean;
  readonly onFigures: (hasFigures: boolean) => void;
}) {
  const { plan, year, viewer } = usePlan();
  const figures = useId();
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
      hasFigures,
      opensDialog: true,
      language,
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
      <label htmlFor={figures}>
        <Checkbox id={figures} checked={hasFigures} onChange={({ target }) => onFigures(target.checked)} />
        {say.withFigures}
      </label>
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
