import type { ReactNode } from 'react';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import type { HouseRulesData, RoomNights } from '../../service/catalog/stays/stay-page-data.ts';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import type { Day } from '../../service/core/day.ts';
import { viewedProduct } from '../device/recent.ts';
import { About } from '../product/about.tsx';
import { Gallery } from '../product/gallery.tsx';
import { LocationSection } from '../product/location-section.tsx';
import { PageSection, StickyPanel } from '../product/page-section.tsx';
import { RecentWhenIdle } from '../product/recent-when-idle.tsx';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { BookingPanel } from './booking-panel.tsx';
import type { CardTexts } from './card-texts.ts';
import { NearbyPlaces } from './nearby-places.tsx';
import { RoomTypes } from './room-types.tsx';
import { StayBar } from './stay-bar.tsx';
import { StayCard } from './stay-card.tsx';
import { StayFeatures } from './stay-features.tsx';
import { StayHeading } from './stay-heading.tsx';
import type { StayPageView } from './stay-page-view.ts';
import { StayReviews } from './stay-reviews.tsx';
import { type RequestedStay, type StayBooking, useStayBooking } from './use-stay-booking.ts';

/** Other stays in the area; the chosen dates and guests are passed on. */
export function SimilarStays({
  cards,
  booking: { range, adults, children, rooms },
}: {
  cards: readonly CardTexts[];
  booking: Pick<StayBooking, 'range' | 'adults' | 'children' | 'rooms'>;
}) {
  const t = useText();
  if (cards.length === 0) return null;
  const { checkIn, checkOut } = range;
  const dates = checkIn && checkOut ? { checkIn, checkOut } : null;
  const travel = travelParams({ dates, adults, children, rooms }).toString();
  return (
    <PageSection id="similar" title={t(stayPageTexts.similar)}>
      <Carousel label={t(stayPageTexts.similarRow)}>
        {cards.map((card) => (
          <StayCard key={card.slug} card={card} travel={travel} />
        ))}
      </Carousel>
    </PageSection>
  );
}

export function HouseRules({ rules }: { rules: HouseRulesData }) {
  const t = useText();
  return (
    <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
      <Rule label={t(stayPageTexts.checkIn)}>{t(stayPageTexts.checkInFrom, { time: rules.checkInTime })}</Rule>
      <Rule label={t(stayPageTexts.checkOut)}>{t(stayPageTexts.checkOutUntil, { time: rules.checkOutTime })}</Rule>
      {rules.policies.map(({ label, policy }) => (
        <Rule key={label} label={label}>
          {typeof policy === 'string' ? policy : <RichText blocks={policy} />}
        </Rule>
      ))}
    </dl>
  );
}

function Rule({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{label}</dt>
      <dd className="space-y-2 whitespace-pre-line text-ink-soft">{children}</dd>
    </div>
  );
}

export interface StayViewProps {
  stay: StayPageView;
  requested: RequestedStay;
  nights: readonly RoomNights[];
  today: Day;
  /** The absolute address of this page. */
  url: string;
}

/** The page of a stay. Its code is loaded when the browser is idle (rendering/later.ts). */
export default function StayView({ stay, requested, nights, today, url }: StayViewProps) {
  const t = useText();
  const booking = useStayBooking(stay, requested, nights, today);
  useEarlyPresses();
  return (
    <div className="page space-y-6 pt-1 md:space-y-8 md:pt-3">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="min-w-0 space-y-8 md:space-y-10">
          <div className="space-y-4 md:space-y-6">
            <div className="space-y-1">
              <Breadcrumb steps={stay.crumbs} />
              <StayHeading stay={stay} url={url} />
            </div>
            <Gallery photos={stay.photos} name={stay.name} kind="stay" />
          </div>
          <ul className="flex flex-wrap gap-x-6 gap-y-3">
            {stay.facts.map(({ icon, text }) => (
              <li key={text} className="inline-flex items-center gap-2 text-ink">
                <Icon name={icon} size={19} className="text-support" />
                {text}
              </li>
            ))}
          </ul>
          <PageSection id="about" title={t(stayPageTexts.about)}>
            <About blocks={stay.about} inEnglish={stay.inEnglish} />
          </PageSection>
          <PageSection id="rooms" title={t(stayPageTexts.chooseRoom)}>
            <RoomTypes stay={stay} booking={booking} today={today} />
          </PageSection>
          <PageSection id="features" title={t(stayPageTexts.offers)}>
            <StayFeatures features={stay.features} />
          </PageSection>
        </div>
        <aside aria-label={t(stayPageTexts.booking)} className="booking-aside hidden lg:block">
          <StickyPanel>
            <BookingPanel stay={stay} booking={booking} today={today} />
          </StickyPanel>
        </aside>
      </div>
      <div className="space-y-8 md:space-y-10">
        <PageSection id="location" title={t(stayPageTexts.where)}>
          <div className="space-y-8">
            <LocationSection where={stay.where} />
            <NearbyPlaces places={stay.nearby} />
          </div>
        </PageSection>
        <PageSection id="reviews" title={t(stayPageTexts.reviews)}>
          <StayReviews stay={stay} />
        </PageSection>
        {stay.goodToKnow.length > 0 ? (
          <PageSection id="good-to-know" title={t(stayPageTexts.goodToKnow)}>
            <ul className="list-disc gap-x-10 space-y-2 ps-5 text-ink-soft marker:text-support sm:columns-2">
              {stay.goodToKnow.map((fact) => (
                <li key={fact} className="break-inside-avoid">
                  {fact}
                </li>
              ))}
            </ul>
          </PageSection>
        ) : null}
        {stay.rules ? (
          <PageSection id="rules" title={t(stayPageTexts.rules)}>
            <HouseRules rules={stay.rules} />
          </PageSection>
        ) : null}
        <PageSection id="faqs" title={t(stayPageTexts.faqs)}>
          {stay.faqs.length === 0 ? (
            <p className="text-ink-soft">{t(stayPageTexts.noFaqs)}</p>
          ) : (
            <Accordion
              name="faq"
              items={stay.faqs.map(({ id, question, answer }) => ({
                id,
                title: question,
                content: (
                  <div className="space-y-3 whitespace-pre-line">
                    <RichText blocks={answer} />
                  </div>
                ),
              }))}
            />
          )}
        </PageSection>
        <SimilarStays cards={stay.similar} booking={booking} />
        <RecentWhenIdle
          viewed={viewedProduct('stay', stay, stay.photos[0])}
          className="border-t border-line pt-8 md:pt-10"
        />
      </div>
      <StayBar stay={stay} booking={booking} today={today} />
    </div>
  );
}
