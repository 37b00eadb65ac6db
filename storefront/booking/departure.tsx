import { type ReactNode, useState } from 'react';
import { departureTexts } from '../../messages/en/departure.ts';
import { today } from '../../service/core/day.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { storefrontKinds } from '../product/kinds.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { beginText, countdownText, type FirstStop, sceneOf } from './first-stop.ts';

/** The scene of the first place of a booked trip, with the days until then over it. `children`: above them. */
export function Departure({ stop, children }: { stop: FirstStop; children?: ReactNode }) {
  const t = useText();
  const scene = sceneOf(stop.picture);
  return (
    <section className="relative text-white">
      <picture>
        <source media="(width < 640px)" srcSet={scene.square} />
        <img
          src={scene.wide}
          data-kind="hero"
          alt=""
          width={1600}
          height={700}
          className="absolute inset-0 size-full bg-[#3b2a5c] object-cover object-[50%_70%]"
        />
      </picture>
      <div className="tile-shade absolute inset-0" />
      <div className="page relative flex min-h-[300px] flex-col justify-end pt-20 pb-6 text-shadow-[0_1px_18px_rgb(24_12_38/0.6)] md:min-h-[360px] md:pb-8">
        {children}
        <p className="font-display text-4xl leading-tight text-balance wrap-anywhere md:text-5xl">
          {countdownText(t, stop, today(new Date()))}
        </p>
      </div>
    </section>
  );
}

/** What follows a booking, in its order. `before`: what comes before the trip begins. */
export function NextSteps({ stop, before }: { stop: FirstStop | null; before: readonly ReactNode[] }) {
  const t = useText();
  const steps = [...before, ...(stop ? [beginText(t, stop)] : [])];
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-2xl">
        {t(departureTexts.next)}
      </h2>
      <ol className="mt-4 space-y-3">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps keep their order
          <li key={index} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-support-soft text-sm font-semibold text-support"
            >
              {index + 1}
            </span>
            <span className="min-w-0">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Shares the page of the first stop: by the share sheet of the device, else its address is copied. */
export function ShareTrip({ stop, onUse }: { stop: FirstStop; onUse?: () => void }) {
  const t = useText();
  const [result, setResult] = useState('');
  async function share() {
    onUse?.();
    const url = new URL(addressIn(t.language, storefrontKinds[stop.type].page(stop.slug)), window.location.origin).href;
    if (typeof navigator.share === 'function') {
      const title = `${countdownText(t, stop, today(new Date()))}: ${stop.name}`;
      // closing the share sheet without a choice rejects, which is not an error
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    const copied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    setResult(t(copied ? departureTexts.linkCopied : departureTexts.linkNotCopied));
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void share()}>
        <Icon name="share-2" size={18} />
        {t(departureTexts.share)}
      </Button>
      <span role="status" className="self-center text-sm font-medium empty:hidden">
        {result}
      </span>
    </>
  );
}
