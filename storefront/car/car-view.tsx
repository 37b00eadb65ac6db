import { carPageTexts } from '../../messages/en/car/page.ts';
import type { CarDay } from '../../service/catalog/car-rentals/car-availability.ts';
import { daysText } from '../../service/catalog/car-rentals/car-priced.ts';
import type { Day } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { viewedProduct } from '../device/recent.ts';
import { About } from '../product/about.tsx';
import { Gallery } from '../product/gallery.tsx';
import { GuestReviews } from '../product/guest-reviews.tsx';
import { BookingBar, PageSection, StickyPanel } from '../product/page-section.tsx';
import type { ChosenRange } from '../product/range-choice.ts';
import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { ResultList } from '../product/result-list.tsx';
import { ShareMenu } from '../product/share-menu.tsx';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { RatingBadge } from '../ui/rating.tsx';
import { CarBooked } from './car-booked.tsx';
import { CarCard } from './car-card.tsx';
import { CarForm } from './car-form.tsx';
import { CarLeadPrice } from './car-lead-price.tsx';
import type { CarPageView } from './car-page-view.ts';
import { CarPanel } from './car-panel.tsx';
import { rentalQuery } from './rental-range.ts';
import { useCarBooking } from './use-car-booking.ts';

export interface CarViewProps {
  car: CarPageView;
  requested: ChosenRange;
  pickupLocation: string;
  days: readonly CarDay[];
  today: Day;
  /** The absolute address of this page. */
  url: string;
}

/** The page of a car. Its code is loaded when the browser is idle (rendering/later.ts). */
export default function CarView({ car, requested, pickupLocation, days, today, url }: CarViewProps) {
  const t = useText();
  const booking = useCarBooking(car, requested, days, today);
  useEarlyPresses();
  const travel = rentalQuery(booking.range);
  const bar =
    booking.state.state === 'sold-out'
      ? { amount: t(carPageTexts.notAvailable), text: t(carPageTexts.forTheseDates) }
      : {
          amount: formatMoney(booking.price.payable),
          text: t(carPageTexts.totalWithGst, { days: daysText(t, booking.price.days) }),
        };
  if (booking.booked) return <CarBooked car={car} booked={booking.booked} />;
  return (
    <div className="page space-y-6 pt-1 md:space-y-8 md:pt-3">
      <div ref={booking.parts} className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="min-w-0 space-y-8 md:space-y-10">
          <header className="space-y-4 md:space-y-6">
            <div className="space-y-1">
              <Breadcrumb steps={car.crumbs} />
              <CarHeading car={car} url={url} />
            </div>
            <Gallery photos={car.photos} name={car.name} kind="car-rental" />
            <div className="lg:hidden">
              <CarLeadPrice car={car} booking={booking} />
            </div>
          </header>
          <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
            {car.tiles.map(({ icon, label, text }) => (
              <div key={label} className="rounded-card border border-line bg-card p-4">
                <Icon name={icon} size={22} className="text-support" />
                <dt className="mt-2 text-sm text-ink-soft">{label}</dt>
                <dd className="font-semibold text-ink">{text}</dd>
              </div>
            ))}
          </dl>
          <PageSection id="about" title={t(carPageTexts.about)}>
            <About blocks={car.about} inEnglish={car.inEnglish} />
          </PageSection>
          {car.features.length > 0 ? (
            <PageSection id="features" title={t(carPageTexts.features)}>
              <Marks icon="check" items={car.features} wide />
            </PageSection>
          ) : null}
          <div className="grid gap-8 md:grid-cols-2">
            {car.included.length > 0 ? (
              <PageSection id="included" title={t(carPageTexts.included)}>
                <Marks icon="circle-check-big" items={car.included} />
              </PageSection>
            ) : null}
            {car.notIncluded.length > 0 ? (
              <PageSection id="not-included" title={t(carPageTexts.notIncluded)}>
                <Marks icon="circle-x" items={car.notIncluded} />
              </PageSection>
            ) : null}
          </div>
        </div>
        <aside id="panel" aria-label={t(carPageTexts.booking)} className="lg:row-span-2">
          <StickyPanel>
            <CarPanel car={car} booking={booking} pickupLocation={pickupLocation} today={today} />
          </StickyPanel>
        </aside>
        <div className="needs-script min-w-0">
          <PageSection id="book" title={t(carPageTexts.complete)}>
            <CarForm booking={booking} payNowMinutes={car.payNowMinutes} />
          </PageSection>
        </div>
      </div>
      <div className="space-y-8 md:space-y-10">
        <PageSection id="reviews" title={t(carPageTexts.reviews)}>
          <GuestReviews view={car} of="carRental" product={car.documentId} />
        </PageSection>
        {car.others ? (
          <PageSection id="others" title={car.others.title}>
            <ResultList className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {car.others.cards.map((card) => (
                <li key={card.slug}>
                  <CarCard card={card} travel={travel} />
                </li>
              ))}
            </ResultList>
            <p className="mt-6">
              <ButtonLink to={travel ? `${car.others.all.to}?${travel}` : car.others.all.to} variant="secondary">
                {car.others.all.name}
              </ButtonLink>
            </p>
          </PageSection>
        ) : null}
        <RecentWhenIdle
          viewed={viewedProduct('car-rental', car, car.photos[0])}
          className="border-t border-line pt-8 md:pt-10"
        />
      </div>
      <BookingBar amount={bar.amount} note={bar.text}>
        <a
          href="#panel"
          className="inline-flex min-h-12 shrink-0 items-center rounded-field bg-accent px-5 text-base font-semibold text-on-accent"
        >
          {t(booking.state.state === 'sold-out' ? carPageTexts.changeDates : carPageTexts.bookNow)}
        </a>
      </BookingBar>
    </div>
  );
}

/** Name, place, rating and availability, with Share. */
function CarHeading({ car, url }: Pick<CarViewProps, 'car' | 'url'>) {
  const t = useText();
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-3xl min-w-0 wrap-anywhere">
        <h1 className="mt-1 text-3xl leading-tight sm:text-4xl md:text-[2.5rem]">{car.name}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="inline-flex items-center gap-1.5 text-ink">
            <Icon name="map-pin" size={17} className="shrink-0 text-accent" />
            {car.location}
          </span>
          {car.rated ? (
            <a href="#reviews" className="inline-flex items-center gap-2">
              <RatingBadge score={car.rated.score} outOf={5} scale />
              <span className="text-ink-soft underline underline-offset-4">{car.rated.reviews}</span>
            </a>
          ) : (
            <span className="font-semibold text-support">{t(carPageTexts.new)}</span>
          )}
          <span className="inline-flex items-center gap-1.5 text-ink-soft">
            <Icon name="calendar-check" size={17} className="shrink-0 text-support" />
            {car.available}
          </span>
        </p>
      </div>
      <ShareMenu url={url} name={car.name} />
    </div>
  );
}

interface MarksProps {
  icon: 'check' | 'circle-check-big' | 'circle-x';
  items: readonly string[];
  /** In two columns. */
  wide?: boolean;
}

function Marks({ icon, items, wide = false }: MarksProps) {
  return (
    <ul className={`grid gap-3 ${wide ? 'sm:grid-cols-2' : ''}`}>
      {items.map((item) => (
        <li key={item} className="flex gap-3 text-ink">
          <Icon
            name={icon}
            size={19}
            className={`mt-1 shrink-0 ${icon === 'circle-x' ? 'text-ink-soft' : 'text-support'}`}
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
