import { addDepartmentRoutes } from '#server/features/members/departmentRoutes.ts';
import { addFollowInvitationRoutes } from '#server/features/members/followInvitationRoutes.ts';
import { addInvitationRoutes, type InvitationParts } from '#server/features/members/invitationRoutes.ts';
import type { MemberParts } from '#server/features/members/memberParts.ts';
import { addMemberResetRoute } from '#server/features/members/memberResetRoute.ts';
import { addMemberRoutes } from '#server/features/members/memberRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export function memberFeature(app: MilepostApp, parts: MemberParts & InvitationParts): void {
  addMemberRoutes(app, parts);
  addDepartmentRoutes(app, parts);
  addInvitationRoutes(app, parts);
  addFollowInvitationRoutes(app, parts);
  addMemberResetRoute(app, parts);
}
