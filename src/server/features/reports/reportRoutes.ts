import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { LANGUAGES } from '#contract/language.ts';
import { paperPath, readPrintQuery } from '#contract/readPrintQuery.ts';
import { SHARE_PASS_HEADER } from '#contract/sharePass.ts';
import { formatIsoDate } from '#core/calendar/date.ts';
import type { Clock } from '#server/base/clock.ts';
import {
  type Asking,
  type FindCurrentPlan,
  type PlanAsker,
  requireRight,
  shareOfAsker,
} from '#server/features/asking/asking.ts';
import type { PageSender } from '#server/features/page/pageSender.ts';
import type { ShareAuth } from '#server/features/sharing/shareAuth.ts';
import { sharePassHeader, shareToken } from '#server/features/sharing/shareSchemas.ts';
import { answerInProcess } from '#server/platform/http/answerInProcess.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { refusePlainly } from '#server/platform/http/plainRefusal.ts';
import { readerLanguage } from '#server/platform/http/readerLanguage.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import type { PdfPrinter } from './pdfPrinter.ts';

export type ReportParts = {
  readonly clock: Clock;
  readonly asking: Asking;
  readonly sender: PageSender;
  readonly shareAuth: ShareAuth;
  readonly printer: PdfPrinter;
  readonly findCurrentPlan: FindCurrentPlan;
};

export function addReportRoutes(app: MilepostApp, parts: ReportParts): void {
  const { clock, asking, sender, shareAuth, printer, findCurrentPlan } = parts;

  app.get(
    addresses.print,
    {
      config: { right: 'everybody', unknownNames: 'listed' },
      schema: {
        tags: ['reports'],
        operationId: 'printReport',
        summary: 'The printed report of a plan under filters, or of a share; with pdf=1 as a PDF',
        querystring: z.looseObject({
          encv: shareToken,
          plan_id: z.string().optional().describe('The plan; without it the current one, or the share’s'),
          filters: z.string().optional().describe('The JSON text of filter values'),
          rs: z.string().optional().describe('The style of a share; the stored one counts'),
          fiscal_year: z.string().optional().describe('A year, ALL or 0'),
          figures: z.string().optional().describe('1: with the tables of figures'),
          work: z.string().optional().describe('0: without the work of its goals'),
          pdf: z.string().optional().describe('1: a tagged PDF'),
          lang: z
            .string()
            .optional()
            .describe(`${LANGUAGES.join(', ')}; without it the share’s, else the caller’s`),
        }),
        headers: sharePassHeader,
        response: {
          200: {
            description: 'The report',
            content: { 'text/html': { schema: z.string() }, 'application/pdf': { schema: z.string() } },
          },
          302: z.undefined().describe('To the same report of the current plan'),
          ...refusals(401, 403, 404, 422, 429, 503),
        },
      },
    },
    async (request, reply) => {
      try {
        return request.query.pdf === '1' ? await sendPdf(request, reply) : await sendReportPage(request, reply);
      } catch (error) {
        return refusePlainly(error, request, reply);
      }
    },
  );

  async function sendReportPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { shareToken: token } = request;
    const report = readPrintQuery(queryOf(request), 'M/D/Y');
    if (report.planId !== null) {
      if (token === null) return sender.sendPage(request, reply);
      return sender.sendSharePage(request, reply, { token, planId: report.planId });
    }
    const planId =
      token === null ? ((await findCurrentPlan(request, reply))?.id ?? null) : await planIdOfShare(request, token);
    if (planId === null) return sender.sendPage(request, reply);
    const rest = queryOf(request);
    return reply.redirect(`${addresses.print}?plan_id=${encodeURIComponent(planId)}${rest && `&${rest}`}`, 302);
  }

  async function sendPdf(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = readPrintQuery(queryOf(request), 'M/D/Y');
    const asker = await asking.viewer(request, reply, { planId: asked.planId });
    requireRight(asker, 'print');
    const { plan } = asker;
    const report = readPrintQuery(queryOf(request), plan.dateFormat);
    const pdf = await printer.print({
      path: paperPath(queryOf(request), plan.id),
      answer: answerInProcess(app, { headers: ownHeaders(request), host: request.host, ip: request.ip }),
      locale: readerLanguage(request, { asked: report.language ?? undefined, made: shareOfAsker(asker)?.language }),
      asker: askerKey(asker, request),
    });
    const name = `${plan.name} ${formatIsoDate(clock.today(plan.timeZone))}.pdf`;
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
      .type('application/pdf')
      .send(pdf);
  }

  async function planIdOfShare(request: FastifyRequest, token: string): Promise<string> {
    const { plan } = await shareAuth.open(request, { token, planId: null, purpose: 'page', needsPass: false });
    return plan.id;
  }
}

function queryOf({ url }: FastifyRequest): string {
  const question = url.indexOf('?');
  return question < 0 ? '' : url.slice(question + 1);
}

/** Only the headers that authenticate. */
function ownHeaders({ headers: { cookie, authorization, [SHARE_PASS_HEADER]: pass } }: FastifyRequest) {
  return { cookie, authorization, [SHARE_PASS_HEADER]: pass };
}

function askerKey(asker: PlanAsker, request: FastifyRequest): string {
  const share = shareOfAsker(asker);
  return share === null && 'member' in asker
    ? `member ${asker.member.id || asker.tokenId}`
    : `share ${share?.id ?? ''} ${askerAt(request.ip)}`;
}
