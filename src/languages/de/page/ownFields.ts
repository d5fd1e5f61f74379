import type { ownFields as en } from '#languages/en/page/ownFields.ts';

export const ownFields: typeof en = {
  title: 'Eigene Felder',
  yes: 'Ja',
  no: 'Nein',
  none: 'Ohne',
};
