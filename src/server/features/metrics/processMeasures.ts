import type { Registry } from 'prom-client';
import { addSingle, addTotal } from './measures.ts';

export function addProcessMeasures(registry: Registry): void {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  addSingle(registry, ['process_resident_memory_bytes', 'Resident memory.', memory.rss]);
  addSingle(registry, ['milepost_heap_used_bytes', 'Heap in use.', memory.heapUsed]);
  addSingle(registry, ['milepost_buffers_bytes', 'Memory of buffers and columns outside the heap.', memory.external]);
  addTotal(registry, {
    name: 'process_cpu_seconds_total',
    help: 'Processor time.',
    samples: [{ value: (user + system) / 1e6 }],
  });
}
