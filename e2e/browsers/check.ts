import type { Visit } from './visit.ts';

/** One thing that has to hold in every browser. Throws where it does not. */
export type Check = { readonly name: string; readonly run: (visit: Visit) => Promise<void> };

export const DASHBOARD = '/plans/demo/dashboard';
/** Width and height of a window. */
export type Size = readonly [number, number];
export const DESK: Size = [1280, 900];
export const PHONE: Size = [390, 844];
