import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  title: (plan, company) => (company === '' ? plan : `${plan} · ${company}`),
  updated: (date) => `Stand ${date}`,
  fiscalYear: 'Geschäftsjahr',
  shown: 'Was gezeigt wird',
  goals: (count) => ({ figure: String(count), noun: count === 1 ? 'Ziel' : 'Ziele' }),
  nothing: 'Hier wird im Moment nichts gezeigt',
  nothingText: 'Zurzeit gehört kein Ziel zu dieser Ansicht. Das kann an einem anderen Tag anders sein.',
  goneTitle: 'Unter dieser Adresse gibt es nichts',
  goneText:
    'Der Link ist vielleicht unvollständig oder nicht mehr offen. Bitten Sie um einen neuen, wo Sie ihn erhalten haben.',
  failed: 'Diese Ansicht konnte nicht geladen werden.',
  lockedTitle: 'Diese Ansicht hat ein Kennwort',
  lockedText: 'Sie erfahren es von der Person, die Ihnen den Link gab. Es wird einmal verlangt und gilt zwölf Stunden.',
  password: 'Kennwort',
  open: 'Ansicht öffnen',
  opening: 'Wird geöffnet …',
  missing: 'Bitte geben Sie das Kennwort ein.',
  wrong: 'Das ist nicht das Kennwort dieser Ansicht.',
  tooMany: 'Zu viele Versuche in kurzer Zeit. Warten Sie einige Minuten und versuchen Sie es erneut.',
  unreachable: 'Der Server antwortet nicht. Versuchen Sie es gleich noch einmal.',
};
