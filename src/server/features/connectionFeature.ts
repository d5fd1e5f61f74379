import { addConnectionRoutes, type ConnectionParts } from '#server/features/connections/connectionRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export type ConnectionFeatureParts = Omit<ConnectionParts, 'findUses'>;

export function connectionFeature(app: MilepostApp, parts: ConnectionFeatureParts): void {
  addConnectionRoutes(app, { ...parts, findUses: async () => new Map() });
}
