import type { merging as en } from '#languages/en/page/merging.ts';
import type { Translation } from '#languages/translation.ts';

export const merging: Translation<typeof en> = {
  title: 'Entre-temps, quelqu’un d’autre a enregistré ceci autrement que vous.',
  differs: (what, mine, theirs) => `${what} : chez vous « ${mine} », enregistré « ${theirs} ».`,
  otherwise: (what) => `${what} : modifié des deux côtés, de deux manières.`,
  goneByMe: (what) => `${what} : vous le retirez, l’autre l’a modifié. Avec votre version, sa modification est perdue.`,
  goneByThem: (what) =>
    `${what} : l’autre l’a retiré, vous l’avez modifié. Avec sa version, votre modification est perdue.`,
  order: (what) => `${what} : l’ordre a été modifié des deux côtés.`,
  part: (whole, part) => `${whole}, ${part}`,
  keepMine: 'Enregistrer ma version',
  takeTheirs: 'Prendre l’autre version',
};
