import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/pages/compiled-messages.ts';
import { iconSprite } from './scripts/pages/icon-sprite.ts';
import { oneService } from './scripts/pages/one-service.ts';
import { subsetFonts } from './scripts/pages/subset-fonts.ts';

// A few files for the most of it: what never changes between our releases; what every shop page shows at first; cards;
// what landing pages share with the list; the list; then what comes when the browser is idle: fields and footer of every
// page, what lies below the landing pages, what the pages of products share, what is known of what is sold; and what only
// acting on a page needs (forms, dialogs, the cart, calls), an account or a booking. Thirty small ones cost 5 kB more and a header each.
const base =
  /rolldown\/runtime|node_modules\/(?:icu-minify|react|react-dom|react-router|scheduler)\/|\/messages\/(?:message|translate)\.|storefront\/rendering\/text\./;
const firstView = new RegExp(
  [
    'storefront/shell/(?:arrival|contact|error-page|frame|header|mobile-menu|navigation|page-head)',
    'storefront/shell/(?:storefront-layout|sign-in-links|social)',
    'storefront/account/(?:modal-store|sign-in-modals)',
    'storefront/device/(?:cart-count|session|storage|use-query)',
    'storefront/stay/search-form',
    'storefront/rendering/(?:early-presses|later)',
    'storefront/ui/(?:button|reload-link|icon\\.|toast)',
    'storefront/(?:root|urls)',
  ].join('|'),
);
const cards =
  /storefront\/(?:device\/(?:recent\.|saved)|product\/(?:cut-name|recent-when-idle)|stay\/card-text\.|ui\/(?:picture\.|rating))|messages\/en\/stay\/(?:card|price)\./;
// what a landing page has of a list, and the list itself
const found = /storefront\/product\/(?:hero-frame|list-failed|result-list)|messages\/en\/product\/hero\./;
const list = /storefront\/product\/(?:list-page|nothing-found|results)|messages\/en\/product\/list\./;
const stays =
  /storefront\/(?:routes\/stays\.|stay\/(?:result-card|stay-results|stays-hero))|messages\/en\/stay\/list\./;
const idle = new RegExp(
  [
    'messages/en/product/(?:dates|filters|location)\\.',
    // without what only a booking asks for
    'service/core/(?!gstin)',
    'service/catalog/(?:car-rentals/rental-dates|experiences/visit|plain-words|sale-days|stays/travel-params)',
    'storefront/product/(?:calendar-box|date-|day-field|typed|location-field|range-choice)',
    'storefront/shell/(?:footer|newsletter)',
    'storefront/ui/(?:bring|focus-invalid|stepper)',
  ].join('|'),
);
const below = /storefront\/(?:home\/(?:point|section)|stay\/stay-card|ui\/carousel)|messages\/en\/home\/section\./;
const forms = new RegExp(
  [
    'service/booking/model/buyer-rules',
    'storefront/(?:account/message|booking/(?:call-priced|show)|cart/(?:booking-attempt|cart-line|cart-rules|device-attempt))',
    'storefront/(?:device/(?:api|cart\\.|wire-amounts)|ui/(?:dialog|field))',
  ].join('|'),
);
const product = new RegExp(
  [
    'messages/en/product/(?:page|reviews)\\.',
    'service/catalog/(?:arrival|picture-data|reviews)',
    'storefront/product/(?:gallery\\.|guest-reviews|page-section|price-lines|review|share-menu|use-)',
    'storefront/stay/booking-choice',
    'storefront/ui/(?:accordion|breadcrumb|menu|rich-text)',
  ].join('|'),
);
const sold = /(?:service|messages\/en)\/catalog\//;
// of bookings only what the cart and the pages of accounts show too
const acting = new RegExp(
  [
    'storefront/(?:cart|device|ui)/(?!calendar|recent)',
    'storefront/booking/(?:account-gate|book-again|business|call-priced|dashboard-frame|guest-f|line-notes)',
    'storefront/booking/(?:payment(?:-choice)?\\.|show|terms-[rw]|trip-days|use-now)',
  ].join('|'),
);
const account = /storefront\/account\//;
const bookings = /storefront\/booking\//;
const groups = [
  { name: 'base', test: base, priority: 3 },
  { name: 'first-view', test: firstView, priority: 2 },
  { name: 'cards', test: cards, priority: 2 },
  { name: 'found', test: found, priority: 2 },
  { name: 'list', test: list, priority: 2 },
  { name: 'stays', test: stays, priority: 2 },
  { name: 'idle', test: idle, minShareCount: 2, priority: 2 },
  { name: 'below', test: below, minShareCount: 2, priority: 2 },
  { name: 'forms', test: forms, minShareCount: 2, priority: 2 },
  { name: 'product', test: product, minShareCount: 2, priority: 2 },
  { name: 'sold', test: sold, minShareCount: 2, priority: 1 },
  { name: 'acting', test: acting, minShareCount: 2, priority: 1 },
  { name: 'account', test: account, minShareCount: 2, priority: 1 },
  { name: 'bookings', test: bookings, minShareCount: 2, priority: 1 },
];

export default defineConfig({
  plugins: [subsetFonts(), iconSprite(), oneService(), compiledMessages(), tailwindcss(), reactRouter()],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  resolve: {
    // the edition whose worker is a file of its own: our policy lets nothing run that was put together in the browser
    alias: [{ find: /^maplibre-gl$/, replacement: 'maplibre-gl/dist/maplibre-gl-csp.js' }],
  },
  build: {
    assetsInlineLimit: (file) => /(?:rupee|language-names)\.woff2$/.test(file),
    target: 'es2023',
    // the router preloads what a screen needs
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups } },
          // tables of messages that only the server uses are left out
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
  },
});
