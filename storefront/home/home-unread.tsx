import { whyMissing } from '../device/missing-data.ts';
import { Featured } from './featured.tsx';
import { PopularTours } from './popular-tours.tsx';

/** Under the hero, when the browser asked for the page's data and did not get it: each list says so. */
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
