import { lazy, Suspense, useState } from 'react';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import type { LatLng } from '../../service/core/great-circle.ts';
import { canDraw } from '../../storefront/map/can-draw.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { fieldProps } from '../ui/admin-form.tsx';
import { useScripts } from '../ui/live-filters.tsx';
import { useInputEvent } from './part-rows.tsx';
import { coordinate, positionIn } from './pin-position.ts';

// the map is loaded where it is shown
const PinMap = lazy(() => import('./pin-map.tsx'));

/** The place of an entry: a pin on our own map, and its coordinates as text. */
export function PinField({
  at,
  near,
  refused,
}: {
  at: { readonly latitude: string; readonly longitude: string };
  /** Where the map begins without a pin. */
  near: LatLng | null;
  refused: Refused | undefined;
}) {
  const t = useText();
  const typed = (name: 'latitude' | 'longitude') => String(fieldProps(refused, name, at[name]).defaultValue);
  const [place, setPlace] = useState({ latitude: typed('latitude'), longitude: typed('longitude') });
  const [isBroken, setIsBroken] = useState(false);
  const hasScripts = useScripts();
  const box = useInputEvent<HTMLFieldSetElement>(place);
  const move = ({ latitude, longitude }: LatLng) =>
    setPlace({ latitude: coordinate(latitude), longitude: coordinate(longitude) });
  const labels = { latitude: t(adminBuilderTexts.latitude), longitude: t(adminBuilderTexts.longitude) };
  const loading = (
    <p role="status" className="grid h-full place-items-center text-ink-soft">
      {t(adminBuilderTexts.loadingMap)}
    </p>
  );
  const isDrawn = hasScripts && !isBroken && canDraw();
  return (
    <fieldset ref={box} className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{t(adminBuilderTexts.place)}</legend>
      <p className="text-ink-soft sm:col-span-2">
        {t(hasScripts && !isDrawn ? adminBuilderTexts.noMap : adminBuilderTexts.mapLead)}
      </p>
      {isDrawn ? (
        <div className="relative h-80 overflow-hidden rounded-field border border-line-strong bg-sunk sm:col-span-2 md:h-[420px]">
          <Suspense fallback={loading}>
            <PinMap at={positionIn(place)} near={near} onMove={move} onBroken={() => setIsBroken(true)} />
          </Suspense>
        </div>
      ) : null}
      {(['latitude', 'longitude'] as const).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          error={refused?.errors[name]}
          value={place[name]}
          onChange={({ target }) => setPlace({ ...place, [name]: target.value })}
        />
      ))}
      {place.latitude || place.longitude ? (
        <Button
          type="button"
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onClick={() => setPlace({ latitude: '', longitude: '' })}
        >
          {t(adminBuilderTexts.removePin)}
        </Button>
      ) : null}
    </fieldset>
  );
}
