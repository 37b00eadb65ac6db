import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// reactRouter() brings its own fast refresh; of plugin-react only the compiler is taken, before it
const compiler = react({ compiler: true }).filter((plugin) => /compiler/.test(plugin.name));

export default defineConfig({
  plugins: [tailwindcss(), compiler, reactRouter()],
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  build: { assetsInlineLimit: 0, target: 'es2023' },
});
