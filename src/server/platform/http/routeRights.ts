import type { Action } from '#core/access.ts';
import type { MilepostApp } from './milepostApp.ts';

/**
 * Whom a route is for. `everybody`: it needs no session, or has a secret of its own; `account`: anybody signed in, about
 * their own things; `accountOrToken`: and programs by an API token; `planMaker`: accounts that may make plans; `administrator`: who runs the installation; an
 * action: who may do that in the plan (core/access).
 */
export type RouteRight = 'everybody' | 'account' | 'accountOrToken' | 'planMaker' | 'administrator' | Action;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Required: the server does not start with a route that lacks it. */
    right: RouteRight;
  }
  interface FastifyInstance {
    routeRights: ReadonlyMap<string, RouteRight>;
  }
}

export function requireRouteRights(app: MilepostApp): void {
  const rights = new Map<string, RouteRight>();
  app.decorate('routeRights', rights);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (config?.right === undefined) {
      throw new Error(`${method} ${url} has no right. Write config: { right: … } beside it; see http/routeRights.ts.`);
    }
    if (schema?.hide !== true && method !== 'HEAD') rights.set(`${method} ${describedPath(url)}`, config.right);
  });
}

function describedPath(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}');
}
