export { default, handleError, streamTimeout } from '../storefront/entry.server.tsx';
