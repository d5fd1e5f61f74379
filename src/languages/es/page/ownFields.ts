import type { ownFields as en } from '#languages/en/page/ownFields.ts';

export const ownFields: typeof en = {
  title: 'Campos propios',
  yes: 'Sí',
  no: 'No',
  none: 'Sin valor',
};
