import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';

/** The placeholder of the cart while it is read from the device; without JavaScript it says that it needs it. */
export function CartSkeleton() {
  const bar = 'rounded-field bg-sunk';
  return (
    <div role="status">
      <noscript>
        <h1 className="text-4xl md:text-5xl">Your Cart</h1>
        <p className="mt-4">Turn on JavaScript to use the cart. You can browse without it.</p>
        <Link to={urls.stays} className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline">
          Browse Stays
        </Link>
      </noscript>
      <span className="needs-script sr-only">Loading your cart...</span>
      <div aria-hidden="true" className="needs-script animate-pulse">
        <div className={`${bar} h-11 w-56`} />
        <div className="mt-8 grid gap-8 lg:grid-cols-[1fr_400px]">
          <div>
            <div className={`${bar} h-6 w-40`} />
            <div className="mt-3 rounded-card border border-line bg-card p-5">
              <div className="grid grid-cols-[96px_1fr] gap-6 sm:grid-cols-[168px_1fr]">
                <div className={`${bar} aspect-square sm:aspect-4/3`} />
                <div className="space-y-3">
                  <div className={`${bar} h-5 w-16`} />
                  <div className={`${bar} h-7 w-3/4`} />
                  <div className={`${bar} h-5 w-1/2`} />
                  <div className={`${bar} hidden h-5 w-2/3 sm:block`} />
                </div>
              </div>
              <div className={`${bar} mt-8 h-11 w-full`} />
            </div>
          </div>
          <div className={`${bar} h-90`} />
        </div>
      </div>
    </div>
  );
}

export const travellersCard = 'rounded-card border border-line bg-card p-4 md:p-5';

/** The heading of the folded fields; shown while they load, so that nothing moves. */
export function TravellersHead({ bookedBy }: { bookedBy: string }) {
  return (
    <span className="flex items-center justify-between gap-4">
      <span>
        <span className="text-xl font-semibold">Who is travelling?</span>
        <span className="block text-sm text-ink-soft">
          {bookedBy ? `${bookedBy}, unless you name someone else. ` : ''}Add details now, or any time before your trip
          starts.
        </span>
      </span>
      <Icon
        name="chevron-down"
        size={20}
        className="shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
      />
    </span>
  );
}
