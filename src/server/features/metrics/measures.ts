import { Counter, Gauge, type Registry } from 'prom-client';

export type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

type Measured = { readonly name: string; readonly help: string; readonly samples: readonly Sample[] };

/** What is measured when it is asked for; without samples the metric is left out. */
export function addGauge(registry: Registry, measured: Measured): void {
  if (measured.samples.length === 0) return;
  const gauge = new Gauge({ ...nameAndLabels(measured), registers: [registry] });
  for (const { labels = {}, value } of measured.samples) gauge.set(labels, value);
}

/** A total that is counted elsewhere. */
export function addTotal(registry: Registry, measured: Measured): void {
  const counter = new Counter({ ...nameAndLabels(measured), registers: [registry] });
  for (const { labels = {}, value } of measured.samples) counter.inc(labels, value);
}

export function addSingle(registry: Registry, [name, help, value]: readonly [string, string, number | null]): void {
  addGauge(registry, { name, help, samples: value === null ? [] : [{ value }] });
}

function nameAndLabels({ name, help, samples }: Measured) {
  return { name, help, labelNames: Object.keys(samples[0]?.labels ?? {}) };
}
