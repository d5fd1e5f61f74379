export const en = {
  /** A file of the page did not come. */
  notLoaded: {
    title: 'This part could not be loaded.',
    text: 'The connection may be gone, or Milepost was updated while this page was open. Try again; if that does not help, reload the page.',
  },
  /** Something in it is wrong. */
  broken: {
    title: 'This part could not be shown.',
    text: 'It is a fault of Milepost. What was saved is safe. Try again; if that does not help, reload the page.',
  },
  again: 'Try again',
  stillFailing: 'It did not help.',
  reload: 'Reload page',
};
