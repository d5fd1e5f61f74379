export const ownFields = {
  title: 'Own fields',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  required: (name: string) => `${name} (required)`,
  problems: {
    missing: 'This field is required.',
    link: 'Enter an address that begins with https://, http:// or mailto:.',
    textLong: 'This text is too long.',
  },
};
