/** An edit of a file that several types share. */
export interface Edit {
  readonly file: string;
  readonly text: string;
  readonly becomes: string;
}

/** What is done next, and the files that the compiler names when that is done. */
export interface Round {
  readonly edits: readonly Edit[];
  readonly named: readonly string[];
}

const kinds = 'service/catalog/kinds.ts';
const products = 'service/catalog/products/products.ts';
const storefront = 'storefront/product/kinds.ts';
const urls = 'storefront/urls.ts';

/** From the one line of the list to a site that compiles: the compiler says what is missing, and that is done. */
export const rounds: readonly Round[] = [
  {
    edits: [
      {
        file: kinds,
        text: "import { stayKind } from './stay-kind.ts';\n",
        becomes: "import { cruiseKind } from './cruise-kind.ts';\nimport { stayKind } from './stay-kind.ts';\n",
      },
      {
        file: kinds,
        text: "  'car-rental': carKind,\n",
        becomes: "  'car-rental': carKind,\n  'river-cruise': cruiseKind,\n",
      },
    ],
    named: [products, storefront],
  },
  {
    edits: [
      {
        file: products,
        text: "import { stayProduct } from '../stays/stay-product.ts';\n",
        becomes:
          "import { cruiseProduct } from '../river-cruises/cruise-product.ts';\nimport { stayProduct } from '../stays/stay-product.ts';\n",
      },
      {
        file: products,
        text: "  'car-rental': carProduct,\n",
        becomes: "  'car-rental': carProduct,\n  'river-cruise': cruiseProduct,\n",
      },
      {
        file: storefront,
        text: "  'car-rental': {\n",
        becomes: `  'river-cruise': {
    icon: 'ship',
    page: urls.riverCruise,
    list: urls.riverCruisesIn,
    chosen: (line) => [
      ['checkIn', line.startDay],
      ['checkOut', line.endDay],
      ['cabins', line.units],
    ],
  },
  'car-rental': {
`,
      },
    ],
    // it speaks of addresses that the table has not
    named: [storefront],
  },
  {
    edits: [
      {
        file: urls,
        text: "  cart: '/cart',\n",
        becomes: `  riverCruisesIn: (place: string) => \`/river-cruises?\${new URLSearchParams({ place })}\`,
  riverCruise: (slug: string) => \`/river-cruises/\${encodeURIComponent(slug)}\`,
  cart: '/cart',
`,
      },
    ],
    named: [],
  },
];
