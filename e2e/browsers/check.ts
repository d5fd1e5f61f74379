import type { Visit } from './visit.ts';

/** One thing that has to hold in every browser. Throws where it does not. */
export type Check = { readonly name: string; readonly run: (visit: Visit) => Promise<void> };

export const DASHBOARD = '/plans/demo/dashboard';
export const DESK = [1280, 900] as const;
export const PHONE = [390, 844] as const;
