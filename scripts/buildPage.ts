// npm run build: builds the page, as for an image or a release, which start without building.
import { buildPage } from './page.ts';

await buildPage();
