import type { MilepostApp } from '#server/http/milepostApp.ts';
import { addDepartmentRoutes } from './departmentRoutes.ts';
import { addFollowInvitationRoutes } from './followInvitationRoutes.ts';
import { addInvitationRoutes, type InvitationParts } from './invitationRoutes.ts';
import type { MemberParts } from './memberParts.ts';
import { addMemberResetRoute } from './memberResetRoute.ts';
import { addMemberRoutes } from './memberRoutes.ts';

/** Who belongs to a plan: members, departments, invitations. */
export function memberFeature(app: MilepostApp, parts: MemberParts & InvitationParts): void {
  addMemberRoutes(app, parts);
  addDepartmentRoutes(app, parts);
  addInvitationRoutes(app, parts);
  addFollowInvitationRoutes(app, parts);
  addMemberResetRoute(app, parts);
}
