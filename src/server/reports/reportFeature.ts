import type { MilepostApp } from '#server/http/milepostApp.ts';
import { type AttentionParts, addAttentionRoute } from './attentionRoute.ts';
import { addReportRoutes, type ReportParts } from './reportRoutes.ts';

/** The printed report, and what it says of goals that need attention. */
export function reportFeature(app: MilepostApp, parts: AttentionParts & ReportParts): void {
  addAttentionRoute(app, parts);
  addReportRoutes(app, parts);
}
