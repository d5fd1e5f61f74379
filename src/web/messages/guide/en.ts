export const en = {
  welcome: 'Welcome to Milepost',
  welcomeDemo:
    'This is the plan of an invented city, with years of figures. Change whatever you like: it is removed in one step.',
  welcomeText: 'These are the goals of your plan, and how they stand today.',
  lookAround: 'Look around the demo plan',
  showMe: 'Show me around',
  tourText: 'A few stops on this dashboard, half a minute.',
  own: 'Start my own plan',
  ownText: 'A name, and the month your fiscal year begins.',
  file: 'Bring a spreadsheet',
  fileText: 'XLSX, CSV or JSON. You see every change before it is made.',
  notNow: 'Not now',
  callBack: 'The guide waits in the menu of your account.',
  stop: (at: number, all: number) => `${at} of ${all}`,
  back: 'Back',
  next: 'Next',
  done: 'Done',
  end: 'End the guide',
  steps: {
    card: {
      title: 'One goal, one card',
      text: 'The badge says how it stands today; press it to read why. Press the card for its chart, and the title for everything about it.',
    },
    status: {
      title: 'How everything stands',
      text: 'Press a status to list those goals alone. Health is one figure for all that is listed.',
    },
    filter: {
      title: 'Only what you look for',
      text: 'By owner, due date, level and more. What you have filtered can be saved as a dashboard with a name.',
    },
    year: {
      title: 'The fiscal year',
      text: 'Another year, or the whole plan to date. The clock beside the search shows the plan as it was known on a past day.',
    },
    search: {
      title: 'Find anything',
      text: 'Goals, dashboards, years and actions by their first letters. Press ? for all keys.',
    },
    entry: {
      title: 'Enter figures',
      text: 'A sheet to type in or paste into from a spreadsheet. What waits for you stands in My work.',
    },
    share: {
      title: 'Show it to others',
      text: 'A link that shows what you have filtered, read-only: for the council, a website, a screen in the hall.',
    },
  },
};
