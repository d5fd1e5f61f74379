import type { policy as en } from '#languages/en/page/policy.ts';
import type { Translation } from '#languages/translation.ts';

export const policy: Translation<typeof en> = {
  title: 'Wer was darf',
  text: 'Von Administratoren für die ganze Installation festgelegt. Administratoren dürfen immer.',
  planCreation: 'Pläne anlegen',
  planCreations: {
    administrators: 'Administratoren',
    leads: 'Wer einen Plan leitet',
    anyone: 'Alle mit einem Konto',
  },
  isSet: 'Durch MILEPOST_PLAN_CREATION festgelegt, wo Milepost betrieben wird.',
  domains: 'Domains Ihrer Organisation',
  domainsHint: 'Mit Kommas dazwischen, etwa example.org. Leer: niemand gilt als außerhalb.',
  outside: 'Personen außerhalb dieser Domains einladen',
  planTokens: 'API-Token anlegen, die einem Plan gehören',
  leadsOr: {
    leads: 'Leitungen des Plans',
    administrators: 'Administratoren',
  },
  twoFactor: 'Wer einen Plan leitet, braucht zwei Faktoren',
  twoFactorHint:
    'Ohne sie sieht man keinen Plan, den man leitet. Wer sich nur über Ihren Anbieter anmeldet, ist ausgenommen.',
  save: 'Speichern',
  saved: 'Gespeichert, wer was darf.',
  loadFailed: 'Das konnte nicht geladen werden.',
};
