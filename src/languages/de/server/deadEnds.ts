import type { deadEnds as en } from '#languages/en/server/deadEnds.ts';
import type { Translation } from '#languages/translation.ts';

export const deadEnds: Translation<typeof en> = {
  title: 'Hier ist nichts',
  deadLink: {
    heading: 'Unter dieser Adresse gibt es nichts',
    text: 'Der Link ist vielleicht unvollständig oder nicht mehr gültig. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
  },
  noPage: {
    heading: 'Unter dieser Adresse gibt es keine Seite',
    text: 'Bitte prüfen Sie die Adresse. Vielleicht enthält sie einen Tippfehler, oder die Seite ist umgezogen.',
  },
  home: 'Milepost öffnen',
};
