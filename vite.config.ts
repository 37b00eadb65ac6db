import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

// what three screens or more share travels as one file: thirty small ones cost 4 kB more and a header each
const shared = { name: 'shared', test: /\/(?:storefront|service)\/|lucide-react/, minShareCount: 3 };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  build: { assetsInlineLimit: 0, target: 'es2023' },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [shared] } } } } },
  },
});
