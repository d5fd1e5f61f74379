import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'src/web',
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // Recent enough for light-dark(), round() and popover, which the styles are built on.
    target: ['chrome125', 'edge125', 'firefox128', 'safari17.5'],
    // The content security policy allows fonts from 'self' alone: nothing is inlined as data.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
