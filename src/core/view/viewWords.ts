import type { ViewCount } from './viewCount.ts';

type Counted = Pick<ViewCount, 'goals' | 'inGroups' | 'areAllLevels'>;

export type ViewWords = {
  readonly counted: (count: Counted) => string;
  readonly groups: (groups: number) => string;
};

export const ENGLISH_VIEW: ViewWords = {
  counted: ({ goals, inGroups, areAllLevels }) => {
    const levels = areAllLevels ? ' of all levels' : '';
    return `${goals.toLocaleString('en-US')} ${goals === 1 ? 'goal' : 'goals'}${levels}${inside({ goals, inGroups })}`;
  },
  groups: (groups) => `${groups.toLocaleString('en-US')} ${groups === 1 ? 'group' : 'groups'} not counted`,
};

function inside({ goals, inGroups }: Omit<Counted, 'areAllLevels'>): string {
  if (inGroups === 0) return '';
  return inGroups === goals ? ', inside groups' : `, ${inGroups.toLocaleString('en-US')} in groups`;
}
