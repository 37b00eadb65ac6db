import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { iconSprite } from './scripts/pages/icon-sprite.ts';
import { leaveOut } from './scripts/pages/leave-out.ts';
import { plainImports } from './scripts/pages/plain-imports.ts';
import { subsetFonts } from './scripts/pages/subset-fonts.ts';

// A few files for the most of it: what never changes between our releases; what every shop page shows at first; cards;
// the list; what comes with the reader's first move on several pages; what only acting on a page needs (forms, dialogs,
// the cart, calls). Thirty small ones cost 5 kB more and a header each.
const base = /rolldown\/runtime|node_modules\/(?:react|react-dom|react-router|scheduler)\//;
const firstView = new RegExp(
  [
    'storefront/shell/(?:arrival|badge|brand|cart-link|contact|error-page|frame|header|mobile-menu|navigation|page-title)',
    'storefront/shell/(?:route-|shop-layout|sign-in-links|social)',
    'storefront/account/(?:modal-store|sign-in-modals)',
    'storefront/device/(?:cart-count|hydrated|missing-data|session|storage)',
    'storefront/stay/search-form',
    'storefront/ui/(?:button|early-presses|icon\\.|lay-out|later|picture-width|toast)',
    'storefront/(?:root|urls)',
  ].join('|'),
);
const cards = /storefront\/(?:device\/saved|product\/cut-name|stay\/card-text\.|ui\/(?:picture\.|rating))/;
const list = /storefront\/product\/(?:hero-frame|list-|nothing-found|result)/;
const stays = /storefront\/(?:routes\/stays\.|stay\/(?:list-looks|result-card|stay-results|stays-hero))/;
const firstMove = /service\/c(?:ore|atalog)\/|storefront\/stay\/(?:heart|stay-card)/;
const acting = /\/storefront\/(?:account|booking|cart|device|ui)\/(?!accordion|breadcrumb|calendar|carousel|recent)/;
const groups = [
  { name: 'base', test: base, priority: 3 },
  { name: 'first-view', test: firstView, priority: 2 },
  { name: 'cards', test: cards, priority: 2 },
  { name: 'list', test: list, priority: 2 },
  { name: 'stays', test: stays, priority: 2 },
  { name: 'first-move', test: firstMove, minShareCount: 2, priority: 2 },
  { name: 'acting', test: acting, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [subsetFonts(), iconSprite(), leaveOut(), plainImports(), tailwindcss(), reactRouter()],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  build: {
    assetsInlineLimit: (file) => file.endsWith('rupee.woff2'),
    target: 'es2023',
    // the router preloads what a screen needs
    modulePreload: false,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
});
