export const words = {
  product: 'Milepost',
  close: 'Close',
  labelled: (label: string) => `${label}:`,
};
