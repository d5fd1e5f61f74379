import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { cachedByPlan } from '#server/plan/planBook/cachedByPlan.ts';
import { cutToShare, type SharedPlan, type SharedPlanAsked, type SharedPlanParts } from './sharedPlan.ts';
import { criteriaText, shareYearText } from './shareRow.ts';

export type FindSharedPlan = (booked: BookedPlan, asked: SharedPlanAsked) => Promise<SharedPlan>;

const KEPT_OF_ONE = 64;

/** The cache does not depend on the asker: a revoked share is refused before. */
export function createSharedPlans(parts: SharedPlanParts): FindSharedPlan {
  const find = cachedByPlan<SharedPlan>(KEPT_OF_ONE);
  return (booked, asked) => find(booked, viewKeyOf(asked), () => cutToShare(booked, asked, parts));
}

export function viewKeyOf({ share, today }: SharedPlanAsked): string {
  const { style, ceiling, year, hidesComments, hidesOwners, showsNextSteps, showsWork } = share;
  return JSON.stringify([
    style === 'dynamic',
    criteriaText(ceiling.criteria),
    ceiling.onlyTheseLevels,
    shareYearText(year),
    hidesComments,
    hidesOwners,
    showsNextSteps,
    showsWork,
    today,
  ]);
}
