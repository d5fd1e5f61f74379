export const deadEnds = {
  title: 'Nothing here',
  deadLink: {
    heading: 'There is nothing at this address',
    text: 'The link may be incomplete, or it may no longer be valid. Ask the person who gave it to you for a new one.',
  },
  noPage: {
    heading: 'There is no page at this address',
    text: 'Please check the address. It may contain a typing error, or the page may have moved.',
  },
  home: 'Open Milepost',
};
