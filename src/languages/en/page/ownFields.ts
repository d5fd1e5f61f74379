export const ownFields = {
  title: 'Own fields',
  yes: 'Yes',
  no: 'No',
  none: 'None',
};
