import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  signInTitle: 'Bei Milepost anmelden',
  signInText: 'Ziele, Werte und Status Ihres Plans.',
  signIn: 'Anmelden',
  signingIn: 'Anmeldung läuft …',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  wrong: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  tooMany: 'Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  unreachable: 'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  kept: 'Die gewünschte Ansicht ist gemerkt und öffnet sich nach der Anmeldung.',
  missingEmail: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  missingPassword: 'Bitte geben Sie Ihr Passwort ein.',
  welcomeTitle: 'Willkommen bei Milepost',
  welcomeText: 'Legen Sie das erste Konto an. Es verwaltet diese Installation und kann alle anderen einladen.',
  name: 'Ihr Name',
  create: 'Konto anlegen',
  creating: 'Wird angelegt …',
  passwordHint: (least) => `Je länger, desto besser: mindestens ${least} Zeichen`,
  passwordShort: (least) => `Das Passwort braucht mindestens ${least} Zeichen.`,
  missingName: 'Bitte geben Sie Ihren Namen ein.',
  badEmail: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  noTelemetry: 'Nichts verlässt diesen Server. Keine Statistik, keine Telemetrie.',
  usedTitle: 'Diese Adresse ist verbraucht',
  usedText:
    'Sie wurde schon benutzt oder ist abgelaufen. Wenn Sie ein Konto haben, melden Sie sich an; sonst starten Sie den Server neu, um eine neue Adresse zu erhalten.',
  welcomeFailed: 'Das Konto konnte nicht angelegt werden. Bitte versuchen Sie es erneut.',
  toSignIn: 'Zur Anmeldung',
};
