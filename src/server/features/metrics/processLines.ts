import { metric, single } from './metricLines.ts';

export function processLines(): string[] {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return [
    ...single('process_resident_memory_bytes', 'Resident memory.', memory.rss),
    ...single('milepost_heap_used_bytes', 'Heap in use.', memory.heapUsed),
    ...single('milepost_buffers_bytes', 'Memory of buffers and columns outside the heap.', memory.external),
    ...metric({ name: 'process_cpu_seconds_total', type: 'counter', help: 'Processor time.' }, [
      { value: (user + system) / 1e6 },
    ]),
  ];
}
