import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the delay of the event loop is looked at; ms. */
const RESOLUTION = 10;
const NANOSECONDS = 1e9;
const NAME = 'milepost_event_loop_delay_seconds';

/** For how long the event loop stood still: quantiles since it was last asked, sum and count since the start. */
export class LoopDelays {
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  #count = 0;
  #sum = 0;

  constructor() {
    this.#delay.enable();
  }

  close(): void {
    this.#delay.disable();
  }

  /** A summary in Prometheus' text format; asking begins the next span. */
  lines(): string[] {
    const quantiles = [50, 90, 99, 100].map(
      (percent) => `${NAME}{quantile="${percent / 100}"} ${secondsOf(this.#delay.percentile(percent)).toFixed(6)}`,
    );
    this.#count += this.#delay.count;
    this.#sum += secondsOf(this.#delay.mean) * this.#delay.count;
    this.#delay.reset();
    return [
      `# HELP ${NAME} Delay of the event loop; quantiles since the last scrape.`,
      `# TYPE ${NAME} summary`,
      ...quantiles,
      `${NAME}_sum ${this.#sum.toFixed(6)}`,
      `${NAME}_count ${this.#count}`,
    ];
  }
}

/** Nothing was measured yet where the histogram has no number. */
function secondsOf(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0;
}
