import * as z from 'zod';
import { addresses, planReminderStopPath } from '#contract/addresses.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { askStepSchema, stepAskedSchema } from '#contract/upkeep.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import { subjectOf } from '#core/goal/subject.ts';
import type { Member } from '#core/plan/owners.ts';
import { Refusal } from '#server/base/errors.ts';
import { textsIn } from '#server/base/texts.ts';
import { requireRight } from '#server/features/asking/asking.ts';
import { nameOf, planNotFound } from '#server/features/asking/membership.ts';
import { goalNotFound } from '#server/features/goals/editing/goalRefusals.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { type AttemptLimit, takeBackAttempt } from '#server/platform/limits/attemptLimit.ts';
import { refuseTooMany } from '#server/platform/limits/refuseTooMany.ts';
import { goalHref } from '#server/platform/mail/goalHref.ts';
import { letterBody } from '#server/platform/mail/letter.ts';
import { findAsked } from './askedRepository.ts';
import { claimAskedStep, releaseAskedStep } from './askedSteps.ts';
import { findReminder } from './reminderRepository.ts';
import { findAddresses } from './sendReminders.ts';
import { stepLetter } from './stepLetter.ts';
import type { UpkeepParts } from './upkeepRoutes.ts';

/** Of one account: each is a mail to somebody else. */
const STEPS_ASKED: AttemptLimit = { attempts: 100, windowMs: 60 * 60_000 };

/** Asks the owner of a goal, else who leads its department, for its next step: by mail, once a day. */
export function addAskStepRoute(app: MilepostApp, parts: UpkeepParts): void {
  const { store, asking, planBook, clock, sendMail, links, ownUrl } = parts;
  app.post(
    `${addresses.plans}/:planId/goals/:goalId/ask-next-step`,
    {
      config: { right: 'remind' },
      schema: {
        tags: ['plans'],
        operationId: 'askForNextStep',
        summary: 'Asks the owner of a goal by mail for its next step, at most once a day',
        params: z.object({ planId: z.string(), goalId: z.string() }),
        body: askStepSchema,
        response: { 200: stepAskedSchema, ...refusals(400, 401, 403, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const membership = await asking.member(request, reply, request.params.planId);
      requireRight(membership, 'remind');
      const booked = await planBook.find(membership.plan.id);
      const goal = booked?.goals.get(request.params.goalId);
      if (booked === null) throw planNotFound();
      if (goal === undefined || goal.archivedAt !== null) throw goalNotFound();
      if (sendMail === null) throw refused('no_mail', 'This installation sends no mail: nobody can be asked.');
      const { plan } = booked.whole;
      const [to, asked] = [await findAddresses(store, plan.id), await findAsked(store.db, plan.id)];
      const people = responsibleFor(goal, booked).filter(({ id }) => to.has(id) && asked.get(id)?.isStopped !== true);
      if (people.length === 0)
        throw refused(
          'nobody_to_ask',
          'Nobody can be asked: the goal has no owner with an account who takes reminders.',
        );
      const { id: accountId } = await asking.account(request, reply);
      const subject = `steps asked by ${accountId}`;
      await refuseTooMany(store, { subject, limit: STEPS_ASKED, reply });
      const of = { planId: plan.id, goalId: goal.id };
      if (!(await claimAskedStep(store, of, formatIsoDate(clock.today(plan.timeZone))))) {
        await takeBackAttempt(store, subject);
        throw refused('asked_today', 'The owner was asked today already.');
      }
      let sent = 0;
      try {
        for (const { id: memberId, firstName } of people) {
          const language =
            (await findReminder(store.db, { planId: plan.id, memberId }))?.language ??
            request.body.language ??
            DEFAULT_LANGUAGE;
          const stopHref = `${ownUrl()}${planReminderStopPath({ planId: plan.id, memberId }, links.signatureOf({ planId: plan.id, memberId }))}`;
          const letter = stepLetter({
            plan,
            goal,
            firstName,
            language,
            by: nameOf(membership.member),
            href: goalHref(ownUrl(), plan.id, goal.id),
            stopHref,
            texts: textsIn(language),
          });
          const address = to.get(memberId);
          if (address === undefined) continue;
          await sendMail({ to: address, subject: letter.heading, ...letterBody(letter), unsubscribe: stopHref });
          sent += 1;
        }
      } catch {
        await releaseAskedStep(store, of);
        // Only what sent no mail to anybody is not counted.
        if (sent === 0) await takeBackAttempt(store, subject);
        throw refused('mail_refused', 'The mail server did not take the mail. Try again later.');
      }
      return { asked: people.map(nameOf) };
    },
  );
}

function responsibleFor(goal: Parameters<typeof subjectOf>[0], { whole: { owners } }: BookedPlan): readonly Member[] {
  const { memberId, departmentId } = subjectOf(goal, owners);
  const owner = owners.members.filter(({ id }) => id === memberId);
  if (owner.length > 0) return owner;
  if (departmentId === null) return [];
  return owners.members.filter((member) => member.leadsDepartment && member.departmentId === departmentId);
}

function refused(code: string, message: string): Refusal {
  return new Refusal({ code, status: 409, message });
}
