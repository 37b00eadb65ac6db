import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from '../scripts/pages/compiled-messages.ts';
import { iconSprite } from '../scripts/pages/icon-sprite.ts';
import { oneService } from '../scripts/pages/one-service.ts';
import { subsetFonts } from '../scripts/pages/subset-fonts.ts';
import { iconNames } from '../storefront/ui/icon-names.ts';
import { adminIconNames } from './ui/admin-icon-names.ts';

const icons = { names: [...new Set([...iconNames, ...adminIconNames])], folder: 'padharo-admin-icons' };

// a build of its own (decision 53): no file that travellers load contains back office code
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  publicDir: false,
  cacheDir: '../node_modules/.vite-admin',
  plugins: [subsetFonts(), iconSprite(icons), oneService(), compiledMessages(), tailwindcss(), reactRouter()],
  server: { fs: { allow: ['..'] }, hmr: { port: 24_679 } },
  build: {
    assetsInlineLimit: (file) => /(?:rupee|language-names)\.woff2$/.test(file),
    target: 'es2023',
    modulePreload: false,
  },
});
