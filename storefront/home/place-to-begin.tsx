import { ButtonLink } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';

/** A page of the magazine: one place, and its stays. */
export function PlaceToBegin() {
  return (
    <section aria-labelledby="begin" className="page mt-14 md:mt-20">
      <div className="grid overflow-hidden rounded-panel bg-card shadow-card md:grid-cols-[1.25fr_1fr]">
        <Picture
          src="/artwork/ganga-bridge-5.svg"
          alt="Illustration: a footbridge over the Ganga at Rishikesh"
          width={1200}
          height={800}
          className="aspect-[3/2] size-full md:aspect-auto md:min-h-[420px]"
        />
        <div className="flex flex-col items-start justify-center px-6 py-10 md:px-10 lg:px-14">
          <p className="font-semibold text-support">A place to begin</p>
          <h2 id="begin" className="mt-2 text-3xl md:text-[2.5rem] md:leading-tight">
            Rishikesh, where the river leaves the hills
          </h2>
          <p className="mt-4 max-w-[46ch] text-lg text-ink-soft">
            Mornings of mist and temple bells, a raft through the rapids by noon, lamps on the water in the evening.
            Stay on the Tapovan side to walk to the bridges.
          </p>
          <ButtonLink to={urls.staysIn('Rishikesh')} variant="secondary" className="mt-7">
            Stays in Rishikesh
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
