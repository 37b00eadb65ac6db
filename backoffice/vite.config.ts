import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprite } from '../scripts/pages/icon-sprite.ts';
import { oneService } from '../scripts/pages/one-service.ts';
import { subsetFonts } from '../scripts/pages/subset-fonts.ts';
import { iconNames } from '../storefront/ui/icon-names.ts';
import { deskIconNames } from './ui/desk-icon-names.ts';

const icons = { names: [...new Set([...iconNames, ...deskIconNames])], folder: 'padharo-desk-icons' };

// a build of its own (decision 53): nothing of the desk stands in a file that a traveller gets
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  cacheDir: '../node_modules/.vite-desk',
  plugins: [subsetFonts(), iconSprite(icons), oneService(), tailwindcss(), reactRouter()],
  server: { fs: { allow: ['..'] }, hmr: { port: 24_679 } },
  build: {
    assetsInlineLimit: (file) => file.endsWith('rupee.woff2'),
    target: 'es2023',
    modulePreload: false,
  },
});
