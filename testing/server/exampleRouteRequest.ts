import type { InjectOptions } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import type { ExampleRoute } from './exampleRoutes.ts';

export type RouteIds = Readonly<Record<string, string>>;

export function exampleRouteRequest(
  route: string,
  { body, query, goalId }: Omit<ExampleRoute, 'right'>,
  ids: RouteIds,
): InjectOptions {
  const [method = '', template = ''] = route.split(' ');
  const known = goalId === undefined ? ids : { ...ids, goalId };
  const url = filled(`${template}${query === undefined ? '' : `?${query}`}`, known);
  const asked = { method: methodOf(method), url } as const;
  if (body === undefined) return asked;
  if (template === addresses.savedFilters) {
    const form = new URLSearchParams(Object.entries(body)).toString();
    const payload = filled(form.replaceAll('%7BplanId%7D', '{planId}'), known);
    return { ...asked, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  }
  return { ...asked, payload: JSON.parse(filled(JSON.stringify(body), known)) };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function methodOf(method: string): (typeof METHODS)[number] {
  const known = METHODS.find((each) => each === method);
  if (known === undefined) throw new Error(`The table names the method ${method}.`);
  return known;
}

function filled(text: string, ids: RouteIds): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name] ?? 'none'));
}
