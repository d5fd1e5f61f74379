import { addCheckInRoute } from '#server/features/goals/checkInRoute.ts';
import { addCommentEditRoutes } from '#server/features/goals/commentEditRoutes.ts';
import { addCommentRoutes } from '#server/features/goals/commentRoutes.ts';
import { addDeclinedRoutes } from '#server/features/goals/declinedRoutes.ts';
import { addArchiveRoutes } from '#server/features/goals/editing/archiveRoutes.ts';
import { addEditRoutes, type EditParts } from '#server/features/goals/editing/editRoutes.ts';
import { addGoalsByNumberRoute } from '#server/features/goals/editing/goalsByNumberRoute.ts';
import { addManyGoalsRoutes } from '#server/features/goals/editing/manyGoalsRoutes.ts';
import { addNewBaseRoutes } from '#server/features/goals/editing/newBaseRoutes.ts';
import { addStatedGoalRoute } from '#server/features/goals/editing/statedGoalRoute.ts';
import { addYearTargetRoute } from '#server/features/goals/editing/yearTargetRoute.ts';
import { addEntryRoutes } from '#server/features/goals/entryRoutes.ts';
import { addFigureSourceRoute } from '#server/features/goals/figureSourceRoute.ts';
import { addFigureRoute } from '#server/features/goals/figures/figureRoute.ts';
import { addFormulaPreviewRoute } from '#server/features/goals/formulaPreviewRoute.ts';
import type { GoalParts } from '#server/features/goals/goalParts.ts';
import { addGoalRoutes } from '#server/features/goals/goalRoutes.ts';
import { addSearchRoute } from '#server/features/goals/searchRoute.ts';
import { addWaitingRoutes } from '#server/features/goals/waitingRoutes.ts';
import { createTellDeclined } from '#server/features/reminders/tellDeclined.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import type { SendMail } from '#server/platform/mail/sendMail.ts';

export type GoalFeatureParts = GoalParts &
  EditParts & {
    readonly sendMail: SendMail | null;
    readonly ownUrl: () => string;
    readonly warn: (message: string) => void;
  };

export function goalFeature(app: MilepostApp, parts: GoalFeatureParts): void {
  const { sendMail } = parts;
  const tellDeclined = sendMail === null ? async () => {} : createTellDeclined({ ...parts, send: sendMail });
  addGoalRoutes(app, parts);
  addStatedGoalRoute(app, parts);
  addSearchRoute(app, parts);
  addEntryRoutes(app, parts);
  addFigureRoute(app, parts);
  addWaitingRoutes(app, { ...parts, tellDeclined });
  addDeclinedRoutes(app, parts);
  addFigureSourceRoute(app, parts);
  addCheckInRoute(app, parts);
  addYearTargetRoute(app, parts);
  addNewBaseRoutes(app, parts);
  addEditRoutes(app, parts);
  addGoalsByNumberRoute(app, parts);
  addManyGoalsRoutes(app, parts);
  addFormulaPreviewRoute(app, parts);
  addArchiveRoutes(app, parts);
  addCommentRoutes(app, parts);
  addCommentEditRoutes(app, parts);
}
