import type { MilepostApp } from '#server/http/milepostApp.ts';
import { addChangeRoutes } from './changeRoutes.ts';
import { addClosedPeriodRoute } from './closedPeriodRoute.ts';
import { addPlanEditRoutes, type PlanEditParts } from './editing/planEditRoutes.ts';
import { addPlanRoutes, type PlanParts } from './planRoutes.ts';
import { addTimeRoutes } from './timeRoutes.ts';
import { addUndoRoute } from './undoRoute.ts';

/** Plans and their settings, their history with undo, and closed periods. */
export function planFeature(app: MilepostApp, parts: PlanParts & PlanEditParts): void {
  addPlanRoutes(app, parts);
  addPlanEditRoutes(app, parts);
  addChangeRoutes(app, parts);
  addUndoRoute(app, parts);
  addTimeRoutes(app, parts);
  addClosedPeriodRoute(app, parts);
}
