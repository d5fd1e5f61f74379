import type { newPlan as en } from '#languages/en/page/newPlan.ts';
import type { Translation } from '#languages/translation.ts';

export const newPlan: Translation<typeof en> = {
  title: 'Nouveau plan',
  name: 'Nom',
  nameHint: 'Par exemple : Plan stratégique 2027–2031.',
  nameOfFile: 'Vide : le nom dans le fichier est repris, sinon celui du fichier.',
  nameMissing: 'Un plan doit avoir un nom.',
  company: 'Organisation',
  companyOfFile: 'Vide : celle du fichier est reprise.',
  asInFile: 'Comme dans le fichier',
  startsIn: 'Début de l’exercice',
  tiers: 'Niveaux',
  tiersOf: { 2: 'Sans services', 3: 'Avec services' },
  begin: 'Partir de',
  beginWith: { nothing: 'Un plan vide', file: 'Une feuille de calcul', demo: 'La démo' },
  beginText: {
    nothing: 'Vous ajoutez les objectifs. Tout le reste se règle plus tard.',
    file: 'Vous choisissez ensuite le fichier et vérifiez son contenu avant toute création. Ce que vous laissez ouvert ici est repris du fichier.',
    demo: 'Le plan d’une ville fictive avec trois années de valeurs, à explorer. Vous pouvez le supprimer en une seule étape.',
  },
  make: 'Créer le plan',
  toFile: 'Choisir le fichier…',
  restOfFile: 'C’est votre choix. Tout le reste est repris du fichier.',
  making: 'Création du plan…',
  failed: 'Le plan n’a pas pu être créé. Veuillez réessayer.',
};
