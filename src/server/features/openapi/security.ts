import type { OpenAPIV3_1 } from 'openapi-types';
import { may } from '#core/access.ts';
import { COOKIE_PREFIX, HOST_PREFIX } from '#server/features/accounts/auth.ts';
import type { RouteRight } from '#server/platform/http/routeRights.ts';

/** Over https the session cookie has the prefix that binds it to this host. */
export function securitySchemes({ isHttps }: { readonly isHttps: boolean }) {
  return {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: `${isHttps ? HOST_PREFIX : ''}${COOKIE_PREFIX}.session_token`,
      description: `The cookie that signing in sets. Its name is ${HOST_PREFIX}${COOKIE_PREFIX}.session_token where Milepost is reached by https, and ${COOKIE_PREFIX}.session_token elsewhere.`,
    },
    token: { type: 'http', scheme: 'bearer', description: 'An API token, made in Settings, API tokens.' },
    share: { type: 'apiKey', in: 'query', name: 'encv', description: 'The token of a share: for what it shows.' },
  } as const satisfies Readonly<Record<string, OpenAPIV3_1.SecuritySchemeObject>>;
}

type Requirement = { [Name in 'session' | 'token' | 'share']?: string[] };

export function securityOf(right: RouteRight, { takesShares }: { readonly takesShares: boolean }): Requirement[] {
  if (right === 'everybody') return [];
  if (right === 'accountOrToken') return [{ session: [] }, { token: [] }];
  if (right === 'account' || right === 'planMaker' || right === 'administrator') return [{ session: [] }];
  const program = { kind: 'member', memberId: 'm', role: 'lead', departmentId: null, leadsDepartment: false } as const;
  const isForTokens = may({ ...program, token: 'write' }, right, { memberId: 'm', departmentId: null });
  const isForShares = takesShares && may({ kind: 'share', style: 'dynamic' }, right, null);
  return [{ session: [] }, ...(isForTokens ? [{ token: [] }] : []), ...(isForShares ? [{ share: [] }] : [])];
}
