import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../build/backoffice',
  ssr: true,
  // the routers of storefront and back office differ by their base path: no manifest requests outside /admin
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
