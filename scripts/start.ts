// npm start: the launcher has installed what was missing; this builds the page if it is stale and starts Milepost.
import { buildPageIfStale } from './page.ts';

await buildPageIfStale((line) => console.log(line));
await import('#server/main.ts');
