import type { MilepostApp } from '#server/http/milepostApp.ts';
import { addCheckInRoute } from './checkInRoute.ts';
import { addCommentEditRoutes } from './commentEditRoutes.ts';
import { addCommentRoutes } from './commentRoutes.ts';
import { addArchiveRoutes } from './editing/archiveRoutes.ts';
import { addEditRoutes, type EditParts } from './editing/editRoutes.ts';
import { addNewBaseRoutes } from './editing/newBaseRoutes.ts';
import { addStatedGoalRoute } from './editing/statedGoalRoute.ts';
import { addYearTargetRoute } from './editing/yearTargetRoute.ts';
import { addEntryRoutes } from './entryRoutes.ts';
import type { GoalParts } from './goalParts.ts';
import { addGoalRoutes } from './goalRoutes.ts';
import { addSearchRoute } from './searchRoute.ts';

/** Goals: reading, editing, their figures and their comments. */
export function goalFeature(app: MilepostApp, parts: GoalParts & EditParts): void {
  addGoalRoutes(app, parts);
  addStatedGoalRoute(app, parts);
  addSearchRoute(app, parts);
  addEntryRoutes(app, parts);
  addCheckInRoute(app, parts);
  addYearTargetRoute(app, parts);
  addNewBaseRoutes(app, parts);
  addEditRoutes(app, parts);
  addArchiveRoutes(app, parts);
  addCommentRoutes(app, parts);
  addCommentEditRoutes(app, parts);
}
