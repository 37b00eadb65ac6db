import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('shell/shop-layout.tsx', [
    index('routes/home.tsx'),
    route('stays', 'routes/stays.tsx'),
    route('stays/:slug', 'routes/stay.tsx'),
    route('stays/:slug/reviews', 'routes/stay-reviews.tsx'),
    route('attraction/booking/*', 'routes/attraction-detail.tsx'),
    route('tour-packages/booking/*', 'routes/tour-detail.tsx'),
    route('car-rentals', 'routes/car-rentals.tsx'),
    route('car-rentals/booking/:slug', 'routes/car.tsx'),
    route('car-rentals/:city', 'routes/cars-in.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('payment/:bookingId', 'routes/payment.tsx'),
    route('contact-us', 'routes/contact-us.tsx'),
    route('services', 'routes/services.tsx'),
    route('advertise-with-us', 'routes/advertise-with-us.tsx'),
    ...['about', 'privacy-policy', 'terms-and-conditions'].map((path) =>
      route(path, 'routes/reading.tsx', { id: path }),
    ),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('stays/:slug/availability', 'routes/stay-availability.ts'),
  ...['attraction', 'tour-packages'].map((path) =>
    route(`${path}/booking/:slug/availability`, 'routes/experience-availability.ts', { id: `${path}-availability` }),
  ),
  route('more-stays', 'routes/more-stays.ts'),
  route('car-rentals/booking/:slug/availability', 'routes/car-availability.ts'),
  route('more-cars/:city', 'routes/more-cars.ts'),
  route('stay-map', 'routes/stay-map.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('sitemaps/:file', 'routes/sitemap-file.ts'),
  layout('shell/account-layout.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('profile', 'routes/profile.tsx'),
  ]),
  layout('shell/plain-layout.tsx', [
    route('login', 'routes/login.tsx'),
    route('login/connected', 'routes/connected.tsx'),
    route('signup', 'routes/signup.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('confirm-email', 'routes/confirm-email.tsx'),
    route('newsletter/confirm', 'routes/newsletter-confirm.tsx'),
    route('newsletter/unsubscribe', 'routes/newsletter-unsubscribe.tsx'),
  ]),
] satisfies RouteConfig;
