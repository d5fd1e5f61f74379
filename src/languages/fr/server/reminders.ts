import { civilDateOf } from '#core/calendar/date.ts';
import type { reminders as en } from '#languages/en/server/reminders.ts';
import type { Translation } from '#languages/translation.ts';

export const reminders: Translation<typeof en> = {
  date: (day) => {
    const { year, month, day: dayOfMonth } = civilDateOf(day);
    return [dayOfMonth, month, year].map((each) => String(each).padStart(2, '0')).join('/');
  },
  subject: (plan, count) =>
    count > 1 ? `${plan} : ${count} objectifs vous attendent` : `${plan} : ${count} objectif vous attend`,
  stale: (goal) => `${goal} : aucune valeur récente`,
  offTarget: (goal) => `${goal} : hors cible`,
  critical: (goal) => `${goal} : critique`,
  and: (line, more) => `${line}, ${more}`,
  isOffTarget: 'hors cible',
  isCritical: 'critique',
  more: (count) => (count > 1 ? `et ${count} autres.` : `et ${count} autre.`),
  action: 'Ouvrir ma liste « À faire »',
  why: (rhythm) =>
    rhythm === 'weekly' ? 'Vous avez demandé ce rappel chaque semaine.' : 'Vous avez demandé ce rappel chaque mois.',
  stop: 'Arrêter les rappels pour ce plan',
  stopped: (plan) =>
    `Vous ne recevrez plus de rappels pour ${plan}. Vous pouvez les réactiver sur la page « À faire ».`,
  figure: {
    line: (goal, period, value) => `${goal}, ${period} : ${value}`,
    target: (value) => `cible ${value}`,
    empty: 'vide',
  },
  declined: {
    subject: (plan, count) =>
      count > 1
        ? `${plan} : ${count} de vos valeurs ont été refusées`
        : `${plan} : ${count} de vos valeurs a été refusée`,
    text: (by, count) =>
      count > 1
        ? `${by} a refusé des valeurs que vous avez saisies :`
        : `${by} a refusé une valeur que vous avez saisie :`,
    reason: (note) => `Motif : ${note}`,
    noReason: 'Aucun motif n’a été donné.',
    stays: 'Ce qui comptait avant compte toujours. Vous pouvez saisir la période à nouveau.',
    foot: 'Vous recevez cet e-mail parce que vous avez saisi ces valeurs.',
  },
  milestones: {
    subject: (plan, count) =>
      count > 1 ? `${plan} : ${count} jalons arrivent à échéance` : `${plan} : ${count} jalon arrive à échéance`,
    text: (count) =>
      count > 1
        ? `${count} jalons sont en retard ou à échéance sous 30 jours :`
        : `${count} jalon est en retard ou à échéance sous 30 jours :`,
    due: (title, of, date) => `${title} (${of}) : pour le ${date}`,
    late: (title, of, date) => `${title} (${of}) : était pour le ${date}`,
  },
  toAnswer: {
    line: (figure, by) => `${figure}, de ${by}`,
    more: (count) => (count > 1 ? `et ${count} autres valeurs.` : `et ${count} autre valeur.`),
    subject: (plan, count) =>
      count > 1 ? `${plan} : ${count} valeurs attendent votre oui` : `${plan} : ${count} valeur attend votre oui`,
    text: (count) =>
      count > 1
        ? `${count} valeurs saisies par des membres attendent votre oui. D’ici là, elles ne comptent nulle part.`
        : `${count} valeur saisie par un membre attend votre oui. D’ici là, elle ne compte nulle part.`,
    action: 'Voir ce qui attend',
  },
  step: {
    subject: (plan, goal) => `${plan} : quelle suite pour ${goal} ?`,
    text: (name, by) =>
      `Bonjour ${name}, ${by} demande ce qui suit pour cet objectif, et pour quand. Quelques mots et une date suffisent.`,
    action: 'Écrire la prochaine étape',
    why: (by) => `${by} l’a demandé. On interroge sur un objectif une fois par jour au plus.`,
    line: (line, step, date) =>
      date === null ? `${line} ; prochaine étape : ${step}` : `${line} ; prochaine étape : ${step}, pour le ${date}`,
  },
  asked: {
    subject: (plan, count) =>
      count > 1 ? `${plan} : ${count} objectifs attendent une valeur` : `${plan} : ${count} objectif attend une valeur`,
    greeting: (name, count) =>
      count > 1
        ? `Bonjour ${name}, ${count} de vos objectifs attendent une valeur. Une fois ces valeurs saisies, le plan sera à jour.`
        : `Bonjour ${name}, un de vos objectifs attend une valeur. Une fois cette valeur saisie, le plan sera à jour.`,
    due: (goal, periods, date) => `${goal} : ${periods}, à saisir avant le ${date}`,
    late: (goal, periods, date) => `${goal} : ${periods}, attendu depuis le ${date}`,
    fromTo: (from, to) => `de ${from} à ${to}`,
    why: (by) => `${by} a demandé ce rappel. Un tel rappel arrive au plus une fois par semaine.`,
  },
};
