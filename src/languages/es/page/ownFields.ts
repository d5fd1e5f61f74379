import type { ownFields as en } from '#languages/en/page/ownFields.ts';

export const ownFields: typeof en = {
  title: 'Campos propios',
  yes: 'Sí',
  no: 'No',
  none: 'Sin valor',
  required: (name: string) => `${name} (obligatorio)`,
  problems: {
    missing: 'Este campo es obligatorio.',
    link: 'Escriba una dirección que empiece por https://, http:// o mailto:.',
    textLong: 'Este texto es demasiado largo.',
  },
};
