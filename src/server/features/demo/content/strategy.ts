import { CITY_HALL } from './cityHall.ts';
import { FINANCE } from './finance.ts';
import type { GoalContent } from './goalContent.ts';
import { HARBOR } from './harbor.ts';
import { HOMES } from './homes.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { PLACES } from './places.ts';
import { SAFETY } from './safety.ts';

export const STRATEGY: readonly GoalContent[] = [FINANCE, SAFETY, INFRASTRUCTURE, HOMES, PLACES, CITY_HALL, HARBOR];
