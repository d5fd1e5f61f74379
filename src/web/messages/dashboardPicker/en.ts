export const en = {
  picker: (name: string) => `Dashboard: ${name}`,
  save: 'Save',
  nothingToSave: 'Choose a filter or another level, then it can be saved.',
  unknown: (name: string) => `You have no saved dashboard “${name}”. The filters of the address are shown.`,
};
