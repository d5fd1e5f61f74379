export const ownFilters = {
  search: (field: string) => `Search in ${field}`,
  contains: 'Text it contains',
  notANumber: 'This is not a number.',
  fromAboveTo: 'The first number is larger than the second.',
  showAll: (count: number) => `Show all ${count} fields`,
  removedField: 'Removed field',
  notApplied: 'not applied',
};
