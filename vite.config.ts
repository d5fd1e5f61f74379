import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: 'src/web',
  publicDir: false,
  plugins: [react(), layersInOrder()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Recent enough for light-dark(), round() and popover, which the styles are built on.
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    // The content security policy allows fonts from 'self' alone: nothing is inlined as data.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});

/**
 * Says the order of the style layers before any of them is filled, so that it does not hang on which module the
 * bundler happens to put first: later layers win whatever their selectors weigh.
 */
function layersInOrder(): Plugin {
  return {
    name: 'layers-in-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = `@layer reset,tokens,base,ui,components;${file.source}`;
        }
      }
    },
  };
}
