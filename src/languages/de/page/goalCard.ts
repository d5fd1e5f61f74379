import type { goalCard as en } from '#languages/en/page/goalCard.ts';
import type { Translation } from '#languages/translation.ts';

export const goalCard: Translation<typeof en> = {
  objective: 'Strategisches Ziel',
  checkIn: 'Stand melden',
  checkInOf: (name) => `Stand melden: ${name}`,
  expand: (name) => `${name} vergrößern`,
  comments: (count) => `${count} ${count === 1 ? 'Kommentar' : 'Kommentare'}`,
  milestones: (done, total) =>
    total === 0
      ? 'Meilensteine hinzufügen'
      : `${done} von ${total} ${total === 1 ? 'Meilenstein' : 'Meilensteinen'} erreicht`,
  lowerIsBetter: 'niedriger ist besser',
  basis: {
    yearEnd: 'vom Jahresziel',
    planEnd: 'vom Endziel',
    toDate: 'vom Ziel bis heute',
    toDateMet: 'vom Ziel bis heute eingehalten',
    way: (from, to) => `des Wegs von ${from} bis ${to}`,
    children: (count) => {
      if (count === null) return 'Mittel seiner Ziele';
      const { counted, of } = count;
      return `Mittel von ${counted === of ? of : `${counted} von ${of}`} ${of === 1 ? 'Ziel' : 'Zielen'}`;
    },
    complete: 'erfüllt',
  },
  starts: (date) => `beginnt am ${date}`,
  noFigures: 'Noch keine Werte',
  firstPeriod: (period) => `Erster Zeitraum: ${period}`,
  noDates: 'Für dieses Ziel gibt es kein Diagramm, weil es weder Beginn noch Ende hat.',
  bar: (complete, isLower) => (isLower ? `Zielwert zu ${complete} eingehalten` : `${complete} erfüllt`),
  barWithTarget: (complete, target) => `${complete}, Ziel bis heute ${target}`,
  ytdTarget: 'YTD / Ziel',
  ptdTarget: 'PTD / Ziel',
  yearEnd: 'Jahresziel',
  planEnd: 'Planende',
  owner: 'Verantwortlich',
  noOwner: 'Niemand',
  healthOf: (health) => `${health} / 100`,
  goals: 'Ziele',
};
