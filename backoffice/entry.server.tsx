export { default, streamTimeout } from '../storefront/entry.server.tsx';
