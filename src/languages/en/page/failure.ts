export const failure = {
  notLoaded: {
    title: 'This part could not be loaded.',
    text: 'You may be offline, or Milepost was updated while this page was open. Try again; if that does not help, reload the page.',
  },
  broken: {
    title: 'This part could not be shown.',
    text: 'This is an error in Milepost. Your saved data is safe. Try again; if that does not help, reload the page.',
  },
  again: 'Try again',
  stillFailing: 'That did not help.',
  reload: 'Reload page',
};
