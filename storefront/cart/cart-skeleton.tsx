import { Link } from 'react-router';
import { cartTexts } from '../../messages/en/cart.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';

/** The placeholder of the cart while it is read from the device; without JavaScript it says that it needs it. */
export function CartSkeleton() {
  const t = useText();
  const bar = 'rounded-field bg-sunk';
  return (
    <div role="status">
      <noscript>
        <h1 className="text-4xl md:text-5xl">{t(cartTexts.yourCart)}</h1>
        <p className="mt-4">{t(cartTexts.needsJavascript)}</p>
        <Link to={urls.stays} className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline">
          {t(cartTexts.browseStays)}
        </Link>
      </noscript>
      <span className="needs-script sr-only">{t(cartTexts.loading)}</span>
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
  const t = useText();
  return (
    <span className="flex items-center justify-between gap-4">
      <span>
        <span className="text-xl font-semibold">{t(cartTexts.whoIsTravelling)}</span>
        <span className="block text-sm text-ink-soft">
          {bookedBy ? t(cartTexts.addDetailsFor, { name: bookedBy }) : t(cartTexts.addDetails)}
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
