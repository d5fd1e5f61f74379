import type { mailings as en } from '#languages/en/server/mailings.ts';
import { pluralIn } from '#languages/plural.ts';
import type { Translation } from '#languages/translation.ts';

const plural = pluralIn('fr');

export const mailings: Translation<typeof en> = {
  subject: (plan, date) => `${plan} : rapport au ${date}`,
  text: (company, plan) => `Voici le rapport sur « ${plan} »${company === '' ? '' : `, ${company}`}.`,
  counts: (counted) => `Sont pris en compte : ${counted}.`,
  standing: ({ measured, good, off, critical, score }) =>
    `Sur ${measured} ${plural(measured, { one: 'objectif mesuré', other: 'objectifs mesurés' })}, ${good} dans la cible ou mieux, ${off} hors cible, ${critical} à l’état critique. État global : ${score} sur 100.`,
  atRisk: (count) =>
    `${count} des objectifs dans la cible ou mieux ${plural(count, { one: 'manquera', other: 'manqueront' })} probablement la cible de l’année.`,
  share: (label) => `Il montre le partage « ${label} ».`,
  filter: (criteria) => `Filtré par : ${criteria}.`,
  filtered: (kind, values) => `${kind} : ${values.join(', ')}`,
  unfiltered: 'Il n’est pas filtré.',
  live: 'Ouvrir la vue en direct',
  attached: 'Il est joint au format PDF.',
  foot: (by) => `Vous recevez cet e-mail parce que ${by} a programmé son envoi à votre adresse.`,
  stop: (href) => `Arrêter ces rapports : ${href}`,
  stopped: (plan) =>
    `Vous ne recevrez plus de rapports sur ${plan}. Pour les recevoir à nouveau, adressez-vous à un responsable du plan.`,
};
