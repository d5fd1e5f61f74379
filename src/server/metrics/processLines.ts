import type { monitorEventLoopDelay } from 'node:perf_hooks';

const NANOSECONDS = 1e9;

/**
 * The process in lines of Prometheus' text format: for how long the event loop stood still since the last time it was
 * asked, memory and processor time. Asking begins the next span of the event loop's delay.
 */
export function processLines(delay: ReturnType<typeof monitorEventLoopDelay>): string[] {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const quantiles = [50, 90, 99, 100].map(
    (percent) =>
      `milepost_event_loop_delay_seconds{quantile="${percent / 100}"} ${secondsOf(delay.percentile(percent))}`,
  );
  delay.reset();
  return [
    ...gauge('milepost_event_loop_delay_seconds', 'Delay of the event loop since the last scrape.', quantiles),
    ...single('process_resident_memory_bytes', 'Resident memory.', memory.rss),
    ...single('milepost_heap_used_bytes', 'Heap in use.', memory.heapUsed),
    ...single('milepost_buffers_bytes', 'Memory of buffers and columns outside the heap.', memory.external),
    '# HELP process_cpu_seconds_total Processor time.',
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${((user + system) / 1e6).toFixed(3)}`,
  ];
}

/** A gauge of one value. */
export function single(name: string, help: string, value: number): string[] {
  return gauge(name, help, [`${name} ${value}`]);
}

function gauge(name: string, help: string, lines: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines];
}

/** Nothing was measured yet where the histogram has no number. */
function secondsOf(nanoseconds: number): string {
  return (Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0).toFixed(6);
}
