import type { StaySearch } from '../../service/catalog/stays/stay-search.ts';
import { staySearchParams } from '../../service/catalog/stays/stay-search.ts';
import type { Day } from '../../service/core/day.ts';
import { StaySearchForm } from './search-form.tsx';

const scene = '/artwork/lake-palace-6';
const asked = new Set(['location', 'checkIn', 'checkOut', 'adults', 'children', 'rooms', 'pages']);

/** The list's heading over a picture, the search bar on its lower edge. */
export function StaysHero({ search, today }: { search: StaySearch; today: Day }) {
  const { location, dates, adults, children, rooms } = search;
  return (
    <section className="relative -mt-[72px] text-white">
      <picture>
        <source media="(width < 640px)" srcSet={`${scene}.square.svg`} width={800} height={800} />
        <img
          src={`${scene}.wide.svg`}
          alt=""
          width={1600}
          height={700}
          fetchPriority="high"
          className="absolute inset-0 size-full bg-[#3b2a5c] object-cover object-[50%_70%]"
        />
      </picture>
      <div className="hero-shade absolute inset-0" />
      <div className="page relative flex min-h-[300px] flex-col justify-end pt-[108px] md:min-h-[360px]">
        <h1 className="pb-6 text-4xl leading-tight sm:text-5xl md:pb-8">Find your perfect stay</h1>
        <div className="relative z-20 -mb-9 text-ink max-md:-mb-6">
          <StaySearchForm
            // another address is another form
            key={`${location} ${dates?.checkIn} ${dates?.checkOut} ${adults} ${children} ${rooms}`}
            look="bar"
            today={today}
            initial={{
              location,
              adults,
              children,
              rooms,
              ...(dates ? { checkIn: dates.checkIn, checkOut: dates.checkOut } : {}),
            }}
            keep={[...staySearchParams(search)].filter(([name]) => !asked.has(name))}
          />
        </div>
      </div>
    </section>
  );
}
