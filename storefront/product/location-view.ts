import { productLocationViewTexts } from '../../messages/en/product/location-view.ts';
import type { Translate } from '../../messages/translate.ts';
import { awayText, type LandmarkKind, landmarksAround } from '../../service/catalog/landmarks/around.ts';
import type { LatLng } from '../../service/core/great-circle.ts';
import type { IconName } from '../ui/icon-names.ts';

const icons: Readonly<Record<LandmarkKind, IconName>> = {
  airport: 'plane',
  station: 'bus',
  landmark: 'landmark',
  nature: 'trees',
};

/** The location of a product as text, built on the server. */
export interface LocationView {
  name: string;
  /** The address of its page. */
  to: string;
  /** 'Amer Road, Jaipur · 26.9441° N, 75.8392° E' */
  location: string;
  at: LatLng | null;
  /** Nearest first, as great-circle distances: 'Amer Fort', '4.8 km north'. */
  around: { icon: IconName; name: string; away: string }[];
  /** The address of OpenStreetMap's map of it. */
  streetsAt: string;
}

export function locationView(
  t: Translate,
  product: { name: string; latitude: number | null; longitude: number | null },
  location: string,
  to: string,
): LocationView {
  const { name, latitude, longitude } = product;
  const at = latitude === null || longitude === null ? null : { latitude, longitude };
  return {
    name,
    to,
    at,
    location: at
      ? t(productLocationViewTexts.position, {
          location,
          latitude: at.latitude.toFixed(4),
          longitude: at.longitude.toFixed(4),
        })
      : location,
    around: at
      ? landmarksAround(at).map((one) => ({ icon: icons[one.kind], name: t.place(one.name), away: awayText(t, one) }))
      : [],
    streetsAt: at
      ? `https://www.openstreetmap.org/?mlat=${at.latitude}&mlon=${at.longitude}#map=15/${at.latitude}/${at.longitude}`
      : `https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`,
  };
}
