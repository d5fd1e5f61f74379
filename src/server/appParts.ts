import type { Clock } from '#server/base/clock.ts';
import type { Secrets } from '#server/base/secrets.ts';
import type { OidcSettings } from '#server/features/accounts/oidcSettings.ts';
import type { MailSettings } from '#server/platform/mail/mailSettings.ts';
import type { Operations } from '#server/platform/operations/operations.ts';
import type { Store } from './store/database/store.ts';

/** What the start hands to the app: the store, the clock and the settings. */
export type AppParts = {
  readonly store: Store;
  readonly clock: Clock;
  /** MILEPOST_TODAY is set: shown on the page. */
  readonly isTodayFixed: boolean;
  readonly secrets: Secrets;
  /** Null: links follow the address that was asked. */
  readonly publicUrl: string | null;
  readonly trustedProxies: readonly string[];
  readonly mail: MailSettings | null;
  readonly oidc: OidcSettings | null;
  /** The address of this installation, for links in mails: never the one a request names. */
  readonly ownUrl: () => string;
  /** The state of store, disk, backups, mail and webhooks. */
  readonly operations: Operations;
  /** Opens /metrics; null: there is none. */
  readonly metricsToken: string | null;
  /** Where webhooks may go; none: they are off. */
  readonly webhookHosts: readonly string[];
  /** Where security events are logged. */
  readonly securityLogFolder: string;
  /** New people are offered the guide to the dashboard. */
  readonly hasGuide: boolean;
  /** /dev/gallery is served. */
  readonly hasGallery: boolean;
  /** Folder of the built page. */
  readonly pageFolder: string;
};
