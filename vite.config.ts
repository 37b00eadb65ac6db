import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/pages/icon-sprite.ts';
import { subsetFonts } from './scripts/pages/subset-fonts.ts';

// Three files for the most of it: what never changes between our releases; what every shop page shows at first; what
// only acting on a page needs (forms, dialogs, the cart, calls). Thirty small ones cost 5 kB more and a header each.
const base = /rolldown\/runtime|node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const firstView = new RegExp(
  [
    'storefront/shell/(?:arrival|badge|brand|cart-link|contact|error-page|frame|header|mobile-menu|navigation|page-title)',
    'storefront/shell/(?:route-|sign-in-links|social)',
    'storefront/account/(?:modal-store|sign-in-modals)',
    'storefront/device/(?:cart-count|hydrated|saved|session|storage)',
    'storefront/stay/(?:card-text\\.|heart|search-form|stay-card)',
    'storefront/ui/(?:button|early-presses|icon\\.|later|picture|rating|toast)',
    'storefront/urls',
    'service/core/(?:day|money)',
    'service/catalog/stays/(?:stay-card-data|travel-params)',
  ].join('|'),
);
const acting = /\/storefront\/(?:account|booking|cart|device|ui)\/(?!accordion|calendar|carousel|recent)/;
const groups = [
  { name: 'base', test: base, priority: 3 },
  { name: 'first-view', test: firstView, priority: 2 },
  { name: 'acting', test: acting, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [subsetFonts(), iconSprite(), tailwindcss(), reactRouter()],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  build: {
    assetsInlineLimit: (file) => file.endsWith('rupee.woff2'),
    target: 'es2023',
    // the router preloads what a screen needs
    modulePreload: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
