import type { ownFields as en } from '#languages/en/page/ownFields.ts';

export const ownFields: typeof en = {
  title: 'Eigene Felder',
  yes: 'Ja',
  no: 'Nein',
  none: 'Ohne',
  required: (name: string) => `${name} (erforderlich)`,
  problems: {
    missing: 'Dieses Feld muss ausgefüllt werden.',
    link: 'Geben Sie eine Adresse ein, die mit https://, http:// oder mailto: beginnt.',
    textLong: 'Dieser Text ist zu lang.',
  },
};
