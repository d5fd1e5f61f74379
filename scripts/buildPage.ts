// Builds the page, as for an image or a release, which start without building.
import { buildPageIfStale } from './page.ts';

await buildPageIfStale((line) => console.log(line));
