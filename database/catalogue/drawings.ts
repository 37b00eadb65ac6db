import type { Setting } from '../../artwork/draw.ts';
import { type SampleCatalogue, settingFor } from './catalogue-rows.ts';
import type { Drawing } from './stay-sample.ts';

/** A picture of the catalogue. */
export interface Placed {
  readonly drawing: Drawing;
  /** The surroundings of the place it belongs to, where its subject can stand in them. */
  readonly setting: Setting | undefined;
}

/** Every picture of the catalogue; each belongs to one place. */
export function drawingsOf({
  destinations,
  stays,
  attractions = [],
  tours = [],
  cars = [],
}: SampleCatalogue): Placed[] {
  const settings = new Map(destinations.map(({ key, setting }) => [key, setting]));
  const placed = (place: string, drawings: readonly Drawing[]): Placed[] => {
    const setting = settings.get(place);
    return drawings.map((drawing) => ({ drawing, setting: setting && settingFor(drawing[0], setting) }));
  };
  return [
    ...destinations.flatMap(({ key, picture }) => placed(key, [picture])),
    ...cars.flatMap(({ destination, picture }) => placed(destination, [picture])),
    ...stays.flatMap(({ destination, pictures, rooms }) =>
      placed(destination, [...pictures, ...rooms.map(({ picture }) => picture)]),
    ),
    ...[...attractions, ...tours].flatMap(({ destination, pictures }) => placed(destination, pictures)),
  ];
}
