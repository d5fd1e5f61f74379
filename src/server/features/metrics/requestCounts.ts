const BORDERS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type AnsweredRequest = {
  readonly method: string;
  /** The route pattern, without ids. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

export class RequestCounts {
  readonly #answers = new Map<string, number>();
  readonly #routes = new Map<string, Times>();

  count({ method, route, status, seconds }: AnsweredRequest): void {
    const asked = `method="${method}",route="${route}"`;
    const answer = `${asked},status="${status}"`;
    this.#answers.set(answer, (this.#answers.get(answer) ?? 0) + 1);
    const times = this.#routes.get(asked) ?? { within: BORDERS.map(() => 0), count: 0, sum: 0 };
    BORDERS.forEach((border, at) => {
      if (seconds <= border) times.within[at] = (times.within[at] ?? 0) + 1;
    });
    times.count += 1;
    times.sum += seconds;
    this.#routes.set(asked, times);
  }

  lines(): string[] {
    return [
      '# HELP milepost_http_requests_total Requests answered.',
      '# TYPE milepost_http_requests_total counter',
      ...Array.from(this.#answers, ([labels, count]) => `milepost_http_requests_total{${labels}} ${count}`),
      '# HELP milepost_http_request_duration_seconds Time from the head of a request to the end of its answer.',
      '# TYPE milepost_http_request_duration_seconds histogram',
      ...Array.from(this.#routes, ([labels, times]) => linesOf(labels, times)).flat(),
    ];
  }
}

type Times = { readonly within: number[]; count: number; sum: number };

function linesOf(labels: string, { within, count, sum }: Times): string[] {
  const name = 'milepost_http_request_duration_seconds';
  return [
    ...BORDERS.map((border, at) => `${name}_bucket{${labels},le="${border}"} ${within[at] ?? 0}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sum.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
