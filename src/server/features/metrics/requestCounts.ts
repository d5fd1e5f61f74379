import { Counter, Histogram, Registry } from 'prom-client';

/** In seconds. */
const BORDERS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type AnsweredRequest = {
  readonly method: string;
  /** The route pattern, without ids. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

export class RequestCounts {
  readonly registry = new Registry();
  readonly #answers = new Counter({
    name: 'milepost_http_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  readonly #times = new Histogram({
    name: 'milepost_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: BORDERS,
    registers: [this.registry],
  });

  count({ method, route, status, seconds }: AnsweredRequest): void {
    this.#answers.inc({ method, route, status });
    this.#times.observe({ method, route }, seconds);
  }
}
