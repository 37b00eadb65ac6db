import { useState } from 'react';
import { staySearchTexts } from '../../messages/en/stay/search.ts';
import { nearestPlace } from '../device/nearest-place.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';

/** Finds the destination nearest to the device, if the device may say where it is. */
export function NearMe({ onFound }: { onFound: (place: string) => void }) {
  const t = useText();
  const [state, setState] = useState<'ready' | 'asking' | 'unknown'>('ready');
  if (!('geolocation' in navigator)) return null;
  async function find() {
    setState('asking');
    const place = await nearestPlace().catch(() => undefined);
    if (place === undefined) setState('unknown');
    else onFound(place);
  }
  return (
    <div className="mt-2 border-t border-line pt-2">
      <button
        type="button"
        aria-disabled={state === 'asking'}
        onClick={() => state !== 'asking' && void find()}
        className="flex min-h-12 w-full items-center gap-3 rounded-lg px-2 text-start text-ink hover:bg-sunk"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-support-soft text-support">
          <Icon name="locate-fixed" size={18} />
        </span>
        {t(staySearchTexts.nearMe)}
      </button>
      <p role="status" className="px-2 text-sm text-ink-soft">
        {state === 'asking' ? t(staySearchTexts.locating) : state === 'unknown' ? t(staySearchTexts.notLocated) : null}
      </p>
    </div>
  );
}
