import type { Clock } from '#server/base/clock.ts';
import type { Sealing } from '#server/base/sealing.ts';
import type { Secrets } from '#server/base/secrets.ts';
import type { OidcSettings } from '#server/features/accounts/oidcSettings.ts';
import type { FixedPolicy } from '#server/features/accounts/policy.ts';
import type { FeedPlaces } from '#server/features/connections/sources/feedOrigins.ts';
import type { MailSettings } from '#server/platform/mail/mailSettings.ts';
import type { Operations } from '#server/platform/operations/operations.ts';
import type { Store } from './store/database/store.ts';

export type AppParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly isTodayFixed: boolean;
  readonly secrets: Secrets;
  readonly publicUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly mail: MailSettings | null;
  readonly oidc: OidcSettings | null;
  /** For links in mails: never the host a request names. */
  readonly ownUrl: () => string;
  readonly operations: Operations;
  readonly metricsToken: string | null;
  readonly webhookHosts: readonly string[];
  readonly feedPlaces: FeedPlaces;
  readonly sealing: Sealing;
  readonly fixedPolicy: FixedPolicy;
  readonly securityLogFolder: string;
  readonly hasGuide: boolean;
  readonly hasGallery: boolean;
  readonly pageFolder: string;
};
