import { cartTexts } from '../../messages/en/cart.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';

export function EmptyCart() {
  const t = useText();
  return (
    <div className="mx-auto grid max-w-4xl items-center gap-8 overflow-hidden rounded-panel border border-line bg-card shadow-card md:grid-cols-2 md:gap-0">
      <Picture
        src="/artwork/himalayan-lake-11.svg"
        alt=""
        width={1200}
        height={800}
        priority
        className="aspect-3/2 h-full w-full md:aspect-auto md:min-h-90"
      />
      <div className="px-6 pb-10 text-center md:p-10 md:text-left">
        <h1 className="text-3xl md:text-4xl">{t(cartTexts.cartEmpty)}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t(cartTexts.emptyAdvice)}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
          <ButtonLink to={urls.stays} size="lg">
            {t(cartTexts.browseStays)}
          </ButtonLink>
          <ButtonLink to={urls.attractions} size="lg" variant="secondary">
            {t(cartTexts.exploreAttractions)}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
