import type { Setting } from '../../artwork/draw.ts';
import { type Drawing, settingFor } from './drawing.ts';
import type { SampleCatalogue } from './sample-catalogue.ts';

/** A picture of the catalogue. */
export interface PlacedDrawing {
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
}: SampleCatalogue): PlacedDrawing[] {
  const settings = new Map(destinations.map(({ slug, setting }) => [slug, setting]));
  const placed = (place: string, drawings: readonly Drawing[]): PlacedDrawing[] => {
    const setting = settings.get(place);
    return drawings.map((drawing) => ({ drawing, setting: setting && settingFor(drawing[0], setting) }));
  };
  return [
    ...destinations.flatMap(({ slug, image }) => placed(slug, [image])),
    ...cars.flatMap(({ destination, image, gallery = [] }) => placed(destination, [image, ...gallery])),
    ...stays.flatMap(({ destination, stayimages, room_types: rooms }) =>
      placed(destination, [...stayimages, ...rooms.map(({ Image }) => Image)]),
    ),
    ...[...attractions, ...tours].flatMap(({ destination, gallery }) => placed(destination, gallery)),
  ];
}
