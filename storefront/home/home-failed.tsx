import { homeListsTexts } from '../../messages/en/home/lists.ts';
import { whyMissing } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { Featured } from './featured.tsx';
import { PopularTours } from './popular-tours.tsx';

/** Shown below the hero if the browser could not load the page's data: each list shows the error. */
export default function HomeUnread({ error }: { error: unknown }) {
  const t = useText();
  const failed = (text: string) => ({ error: whyMissing(t, error, text) });
  return (
    <>
      <Featured kind="homes" loaded={failed(t(homeListsTexts.homesData))} />
      <Featured kind="hotels" loaded={failed(t(homeListsTexts.hotelsData))} />
      <PopularTours loaded={failed(t(homeListsTexts.toursData))} />
    </>
  );
}
