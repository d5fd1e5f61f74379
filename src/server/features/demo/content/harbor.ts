import type { GoalContent } from './goalContent.ts';

export const HARBOR: GoalContent = {
  id: 'working-harbor',
  title: 'A working harbor for the next generation',
  description:
    'Added by the council after the storm damage to Pier 3: keep the fishing fleet and the ferry, and open the old cannery front to the city.',
  owner: { department: 'manager' },
  perspective: 'f',
  runs: { from: 'Jul 1, this year', to: 'Jun 30, next year' },
  added: 'May 14, last year',
  comments: [
    {
      on: 'May 15, last year',
      by: 'achebe',
      text: 'Adopted seven to two. Work begins with the new fiscal year; until then there is nothing to report here, and that is fine.',
    },
  ],
  goals: [
    {
      id: 'harbor-plan',
      title: 'Adopt the harbor master plan',
      measure: 'Chapters adopted by the council',
      owner: 'marchetti',
      perspective: 'c',
      priority: 'high',
      runs: { from: 'Jul 1, this year', to: 'Jun 30, next year' },
      added: 'May 14, last year',
      figures: {
        value: 'number',
        function: 'current',
        better: 'up',
        tracked: 'yearly',
        targets: [null, null, null, 4, 9],
        actuals: [null, null, null, null],
        baseline: 0,
      },
      comments: [
        {
          on: 'Sep 30, this year',
          by: 'marchetti',
          text: 'Consultant chosen. The first two chapters go to committee in May.',
        },
      ],
      goals: [
        {
          id: 'harbor-workshops',
          title: 'Hold twelve workshops in the four harbor neighborhoods',
          measure: 'Workshops held',
          owner: 'lindgren',
          perspective: 'c',
          runs: { from: 'Jun 1, this year', to: 'Dec 31, next year' },
          added: 'May 28, last year',
          figures: {
            value: 'number',
            function: 'sum',
            better: 'up',
            targets: [null, null, null, 1, 11],
            actuals: [null, null, null, null],
            targetsSet: 'years',
          },
        },
      ],
    },
    {
      id: 'pier-3',
      title: 'Secure $18 million for the Pier 3 rebuild before the permit expires',
      measure: 'Money committed',
      owner: 'wierzbicki',
      perspective: 'f',
      runs: { from: 'Jun 1, this year', to: 'Jun 30, next year' },
      added: 'May 14, last year',
      figures: {
        value: 'currency',
        function: 'sum',
        better: 'up',
        targets: [null, null, null, 1_500_000, 16_500_000],
        actuals: [null, null, null, null],
        targetsSet: 'years',
        planTarget: 18_000_000,
      },
    },
  ],
};
