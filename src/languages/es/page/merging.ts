import type { merging as en } from '#languages/en/page/merging.ts';
import type { Translation } from '#languages/translation.ts';

export const merging: Translation<typeof en> = {
  title: 'Entretanto, otra persona ha guardado esto de otra manera que usted.',
  differs: (what, mine, theirs) => `${what}: usted tiene «${mine}», se guardó «${theirs}».`,
  otherwise: (what) => `${what}: lo han cambiado los dos, cada uno de otra manera.`,
  goneByMe: (what) => `${what}: usted lo quita y la otra persona lo cambió. Con lo suyo se pierde ese cambio.`,
  goneByThem: (what) => `${what}: la otra persona lo quitó y usted lo cambió. Con lo otro se pierde su cambio.`,
  order: (what) => `${what}: los dos han cambiado el orden.`,
  part: (whole, part) => `${whole}, ${part}`,
  keepMine: 'Guardar lo mío',
  takeTheirs: 'Tomar lo otro',
};
