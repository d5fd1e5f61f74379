import type { failure as en } from '#languages/en/page/failure.ts';

export const failure: typeof en = {
  notLoaded: {
    title: 'Cette partie n’a pas pu être chargée.',
    text: 'Vous êtes peut-être hors ligne, ou Milepost a été mis à jour pendant que cette page était ouverte. Réessayez ; si cela ne suffit pas, rechargez la page.',
  },
  broken: {
    title: 'Cette partie n’a pas pu être affichée.',
    text: 'Il s’agit d’une erreur de Milepost. Vos données enregistrées ne sont pas touchées. Réessayez ; si cela ne suffit pas, rechargez la page.',
  },
  again: 'Réessayer',
  stillFailing: 'Cela n’a pas suffi.',
  reload: 'Recharger la page',
};
