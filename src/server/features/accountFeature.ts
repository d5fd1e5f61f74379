import type { OidcSettings } from '#server/features/accounts/oidcSettings.ts';
import { addAccountRoutes } from '#server/features/ownAccount/accountRoutes.ts';
import { addOrganisationRoute } from '#server/features/ownAccount/organisationRoute.ts';
import { addOwnAccountRoutes, type OwnAccountParts } from '#server/features/ownAccount/ownAccountRoutes.ts';
import { addOwnSessionRoutes } from '#server/features/ownAccount/ownSessionRoutes.ts';
import { addOwnTokenRoutes } from '#server/features/ownAccount/ownTokenRoutes.ts';
import { addProviderRoutes } from '#server/features/ownAccount/providerRoutes.ts';
import { createProviderSignOn } from '#server/features/ownAccount/providerSignOn.ts';
import { addResetRoutes } from '#server/features/ownAccount/resetRoutes.ts';
import { addTwoFactorRoutes } from '#server/features/ownAccount/twoFactorRoutes.ts';
import type { MilepostApp } from '#server/platform/http/milepostApp.ts';

export type AccountFeatureParts = OwnAccountParts & {
  readonly oidc: OidcSettings | null;
  readonly secret: string;
  readonly publicUrl: string | null;
  readonly warn: (message: string) => void;
};

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
