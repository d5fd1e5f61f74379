/** Parts of the dashboard that links at its beginning lead to. */
export const FILTERS = 'tools';
export const GOALS = 'goals';
