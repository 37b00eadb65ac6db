import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default prefix('admin', [
  index('routes/first.ts'),
  route('login', 'routes/login.tsx'),
  route('logout', 'routes/logout.ts'),
  route('welcome', 'routes/welcome.tsx'),
  route('pictures', 'routes/pictures.ts'),
  route('calendar/days', 'routes/calendar-days.ts'),
  route('calendar/rows', 'routes/calendar-rows.ts'),
  route('calendar/change', 'routes/calendar-change.ts'),
  layout('frame/desk-layout.tsx', [
    route('today', 'routes/today.tsx'),
    route('redeem', 'routes/redeem.tsx'),
    route('account', 'routes/account.tsx'),
    route('calendar', 'routes/calendar.tsx'),
    route('calendar/:type/:slug', 'routes/calendar-product.tsx'),
    route('staff', 'routes/staff.tsx'),
    route('rights', 'routes/rights.tsx'),
    route('audit', 'routes/audit.tsx'),
    route('content', 'routes/content-types.tsx'),
    route('content/:type', 'routes/content-list.tsx'),
    route('content/:type/new', 'routes/content-entry.tsx', { id: 'content-new' }),
    route('content/:type/:documentId', 'routes/content-entry.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
]) satisfies RouteConfig;
