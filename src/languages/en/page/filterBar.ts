export const filterBar = {
  toggle: (count: number) => (count === 0 ? 'Filter' : count === 1 ? '1 Filter Selected' : `${count} Filters Selected`),
  clear: 'Clear filters',
  remove: (kind: string) => `Remove filter ${kind}`,
  more: (first: string, others: number) => `${first} +${others}`,
  ignored: (what: string) => `Part of the address could not be read and was left out: ${what}.`,
  dismiss: 'Dismiss',
};
