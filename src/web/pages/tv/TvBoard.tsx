import { useEffect, useState, useSyncExternalStore } from 'react';
import { readTvSeconds } from '#contract/tvAddress.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { countInMean, type MeanCount } from '#core/rollup/countedInMean.ts';
import { type ViewCount, viewCount } from '#core/view/viewCount.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say as counts } from '#web/base/messages/say/counts.ts';
import { say } from '#web/base/messages/say/tv.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { PrintCard } from '#web/pages/print/PrintCard.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { goalsBelow, type PlanGoals } from '#web/plan/goals/planGoals.ts';
import { useWholeGoal } from '#web/plan/goals/useWholeGoal.ts';
import { BAND_STATUS } from '#web/plan/listing/bandStatus.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import { useListing } from '#web/plan/listing/useListing.ts';
import styles from './TvBoard.module.css';
import { pagesOf, tvLayout } from './tvLayout.ts';

export function TvBoard({
  prepared,
  criteria,
  title,
}: {
  readonly prepared: PlanGoals;
  readonly criteria: FilterCriteria;
  readonly title: string | null;
}) {
  const { plan, year } = usePlan();
  const { listing } = useListing(prepared, criteria);
  const layout = tvLayout(useWindowSize());
  const { goals } = listing;
  const pages = pagesOf(goals.length, layout);
  const { page, isPaused, toggle } = usePages(pages);
  const perPage = layout.columns * layout.rows;
  const cards = goals.slice(page * perPage, (page + 1) * perPage);

  useEffect(() => {
    document.title = plan.name;
  }, [plan.name]);
  useWakeLock();

  return (
    <main className={styles.board}>
      <header className={styles.head}>
        <div className={styles.names}>
          <p data-house="line">{plan.company}</p>
          <h1>{title === null ? plan.name : `${plan.name} · ${title}`}</h1>
        </div>
        <p>{formatFiscalYear(year, plan.fiscalDisplay)}</p>
        <HealthFigure count={viewCount(listing.view)} />
        <p className={styles.page}>{say.page(page + 1, pages)}</p>
        <span className={styles.controls}>
          <Button look="ghost" size="square" aria-label={isPaused ? say.resume : say.pause} onClick={toggle}>
            <LateIcon name={isPaused ? 'play' : 'pause'} />
          </Button>
          <Button look="ghost" size="square" aria-label={say.fullscreen} onClick={goFullscreen}>
            <LateIcon name="fullscreen" />
          </Button>
        </span>
      </header>
      {cards.length === 0 ? (
        <p className={styles.nothing}>{say.nothing}</p>
      ) : (
        <>
          <h2 className="visually-hidden">{say.cards}</h2>
          <ul
            className={styles.cards}
            aria-label={say.cards}
            style={{ zoom: layout.scale, gridTemplateColumns: `repeat(${layout.columns}, 304px)` }}
          >
            {cards.map(({ id, figures }) => (
              <li key={id}>
                <TvCard id={id} meanCount={countInMean(figures, goalsBelow(prepared, id))} />
              </li>
            ))}
          </ul>
        </>
      )}
    </main>
  );
}

function TvCard({ id, meanCount }: { readonly id: string; readonly meanCount: MeanCount }) {
  const goal = useWholeGoal(id);
  return goal === null ? <div className={styles.coming} /> : <PrintCard goal={goal} meanCount={meanCount} />;
}

function HealthFigure({ count }: { readonly count: ViewCount }) {
  const { health, goals } = count;
  const score = health === null ? null : shownHealth(health);
  const band = health?.band ?? null;
  const status = band === null ? null : BAND_STATUS[band];
  return (
    <p className={styles.health} data-status={status}>
      <span>{counts.counted(goals)}</span>
      {health !== null && score === null && <b>{say.noData}</b>}
      {score !== null && (
        <>
          {say.health} <b>{score}</b>
        </>
      )}
      {status !== null && <StatusGlyph status={status} size={16} />}
    </p>
  );
}

function usePages(pages: number) {
  const [turned, setTurned] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const page = turned % pages;

  useEffect(() => {
    if (isPaused) return;
    const seconds = readTvSeconds(window.location.search);
    const timer = window.setInterval(() => setTurned((before) => before + 1), seconds * 1000);
    return () => window.clearInterval(timer);
  }, [isPaused]);

  useEffect(() => {
    function handleKey({ key, target }: KeyboardEvent) {
      if (key === 'ArrowRight') setTurned((before) => before + 1);
      if (key === 'ArrowLeft') setTurned((before) => (before % pages) + pages - 1);
      if (key === ' ' && target === document.body) setPaused((before) => !before);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [pages]);

  return { page, isPaused, toggle: () => setPaused(!isPaused) };
}

/** Requested again whenever the page becomes visible. */
function useWakeLock(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void navigator.wakeLock?.request('screen').catch(() => null);
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
}

/** Phones have no fullscreen API, and a frame may lack permission. */
function goFullscreen(): void {
  document.documentElement.requestFullscreen?.().catch(() => null);
}

function useWindowSize(): { readonly width: number; readonly height: number } {
  const size = useSyncExternalStore(subscribe, () => `${window.innerWidth} ${window.innerHeight}`);
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return { width, height };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
