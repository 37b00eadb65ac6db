/** Degrees on either side: a few streets. */
const around = 0.008;

/** OpenStreetMap's map of the place; asked for because somebody pressed for it. */
export default function MapPreview(props: { name: string; latitude: number; longitude: number }) {
  const { name, latitude, longitude } = props;
  const box = [longitude - 2 * around, latitude - around, longitude + 2 * around, latitude + around];
  const asked = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return (
    <div className="relative">
      <p aria-hidden="true" className="absolute inset-0 grid place-items-center text-ink-soft">
        Loading the map …
      </p>
      <iframe
        title={`Map of the surroundings of ${name}`}
        src={`https://www.openstreetmap.org/export/embed.html?${asked}`}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
        className="relative block aspect-2/1 min-h-80 w-full border-0"
      />
    </div>
  );
}
