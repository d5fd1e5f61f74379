export const guide = {
  welcome: 'Welcome to Milepost',
  welcomeDemo:
    'This is the plan of a fictional city, with several years of figures. Change whatever you like: you can remove it in one step.',
  welcomeText: 'These are the goals of your plan and how they are doing today.',
  welcomeViewer:
    'These are the goals of this plan and how they are doing today. You can search and filter them, save views of your own, look back at past days and print reports.',
  welcomeMember: 'These are the goals of your plan and how they are doing today. Yours wait for you in My work.',
  myWork: 'See what is yours',
  myWorkText: 'Your goals, what needs attention and what is to be entered.',
  enter: 'Enter figures',
  enterText: 'The sheet opens on your own goals.',
  lookAround: 'Explore the demo plan',
  showMe: 'Show me around',
  tourText: 'A short tour of this dashboard: half a minute.',
  own: 'Start my own plan',
  ownText: 'A name, and the month your fiscal year starts.',
  file: 'Import a spreadsheet',
  fileText: 'XLSX, CSV or JSON. You see every change before it is made.',
  notNow: 'Not now',
  callBack: 'You can find the guide in your account menu.',
  stop: (at: number, all: number) => `${at} of ${all}`,
  back: 'Back',
  next: 'Next',
  done: 'Done',
  end: 'End guide',
  steps: {
    card: {
      title: 'One goal, one card',
      text: 'The badge shows how the goal is doing today; press it to see why. Press the card for its chart, and the title for all details.',
    },
    status: {
      title: 'The overall picture',
      text: 'Press a status to list only those goals. Health sums up everything listed in one figure.',
    },
    filter: {
      title: 'Only what you need',
      text: 'Filter by owner, due date, level and more, and save the result as a dashboard of your own.',
    },
    year: {
      title: 'The fiscal year',
      text: 'Switch to another year or to the whole plan. The menu More shows the plan as it was on a past day.',
    },
    search: {
      title: 'Find anything',
      text: 'Search goals, dashboards, years and actions. Press ? for all keyboard shortcuts.',
    },
    entry: {
      title: 'Enter figures',
      text: 'Type figures in, or paste them from a spreadsheet. My work lists what is waiting for you.',
    },
    share: {
      title: 'Show it to others',
      text: 'A read-only link to what you have filtered: for the council, a website or a screen in the lobby.',
    },
  },
};
