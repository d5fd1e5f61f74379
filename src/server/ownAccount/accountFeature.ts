import type { OidcSettings } from '#server/accounts/oidcSettings.ts';
import type { MilepostApp } from '#server/http/milepostApp.ts';
import { addAccountRoutes } from './accountRoutes.ts';
import { addOrganisationRoute } from './organisationRoute.ts';
import { addOwnAccountRoutes, type OwnAccountParts } from './ownAccountRoutes.ts';
import { addOwnSessionRoutes } from './ownSessionRoutes.ts';
import { addOwnTokenRoutes } from './ownTokenRoutes.ts';
import { addProviderRoutes } from './providerRoutes.ts';
import { createProviderSignOn } from './providerSignOn.ts';
import { addResetRoutes } from './resetRoutes.ts';
import { addTwoFactorRoutes } from './twoFactorRoutes.ts';

export type AccountFeatureParts = OwnAccountParts & {
  readonly oidc: OidcSettings | null;
  /** What sessions are signed with. */
  readonly secret: string;
  readonly publicUrl: string | null;
  readonly warn: (message: string) => void;
};

/** Signing in, one's own account, and the name of the organisation. */
export function accountFeature(app: MilepostApp, parts: AccountFeatureParts): void {
  const { oidc } = parts;
  addAccountRoutes(app, parts);
  addOwnAccountRoutes(app, parts);
  addOwnSessionRoutes(app, parts);
  addOwnTokenRoutes(app, parts);
  addTwoFactorRoutes(app, parts);
  addOrganisationRoute(app, parts);
  addResetRoutes(app, parts);
  addProviderRoutes(app, { ...parts, providerSignOn: oidc === null ? null : createProviderSignOn({ ...parts, oidc }) });
}
