import { addLeavingRoutes, type LeavingParts, leftText } from '#server/features/leaving/leavingRoutes.ts';
import { findLeftBehind } from '#server/features/leaving/leftBehind.ts';
import { addDepartmentRoutes } from '#server/features/members/departmentRoutes.ts';
import { addFollowInvitationRoutes } from '#server/features/members/followInvitationRoutes.ts';
import { addInvitationRoutes, type InvitationParts } from '#server/features/members/invitationRoutes.ts';
import type { MemberParts, MemberRouteParts } from '#server/features/members/memberParts.ts';
import { addMemberResetRoute } from '#server/features/members/memberResetRoute.ts';
import { addMemberRoutes } from '#server/features/members/memberRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export function memberFeature(app: MilepostApp, parts: MemberParts & InvitationParts & LeavingParts): void {
  const findLeft: MemberRouteParts['findLeft'] = async (of) => {
    const items = await findLeftBehind(parts.store, of);
    return { items, text: leftText(items) };
  };
  addMemberRoutes(app, { ...parts, findLeft });
  addLeavingRoutes(app, parts);
  addDepartmentRoutes(app, parts);
  addInvitationRoutes(app, parts);
  addFollowInvitationRoutes(app, parts);
  addMemberResetRoute(app, parts);
}
