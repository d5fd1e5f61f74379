import { timeOfInstant } from '#server/base/clock.ts';
import { programVersion } from '#server/base/programVersion.ts';
import { listOperations, type Operations } from '#server/platform/operations/operations.ts';
import type { StoreDialect } from '#server/store/database/store.ts';
import { metric, single } from './metricLines.ts';

export function operationLines(
  operations: Operations,
  {
    kind,
    waiting,
  }: {
    readonly kind: StoreDialect;
    readonly waiting: number | null;
  },
): string[] {
  const on = listOperations(operations).filter(({ state }) => state !== 'off');
  const free = operations.freeBytes();
  return [
    ...metric({ name: 'milepost_build_info', type: 'gauge', help: 'Which Milepost this is; always 1.' }, [
      { labels: { version: programVersion }, value: 1 },
    ]),
    ...metric({ name: 'milepost_store_up', type: 'gauge', help: 'Whether the store answers.' }, [
      { labels: { kind }, value: operations.store.state === 'working' ? 1 : 0 },
    ]),
    ...metric(
      { name: 'milepost_operation_failing', type: 'gauge', help: 'Whether what is set up failed when last tried.' },
      on.map(({ name, state }) => ({ labels: { operation: name }, value: state === 'failing' ? 1 : 0 })),
    ),
    ...metric(
      {
        name: 'milepost_operation_last_success_timestamp_seconds',
        type: 'gauge',
        help: 'When it last worked; of backups, when the newest was made.',
      },
      on.flatMap(({ name, lastSuccessAt }) =>
        lastSuccessAt === null ? [] : [{ labels: { operation: name }, value: timeOfInstant(lastSuccessAt) / 1000 }],
      ),
    ),
    ...metric(
      { name: 'milepost_operation_runs_total', type: 'counter', help: 'How often it was tried, by how it ended.' },
      on.flatMap(({ name, runs }) =>
        (['done', 'failed'] as const).map((outcome) => ({
          labels: { operation: name, outcome },
          value: runs[outcome],
        })),
      ),
    ),
    ...(waiting === null
      ? []
      : single('milepost_webhook_deliveries_waiting', 'What is still to be sent to webhooks.', waiting)),
    ...(free === null ? [] : single('milepost_data_folder_free_bytes', 'Free where the data folder is.', free)),
  ];
}
