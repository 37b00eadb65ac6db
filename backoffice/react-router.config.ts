import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../build/backoffice',
  ssr: true,
  // addresses of the storefront’s router and of ours are told apart by their beginning: nothing is asked for beside /admin
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
