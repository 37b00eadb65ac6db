import { Suspense } from 'react';
import { data } from 'react-router';
import { carErrorTexts } from '../../messages/en/car/error.ts';
import { carAvailability } from '../../service/catalog/car-rentals/car-availability.ts';
import { parseCarSearch } from '../../service/catalog/car-rentals/car-search.ts';
import { getCar } from '../../service/catalog/car-rentals/get-car.ts';
import { otherCars } from '../../service/catalog/car-rentals/other-cars.ts';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { addDays, today } from '../../service/core/day.ts';
import { CarError } from '../car/car-error.tsx';
import { carHead } from '../car/car-head.ts';
import { carPageView } from '../car/car-page-view.ts';
import { chosenRange } from '../car/rental-range.ts';
import { later } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { publicPageShowing } from '../server/page-dependencies.ts';
import { optionalReads } from '../server/page-reads.ts';
import { service } from '../service.ts';
import { pageTitle, privatePage } from '../shell/page-head.ts';
import { urls } from '../urls.ts';
import type { Route } from './+types/car';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = context.get(service);
  const t = await textForReader(ctx);
  const day = today(ctx.now);
  const { taxRules, limits, policies } = await readSaleSettings(ctx);
  const { dates, pickupLocation } = parseCarSearch('', new URL(request.url).searchParams, day, limits.rentalDays);
  const car = await getCar(ctx, params.slug);
  if (!car) throw data({ slug: params.slug }, { status: 404 });
  const reads = optionalReads(ctx);
  const days = dates
    ? await reads.read(
        'availability',
        carAvailability(ctx, { slug: car.slug, from: dates.pickupDate, to: addDays(dates.returnDate, 1) }),
        [],
      )
    : [];
  const others = await reads.read('other cars', otherCars(ctx, car.slug), []);
  const shown = [car, ...others].map(({ id }) => id);
  return data(
    {
      car: carPageView(t, car, {
        taxRules,
        mostDays: limits.rentalDays,
        payNowMinutes: limits.payNowMinutes,
        policies,
        others,
      }),
      requested: chosenRange(dates),
      pickupLocation,
      days,
      today: day,
      url: ctx.config.publicUrl + urls.car(car.slug),
      head: carHead(t, car, ctx.config.publicUrl),
    },
    // data that depends on stock is for this visitor only
    {
      headers:
        dates || car.incomplete || !reads.isComplete()
          ? privatePage()
          : publicPageShowing({ 'car-rental': { ids: shown } }),
    },
  );
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ? privatePage() : loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  if (!loaderData) return [{ title: pageTitle(t, t(carErrorTexts.title)) }, { name: 'robots', content: 'noindex' }];
  return loaderData.head;
}

const id = 'car';
const CarView = later(id, () => import('../car/car-view.tsx'));

export default function Car({ loaderData: { head: _, ...loaded } }: Route.ComponentProps) {
  return (
    <div id={id}>
      <Suspense fallback={<CarSkeleton />}>
        {/* another car or other dates in the address are another visit */}
        <CarView key={`${loaded.car.slug} ${JSON.stringify(loaded.requested)} ${loaded.pickupLocation}`} {...loaded} />
      </Suspense>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <CarError error={error} />;
}

/** The placeholder of a car's page while it loads, with the same layout. */
function CarSkeleton() {
  const t = useText();
  const bar = 'rounded-field bg-sunk';
  return (
    <div className="page pt-4">
      <p role="status" className="sr-only">
        {t(carErrorTexts.loading)}
      </p>
      <div aria-hidden="true" className="animate-pulse space-y-6 md:space-y-8">
        <div className={`${bar} h-5 w-56`} />
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_384px]">
          <div className="space-y-6">
            <div className="aspect-[3/2] rounded-panel bg-sunk md:aspect-[9/4] lg:max-h-[max(300px,38vh)]" />
            <div className={`${bar} h-10 w-2/3`} />
            <div className={`${bar} h-6 w-1/2`} />
            <div className={`${bar} h-40`} />
          </div>
          <div className="hidden h-[520px] rounded-panel bg-sunk lg:block" />
        </div>
      </div>
    </div>
  );
}
