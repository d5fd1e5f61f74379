import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 10;
const NANOSECONDS = 1e9;
const NAME = 'milepost_event_loop_delay_seconds';

/** How long the event loop was blocked: quantiles since the last read, sum and count since the start. */
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

/** An empty histogram has no numbers. */
function secondsOf(nanoseconds: number): number {
  return Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0;
}
