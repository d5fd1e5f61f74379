import * as z from 'zod';
import type { $ZodType } from 'zod/v4/core';
import { accountSchema, doneSchema, wireSessionsSchema } from '#contract/account.ts';
import { apiTokenMadeSchema, apiTokenSchema, newApiTokenSchema } from '#contract/apiToken.ts';
import { wireAttentionSchema } from '#contract/attention.ts';
import { wireChangeSchema, wireChangesSchema } from '#contract/change.ts';
import { checkInSchema } from '#contract/checkIn.ts';
import { commentDraftSchema, commentMadeSchema, newCommentSchema, wireCommentSchema } from '#contract/comment.ts';
import { entryCellsSchema, planCellsSchema, versionSchema } from '#contract/entryCells.ts';
import { wireErrorSchema } from '#contract/errors.ts';
import { figureSchema } from '#contract/figures.ts';
import { wireExplanationSchema } from '#contract/goal/wireExplanation.ts';
import {
  goalMadeSchema,
  goalPatchSchema,
  goalsArchivedSchema,
  newGoalSchema,
  statedGoalSchema,
  yearTargetPutSchema,
  yearTargetSchema,
} from '#contract/goalCalls.ts';
import { goalByNumberSchema, goalsPutSchema } from '#contract/goalUpsert.ts';
import { importMappingSchema, importPreviewSchema } from '#contract/import.ts';
import { diffRowsSchema, importAnswersSchema, importAppliedSchema, importDraftSchema } from '#contract/importDraft.ts';
import { wireMailingSchema } from '#contract/mailing.ts';
import { membersSchema, wireMemberSchema, wirePlanDepartmentSchema } from '#contract/members.ts';
import { wireOutlookSchema, wireProspectSchema, wireSignalSchema } from '#contract/outlook.ts';
import { wirePlanSchema, wirePlanSummarySchema } from '#contract/plan/wirePlan.ts';
import { newPlanSchema, planMadeSchema, planPatchSchema } from '#contract/planCalls.ts';
import { wireSavedFilterSchema } from '#contract/savedFilter.ts';
import { sessionSchema } from '#contract/session.ts';
import {
  newShareSchema,
  shareEventSchema,
  sharePatchSchema,
  shareRequestSchema,
  wireShareSchema,
} from '#contract/share.ts';
import { wireShortLinkSchema } from '#contract/shortUrl.ts';
import {
  deliveriesSchema,
  newWebhookSchema,
  webhookMadeSchema,
  webhooksSchema,
  webhookTestedSchema,
} from '#contract/webhook.ts';
import { goalsReplySchema } from '#server/features/goals/goalsReply.ts';

export const NAMED_SCHEMAS: Readonly<Record<string, $ZodType>> = {
  Account: accountSchema,
  ApiToken: apiTokenSchema,
  ApiTokenMade: apiTokenMadeSchema,
  Attention: wireAttentionSchema,
  Change: wireChangeSchema,
  ChangePage: wireChangesSchema,
  CheckIn: checkInSchema,
  Comment: wireCommentSchema,
  CommentDraft: commentDraftSchema,
  NewComment: newCommentSchema,
  CommentMade: commentMadeSchema,
  Delivery: deliveriesSchema._zod.def.element,
  Department: wirePlanDepartmentSchema,
  Done: doneSchema,
  Error: wireErrorSchema,
  Explanation: wireExplanationSchema,
  Figure: figureSchema,
  Figures: entryCellsSchema,
  FiguresOfGoals: planCellsSchema,
  Goal: goalsReplySchema._zod.def.element,
  GoalByNumber: goalByNumberSchema,
  GoalMade: goalMadeSchema,
  GoalPatch: goalPatchSchema,
  GoalsPut: goalsPutSchema,
  GoalsArchived: goalsArchivedSchema,
  ImportAnswers: importAnswersSchema,
  ImportApplied: importAppliedSchema,
  ImportDraft: importDraftSchema,
  ImportMapping: importMappingSchema,
  ImportPreview: importPreviewSchema,
  ImportRows: diffRowsSchema,
  Mailing: wireMailingSchema,
  Member: wireMemberSchema,
  Members: membersSchema,
  NewApiToken: newApiTokenSchema,
  NewGoal: newGoalSchema,
  NewPlan: newPlanSchema,
  NewShare: shareRequestSchema,
  NewWebhook: newWebhookSchema,
  Outlook: wireOutlookSchema,
  Plan: wirePlanSchema,
  PlanMade: planMadeSchema,
  PlanPatch: planPatchSchema,
  PlanSummary: wirePlanSummarySchema,
  Prospect: wireProspectSchema,
  SavedFilter: wireSavedFilterSchema,
  Session: sessionSchema,
  SessionPlace: wireSessionsSchema._zod.def.element,
  Share: wireShareSchema,
  ShareEvent: shareEventSchema,
  ShareMade: newShareSchema,
  SharePatch: sharePatchSchema,
  ShortLink: wireShortLinkSchema,
  Signal: wireSignalSchema,
  StatedGoal: statedGoalSchema,
  Version: versionSchema,
  WebhookMade: webhookMadeSchema,
  WebhookTested: webhookTestedSchema,
  Webhooks: webhooksSchema,
  YearTarget: yearTargetSchema,
  YearTargetPut: yearTargetPutSchema,
};

/** Registers the names with the schemas; the registry keeps the notes of their fields too. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) {
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}
