export const words = {
  product: 'Milepost',
  close: 'Close',
};
