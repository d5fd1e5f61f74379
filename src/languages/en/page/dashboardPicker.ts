export const dashboardPicker = {
  picker: (name: string) => `Dashboard: ${name}`,
  save: 'Save',
  nothingToSave: 'Choose a filter or another level to save.',
  unknown: (name: string) => `You have no saved dashboard called “${name}”. The filters in the address are shown.`,
};
