import { RouterContextProvider } from 'react-router';
import type { Context } from '../service/platform/context.ts';
import { loader as carLoader } from '../storefront/routes/car.tsx';
import { loader as carsLoader } from '../storefront/routes/cars-in.tsx';
import { loader as experiencesLoader } from '../storefront/routes/experience-list.tsx';
import { loader as homeLoader } from '../storefront/routes/home.tsx';
import { loader as stayLoader } from '../storefront/routes/stay.tsx';
import { loader as staysLoader } from '../storefront/routes/stays.tsx';
import { newRender } from '../storefront/server/finish-page.ts';
import { loadExperience } from '../storefront/server/load-experience.ts';
import { rendering, service } from '../storefront/service.ts';

/** Returns the loader data and headers of the page at that address, as the router calls its loader. */
export async function loadPage(ctx: Context, key: string): Promise<{ headers: Headers; made: unknown }> {
  const request = new Request(`http://padharo.test${key}`);
  const context = new RouterContextProvider();
  context.set(service, ctx);
  // a document has its cards only in the markup: here they are needed as data
  context.set(rendering, newRender('/page.data'));
  const url = new URL(request.url);
  const { data, init } = await loaded({ context, request, url });
  return { headers: new Headers(init?.headers), made: data };
}

async function loaded(input: { context: RouterContextProvider; request: Request; url: URL }) {
  const { context, request, url } = input;
  const [first, second, third = ''] = url.pathname.split('/').filter(Boolean);
  if (first === undefined) return homeLoader({ ...input, params: {}, pattern: '/' });
  if (first === 'stays' && second === undefined) return staysLoader({ ...input, params: {}, pattern: '/stays' });
  if (first === 'stays') return stayLoader({ ...input, params: { slug: second ?? '' }, pattern: '/stays/:slug' });
  if (first === 'car-rentals' && second === 'booking')
    return carLoader({ ...input, params: { slug: third }, pattern: '/car-rentals/booking/:slug' });
  if (first === 'car-rentals')
    return carsLoader({ ...input, params: { city: second ?? '' }, pattern: '/car-rentals/:city' });
  if (second === 'booking')
    return loadExperience(first === 'attraction' ? 'attraction' : 'tour-package', context, third, request);
  return experiencesLoader({ ...input, params: {}, pattern: '/all-attractions' });
}
