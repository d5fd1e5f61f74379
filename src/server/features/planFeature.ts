import { addChangedRulesRoutes } from '#server/features/plans/changedRulesRoutes.ts';
import { addChangeRoutes } from '#server/features/plans/changeRoutes.ts';
import { addClosedPeriodRoute } from '#server/features/plans/closedPeriodRoute.ts';
import { addPlanEditRoutes, type PlanEditParts } from '#server/features/plans/editing/planEditRoutes.ts';
import { addLeftOutRoute } from '#server/features/plans/leftOutRoute.ts';
import { addPlanRoutes, type PlanParts } from '#server/features/plans/planRoutes.ts';
import { addRemovalRoutes } from '#server/features/plans/removalRoutes.ts';
import { addTableColumnsRoute } from '#server/features/plans/tableColumnsRoute.ts';
import { addTimeRoutes } from '#server/features/plans/timeRoutes.ts';
import { addUndoRoute } from '#server/features/plans/undoRoute.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export function planFeature(app: MilepostApp, parts: PlanParts & PlanEditParts): void {
  addPlanRoutes(app, parts);
  addPlanEditRoutes(app, parts);
  addRemovalRoutes(app, parts);
  addTableColumnsRoute(app, parts);
  addChangedRulesRoutes(app, parts);
  addChangeRoutes(app, parts);
  addLeftOutRoute(app, parts);
  addUndoRoute(app, parts);
  addTimeRoutes(app, parts);
  addClosedPeriodRoute(app, parts);
}
