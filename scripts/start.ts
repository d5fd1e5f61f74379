// npm start: the launcher has installed what was missing; this builds the page if it is stale and starts Milepost.
import { sayAtStart } from '#server/base/startLines.ts';
import { buildPageIfStale } from './page.ts';

await buildPageIfStale(sayAtStart);
await import('#server/main.ts');
