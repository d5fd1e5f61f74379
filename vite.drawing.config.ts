import { defineConfig } from 'vite';
import { DRAWING_GLOBAL, FIRST_VIEW_FILE } from './src/contract/drawnView.ts';
import page from './vite.config.ts';

/** The page's components once more, as one script by which the server draws first views (decision 200). */
export default defineConfig({
  ...page,
  ssr: { target: 'webworker', noExternal: true },
  // A script has none. What reads it names files of the browser.
  define: { 'import.meta.url': '""' },
  build: {
    ...page.build,
    ssr: 'app/drawView.tsx',
    emptyOutDir: false,
    ssrEmitAssets: false,
    minify: true,
    rolldownOptions: {
      output: { format: 'iife', name: DRAWING_GLOBAL, entryFileNames: FIRST_VIEW_FILE, codeSplitting: false },
    },
  },
});
