import { addresses } from '#contract/addresses.ts';
import { SHARE_LANGUAGE_ATTRIBUTE } from '#contract/language.ts';
import type { Plan } from '#core/plan/plan.ts';
import { planNamedFor } from '#server/features/sharing/planNamedFor.ts';
import type { Share } from '#server/features/sharing/share.ts';
import { CompressedBody } from '#server/platform/http/compressed.ts';
import { escapedMarkup } from '#server/platform/http/escapedMarkup.ts';
import { etagOf } from '#server/platform/http/etag.ts';
import type { Sendable } from '#server/platform/http/sendBody.ts';
import type { PageFile } from './pageFiles.ts';

export type SharePageParts = {
  readonly index: PageFile;
  readonly origin: string;
  readonly plan: Pick<Plan, 'name' | 'company'>;
  readonly share: Share;
  readonly token: string;
};

/**
 * The dashboard page of a share: not indexed, and with the health meter as the preview picture of chats and mail
 * programs. A share with a password reveals nothing before it is entered.
 */
export function sharePage({ index, origin, plan, share, token }: SharePageParts): Sendable {
  const metas =
    share.passwordHash === null
      ? [NOT_INDEXED, ...previewOf({ origin, plan: planNamedFor(plan, share), token })]
      : [NOT_INDEXED];
  const html = inLanguage(index.body.plain.toString('utf8'), share).replace(
    '</head>',
    () => `${metas.join('\n')}\n</head>`,
  );
  const content = Buffer.from(html);
  return { body: new CompressedBody(content), type: index.type, etag: etagOf(content) };
}

/** Read before the page renders. */
function inLanguage(html: string, { language }: Share): string {
  return language === 'auto' ? html : html.replace(/<html\b/, `<html ${SHARE_LANGUAGE_ATTRIBUTE}="${language}"`);
}

const NOT_INDEXED = '<meta name="robots" content="noindex, nofollow" />';

function previewOf({ origin, plan, token }: Pick<SharePageParts, 'origin' | 'plan' | 'token'>): string[] {
  const picture = `${origin}${addresses.healthMeterPng}?encv=${encodeURIComponent(token)}`;
  return [
    ['og:type', 'website'],
    ['og:title', plan.name],
    ['og:site_name', plan.company],
    ['og:image', picture],
  ].map(([property = '', content = '']) => `<meta property="${property}" content="${escapedMarkup(content)}" />`);
}
