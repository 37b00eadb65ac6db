// Answers for the pages of a trip what they have stored (storefront/booking/store-trip.ts), while there is no network.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  event.respondWith(
    fetch(request).catch(async (error) => {
      const stored = await caches.match(request, { ignoreVary: true });
      if (stored) return stored;
      // a view of the dashboard that is not stored
      if (request.mode === 'navigate' && search && (await caches.match(pathname))) return Response.redirect(pathname);
      throw error;
    }),
  );
});
