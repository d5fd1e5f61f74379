import type { sharedView as en } from '#languages/en/page/sharedView.ts';
import type { Translation } from '#languages/translation.ts';

export const sharedView: Translation<typeof en> = {
  title: (plan, company) => (company === '' ? plan : `${plan} · ${company}`),
  updated: (date) => `Stand ${date}`,
  fiscalYear: 'Geschäftsjahr',
  shown: 'Was gezeigt wird',
  goals: (count) => ({ figure: String(count), noun: count === 1 ? 'Ziel' : 'Ziele' }),
  nothing: 'Hier wird im Moment nichts gezeigt',
  nothingText: 'Zurzeit gehört kein Ziel zu dieser Ansicht. Das kann sich ändern.',
  goneTitle: 'Unter dieser Adresse gibt es nichts',
  goneText:
    'Der Link ist vielleicht unvollständig oder nicht mehr gültig. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
  failed: 'Diese Ansicht konnte nicht geladen werden.',
  lockedTitle: 'Diese Ansicht ist mit einem Passwort geschützt',
  lockedText:
    'Sie erfahren es von der Person, die Ihnen den Link gegeben hat. Dieser Tab bleibt dann zwölf Stunden offen; ein neuer fragt wieder.',
  password: 'Passwort',
  open: 'Ansicht öffnen',
  opening: 'Wird geöffnet …',
  missing: 'Bitte geben Sie das Passwort ein.',
  wrong: 'Das Passwort stimmt nicht.',
  tooMany: 'Zu viele Versuche in kurzer Zeit. Warten Sie einige Minuten und versuchen Sie es erneut.',
  unreachable: 'Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.',
};
