import type { LeftItem } from '#contract/leftBehind.ts';
import type { Asking } from '#server/features/asking/asking.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import type { Store } from '#server/store/database/store.ts';

export type MemberParts = {
  readonly store: Store;
  readonly asking: Asking;
  readonly changePlan: ChangePlan;
  readonly hasMail: boolean;
};

export type MemberRouteParts = MemberParts & {
  /** What a member leaves behind, and how the security log tells it. */
  readonly findLeft: (of: {
    readonly planId: string;
    readonly memberId: string;
  }) => Promise<{ readonly items: LeftItem[]; readonly text: string }>;
};
