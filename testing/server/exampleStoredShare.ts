import { NO_CRITERIA } from '#core/filter/criteria.ts';
import type { Share } from '#server/features/sharing/share.ts';

export function exampleStoredShare(part: Partial<Share> = {}): Share {
  return {
    id: 'share1',
    planId: 'plan1',
    style: 'static',
    ceiling: { criteria: NO_CRITERIA, onlyTheseLevels: false },
    year: 'current',
    handsOutFilters: true,
    hidesComments: false,
    hidesOwners: false,
    showsNextSteps: false,
    showsWork: false,
    label: '',
    theme: 'auto',
    language: 'auto',
    frameAncestors: [],
    passwordHash: null,
    hint: 'abcd',
    maker: { memberId: 'ada', name: 'Ada' },
    createdAt: '2026-11-20T11:00:00.000Z',
    expiresAt: null,
    pausedAt: null,
    views: 0,
    lastSeenAt: null,
    ...part,
  };
}
