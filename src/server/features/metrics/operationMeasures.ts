import type { Registry } from 'prom-client';
import { timeOfInstant } from '#server/base/clock.ts';
import { programVersion } from '#server/base/programVersion.ts';
import { listOperations, type Operations } from '#server/platform/operations/operations.ts';
import type { StoreDialect } from '#server/store/database/store.ts';
import { addGauge, addSingle, addTotal } from './measures.ts';

export function addOperationMeasures(
  registry: Registry,
  {
    operations,
    kind,
    waiting,
  }: { readonly operations: Operations; readonly kind: StoreDialect; readonly waiting: number | null },
): void {
  const on = listOperations(operations).filter(({ state }) => state !== 'off');
  addGauge(registry, {
    name: 'milepost_build_info',
    help: 'Which Milepost this is; always 1.',
    samples: [{ labels: { version: programVersion }, value: 1 }],
  });
  addGauge(registry, {
    name: 'milepost_store_up',
    help: 'Whether the store answers.',
    samples: [{ labels: { kind }, value: operations.store.state === 'working' ? 1 : 0 }],
  });
  addGauge(registry, {
    name: 'milepost_operation_failing',
    help: 'Whether what is set up failed when last tried.',
    samples: on.map(({ name, state }) => ({ labels: { operation: name }, value: state === 'failing' ? 1 : 0 })),
  });
  addGauge(registry, {
    name: 'milepost_operation_last_success_timestamp_seconds',
    help: 'When it last worked; of backups, when the newest was made.',
    samples: on.flatMap(({ name, lastSuccessAt }) =>
      lastSuccessAt === null ? [] : [{ labels: { operation: name }, value: timeOfInstant(lastSuccessAt) / 1000 }],
    ),
  });
  addTotal(registry, {
    name: 'milepost_operation_runs_total',
    help: 'How often it was tried, by how it ended.',
    samples: on.flatMap(({ name, runs }) =>
      (['done', 'failed'] as const).map((outcome) => ({ labels: { operation: name, outcome }, value: runs[outcome] })),
    ),
  });
  addSingle(registry, ['milepost_webhook_deliveries_waiting', 'What is still to be sent to webhooks.', waiting]);
  addSingle(registry, ['milepost_data_folder_free_bytes', 'Free where the data folder is.', operations.freeBytes()]);
}
