import { useId, useState } from 'react';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { say } from '#web/base/messages/say/chartDownload.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Menu, MenuAction } from '#web/base/ui/Menu.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './ChartDownload.module.css';
import type { ChartToTake } from './chartToTake.ts';

const KINDS = { png: 'chart', svg: 'pencil', csv: 'table' } as const;

/** The code that makes files is loaded with the first one. */
export function ChartDownload({ chartOf }: { readonly chartOf: () => ChartToTake }) {
  const id = useId();
  const tip = useTip(() => say.button);
  const [isFailed, setFailed] = useState(false);

  async function take(kind: keyof typeof KINDS) {
    setFailed(false);
    try {
      const { downloadChart } = await loadFile(() => import('./downloadChart.ts'));
      await downloadChart(chartOf(), kind);
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      {isFailed && (
        <p role="alert" className={styles.failed}>
          {say.failed}
        </p>
      )}
      <button type="button" className={styles.button} popoverTarget={id} aria-label={say.button} {...tip}>
        <LateIcon name="download" />
      </button>
      <Menu id={id} label={say.button} alignment="end">
        {(close) => (
          <>
            {(['png', 'svg', 'csv'] as const).map((kind) => (
              <MenuAction
                key={kind}
                icon={KINDS[kind]}
                onChoose={() => {
                  close();
                  void take(kind);
                }}
              >
                {say.kinds[kind]}
              </MenuAction>
            ))}
          </>
        )}
      </Menu>
    </>
  );
}
