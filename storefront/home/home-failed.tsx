import { whyMissing } from '../device/use-query.ts';
import { Featured } from './featured.tsx';
import { PopularTours } from './popular-tours.tsx';

/** Shown below the hero if the browser could not load the page's data: each list shows the error. */
export default function HomeUnread({ error }: { error: unknown }) {
  const failed = (what: string) => ({ error: whyMissing(error, `Failed to fetch ${what} data`) });
  return (
    <>
      <Featured kind="homes" loaded={failed('holiday homes')} />
      <Featured kind="hotels" loaded={failed('hotels')} />
      <PopularTours loaded={failed('tour packages')} />
    </>
  );
}
