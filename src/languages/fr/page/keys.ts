import type { keys as en } from '#languages/en/page/keys.ts';
import type { Translation } from '#languages/translation.ts';

export const keys: Translation<typeof en> = {
  title: 'Raccourcis clavier',
  commands: {
    palette: 'Rechercher objectifs, tableaux de bord, exercices et actions',
    keyword: 'Filtrer par mot-clé',
    filters: 'Ouvrir ou fermer les filtres',
    clear: 'Effacer les filtres',
    save: 'Enregistrer ce tableau de bord',
    previous: 'Carte ou objectif précédent',
    next: 'Carte ou objectif suivant',
    previousGoal: 'Objectif précédent',
    nextGoal: 'Objectif suivant',
    close: 'Fermer ce qui est ouvert',
    fullscreen: 'Activer ou quitter le plein écran',
    share: 'Partager cette vue',
    print: 'Imprimer cette vue',
    addGoal: 'Ajouter un objectif',
    lookBack: 'Revenir à un jour passé',
    help: 'Raccourcis clavier',
    guide: 'Visite guidée du tableau de bord',
  },
  move: 'Passer d’une carte à l’autre',
  open: 'Ouvrir la carte ou le lien sélectionné',
  single: 'Touches simples',
  singleOn: 'Utiliser les raccourcis à une touche',
  singleText:
    'Ils agissent hors des champs de texte. Désactivez-les si vous utilisez la dictée ou si vous appuyez souvent sur des touches par mégarde.',
  arrows: 'Flèches',
  shift: 'Maj',
};
