import { createStatusWatch, type StatusWatchParts } from '#server/features/webhooks/statusWatch.ts';
import { addWebhookRoutes, type WebhookParts } from '#server/features/webhooks/webhookRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import type { Operations } from '#server/platform/operations/operations.ts';
import type { AllowedHosts } from '#server/platform/outgoing/allowedHosts.ts';

export type WebhookFeatureParts = Omit<WebhookParts & StatusWatchParts, 'hosts' | 'watch' | 'operation'> & {
  readonly webhookHosts: AllowedHosts;
  readonly operations: Operations;
};

export function webhookFeature(app: MilepostApp, parts: WebhookFeatureParts): void {
  const { webhookHosts: hosts, operations } = parts;
  const watch = createStatusWatch({ ...parts, hosts, operation: operations.webhooks });
  app.addHook('onClose', async () => watch.close());
  addWebhookRoutes(app, { ...parts, hosts, watch });
}
