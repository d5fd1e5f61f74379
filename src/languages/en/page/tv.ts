export const tv = {
  page: (page: number, pages: number) => `${page} of ${pages}`,
  cards: 'Goals',
  pause: 'Stay on this page',
  resume: 'Resume changing pages',
  fullscreen: 'Full screen',
  health: 'Health',
  noData: 'Health: no data',
  nothing: 'Nothing is shown here at the moment',
};
