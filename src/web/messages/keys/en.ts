/** What the keys do, in the help and as actions of the palette. */
export const en = {
  title: 'Keyboard shortcuts',
  commands: {
    palette: 'Search goals, dashboards, years and actions',
    keyword: 'Filter by keyword',
    filters: 'Open or close the filters',
    clear: 'Clear filters',
    save: 'Save this dashboard',
    previous: 'Previous card or goal',
    next: 'Next card or goal',
    previousGoal: 'Previous goal',
    nextGoal: 'Next goal',
    close: 'Close what is open',
    fullscreen: 'Full screen on or off',
    share: 'Share this view',
    print: 'Print this view',
    help: 'Keyboard shortcuts',
    guide: 'Guide to the dashboard',
  },
  move: 'From card to card',
  open: 'Open the card or link that has the focus',
  single: 'Single keys',
  singleOn: 'Use single keys',
  singleText:
    'They do something by themselves outside of fields. Switch them off if you dictate, or hit keys by accident.',
  arrows: 'Arrows',
  shift: 'Shift',
};
