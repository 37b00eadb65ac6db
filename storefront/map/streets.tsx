import { mapStreetsTexts } from '../../messages/en/map/streets.ts';
import { useText } from '../rendering/text.tsx';

/** Degrees on either side: a few streets. */
const around = 0.008;

/** The streets around a place from OpenStreetMap, loaded when the user presses a button. */
export default function Streets(props: { name: string; latitude: number; longitude: number }) {
  const t = useText();
  const { name, latitude, longitude } = props;
  const box = [longitude - 2 * around, latitude - around, longitude + 2 * around, latitude + around];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return (
    <div className="relative h-80 md:h-[420px]">
      <p aria-hidden="true" className="absolute inset-0 grid place-items-center text-ink-soft">
        {t(mapStreetsTexts.loading)}
      </p>
      <iframe
        title={t(mapStreetsTexts.title, { name })}
        src={`https://www.openstreetmap.org/export/embed.html?${query}`}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="relative block size-full border-0"
      />
    </div>
  );
}
