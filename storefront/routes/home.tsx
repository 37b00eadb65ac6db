import { data } from 'react-router';
import { featuredStays } from '../../service/catalog/stays/featured-stays.ts';
import type { Context } from '../../service/platform/context.ts';
import { Featured, type Loaded } from '../home/featured.tsx';
import { Hero } from '../home/hero.tsx';
import { HonestPrices } from '../home/honest-prices.tsx';
import { PlaceToBegin } from '../home/place-to-begin.tsx';
import { PropertyTypes } from '../home/property-types.tsx';
import { service } from '../service.ts';
import { privateCaching, publicCaching } from '../shell/page-headers.ts';
import { pageTitle } from '../shell/page-title.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import type { Route } from './+types/home';

export const handle: RouteHandle = { overHero: true };

export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return { 'Cache-Control': loaderHeaders.get('Cache-Control') ?? publicCaching };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: pageTitle() },
    {
      name: 'description',
      content: 'Hotels, resorts, villas and homestays across India, with the whole price from the first look.',
    },
    { property: 'og:site_name', content: 'Padharo' },
    ...(loaderData ? [{ tagName: 'link', rel: 'canonical', href: loaderData.url }] : []),
  ];
}

async function load(ctx: Context, kind: 'homes' | 'hotels', failed: string): Promise<Loaded> {
  try {
    return { stays: await featuredStays(ctx, kind) };
  } catch (error) {
    ctx.log.error({ err: error }, failed);
    return { error: failed };
  }
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const homes = await load(ctx, 'homes', 'Failed to fetch holiday homes data');
  const hotels = await load(ctx, 'hotels', 'Failed to fetch hotels data');
  // a page with a failed section is not one to keep
  const headers = 'error' in homes || 'error' in hotels ? { 'Cache-Control': privateCaching } : undefined;
  return data({ homes, hotels, url: `${ctx.config.publicUrl}/` }, { ...(headers && { headers }) });
}

export default function Home({ loaderData: { homes, hotels } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <PropertyTypes />
      <Featured kind="homes" loaded={homes} />
      <PlaceToBegin />
      <Featured kind="hotels" loaded={hotels} />
      <HonestPrices />
    </>
  );
}
