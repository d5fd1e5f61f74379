import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { addresses } from '#contract/addresses.ts';
import { readFilterParams } from '#contract/filterParams.ts';
import { may } from '#core/access.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { type FilterCriteria, NO_CRITERIA } from '#core/filter/criteria.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { Clock } from '#server/base/clock.ts';
import { Refusal } from '#server/base/errors.ts';
import { type Asking, type PlanAsker, requireRight, shareOfAsker } from '#server/features/asking/asking.ts';
import { planNotFound } from '#server/features/asking/membership.ts';
import type { FindPlanView } from '#server/features/planView/planView.ts';
import { planNamedFor } from '#server/features/sharing/planNamedFor.ts';
import { shareYearOn } from '#server/features/sharing/share.ts';
import { sharePassHeader } from '#server/features/sharing/shareSchemas.ts';
import type { PlanBook } from '#server/plan/planBook/planBook.ts';
import { CompressedBody, PLAIN } from '#server/platform/http/compressed.ts';
import { etagOf, isKnown } from '#server/platform/http/etag.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';
import { readerLanguage } from '#server/platform/http/readerLanguage.ts';
import { refusals } from '#server/platform/http/refusals.ts';
import { sendBody } from '#server/platform/http/sendBody.ts';
import { askerAt } from '#server/platform/limits/addressBlocks.ts';
import { COMPACT_BELOW, drawMeter, type MeterTheme } from './drawMeter.ts';
import { createMeterDrawing } from './meterDrawing.ts';
import { meterPng } from './meterPng.ts';
import { drawnWidth, type MeterQuery, meterQuerySchema, type PngQuery, pngQuerySchema } from './meterQuery.ts';
import { type MeterReading, meterReading } from './meterReading.ts';

export type HealthMeterParts = {
  readonly clock: Clock;
  readonly asking: Asking;
  readonly planBook: PlanBook;
  readonly findPlanView: FindPlanView;
};

export function addHealthMeterRoutes(app: MilepostApp, parts: HealthMeterParts): void {
  const { asking } = parts;
  const draw = createMeterDrawing();
  const about = (type: string, summary: string) => ({
    tags: ['pictures'],
    summary,
    headers: sharePassHeader,
    response: {
      200: { description: 'The picture', content: { [type]: { schema: z.string() } } },
      ...refusals(400, 401, 403, 404, 429, 503),
    },
  });

  app.get(
    addresses.healthMeterSvg,
    {
      config: { right: 'readHealthMeter', unknownNames: 'listed' },
      schema: {
        operationId: 'getHealthMeterSvg',
        ...about('image/svg+xml', 'The health meter as SVG, legible from 120 px on'),
        querystring: meterQuerySchema,
      },
    },
    async (request, reply) => {
      const { reading, theme } = await readingFor(request, reply, request.query);
      const { svg, style } = drawMeter(reading, { layout: 'both', theme });
      reply.header('content-security-policy', documentPolicy(style));
      const content = Buffer.from(svg);
      return sendPicture(request, reply, { content, etag: etagOf(content), type: 'image/svg+xml; charset=utf-8' });
    },
  );

  app.get(
    addresses.healthMeterPng,
    {
      config: { right: 'readHealthMeter', unknownNames: 'listed' },
      schema: {
        operationId: 'getHealthMeterPng',
        ...about('image/png', 'The health meter as PNG, at twice the density'),
        querystring: pngQuerySchema,
      },
    },
    async (request, reply) => {
      const { width } = request.query;
      const { reading, theme } = await readingFor(request, reply, request.query);
      const layout = width < COMPACT_BELOW ? 'compact' : 'whole';
      const { svg } = drawMeter(reading, { layout, theme: theme === 'auto' ? 'light' : theme });
      const drawn = drawnWidth(width);
      const etag = etagOf(`png ${drawn} ${svg}`);
      const isAsked = !isKnown(etag, request.headers['if-none-match']);
      const text = `${reading.planName}${reading.word.text}`;
      const content = isAsked
        ? await draw(etag, { asker: askerAt(request.ip), draw: () => meterPng(svg, { width: drawn, text }) })
        : NONE;
      return sendPicture(request, reply, { content, etag, type: 'image/png' });
    },
  );

  async function readingFor(
    request: FastifyRequest,
    reply: FastifyReply,
    query: MeterQuery | PngQuery,
  ): Promise<{ readonly reading: MeterReading; readonly theme: MeterTheme }> {
    const asker = await asking.viewer(request, reply, { planId: query.plan_id ?? null, purpose: 'picture' });
    requireRight(asker, 'readHealthMeter');
    const { plan } = asker;
    const booked = await parts.planBook.find(plan.id);
    if (booked === null) throw planNotFound();
    const today = parts.clock.today(plan.timeZone);
    const share = shareOfAsker(asker);
    const { fiscalStartMonth } = plan;
    const opening = share ? shareYearOn(share, today, fiscalStartMonth) : fiscalYearOf(today, fiscalStartMonth);
    const year = may(asker.viewer, 'changeYear') ? (query.fiscal_year ?? opening) : opening;
    const criteria = criteriaFor(asker, query);
    const { count } = await parts.findPlanView(booked, { year, today, criteria, share });
    const language = readerLanguage(request, { asked: query.lang, made: share?.language });
    return {
      reading: meterReading(count, { plan: planNamedFor(plan, share), year, today, language }),
      theme: query.theme ?? share?.theme ?? 'auto',
    };
  }
}

const NONE = Buffer.alloc(0);

/** Chips and static show what they were made with; viewers who may filter choose, within a share's ceiling. */
function criteriaFor(asker: PlanAsker, { filters }: MeterQuery): FilterCriteria {
  const own = shareOfAsker(asker)?.ceiling.criteria ?? NO_CRITERIA;
  if (filters === undefined || !may(asker.viewer, 'filter')) return own;
  return readCriteria(filters, asker.plan);
}

/** A picture cannot show a notice, and must not show another number than was asked for. */
function readCriteria(text: string, { dateFormat }: Plan): FilterCriteria {
  const { params, notices } = readFilterParams(text, dateFormat);
  if (notices.length === 0) return params.criteria;
  throw new Refusal({ code: 'bad_request', status: 400, message: 'filters must be the JSON text of filter values.' });
}

type Picture = { readonly content: Buffer; readonly etag: string; readonly type: string };

/** Shared pictures may be embedded anywhere; never cached without revalidation, so that revoking works at once. */
function sendPicture(request: FastifyRequest, reply: FastifyReply, { content, etag, type }: Picture) {
  reply.header('cache-control', 'private, no-cache');
  if (request.shareToken !== null) reply.header('cross-origin-resource-policy', 'cross-origin');
  return sendBody(request, reply, { body: new CompressedBody(content, { quality: PLAIN }), etag, type });
}

/** Opened by itself it is a document, which may use only its own style and font. */
function documentPolicy(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; font-src data:; frame-ancestors 'none'; sandbox`;
}
