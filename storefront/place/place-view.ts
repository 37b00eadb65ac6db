import { placeTexts } from '../../messages/en/place.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { DestinationData, NearestStop } from '../../service/catalog/destinations/destination-data.ts';
import type { PictureData } from '../../service/catalog/picture-data.ts';
import { type MonthView, monthSpans, monthStrip } from './best-months.ts';

/** Cards of one type under a heading, and the link to all. */
export interface BestOfType<Card> {
  readonly title: string;
  readonly all: string;
  readonly to: string;
  readonly cards: readonly Card[];
}

/** All texts and addresses of a destination's page. */
export interface PlaceView {
  readonly name: string;
  readonly region: string;
  readonly local: DestinationData['local'];
  /** A drawing without its file type, or a photograph. */
  readonly scene: string | null;
  readonly photograph: PictureData | null;
  readonly lead: string;
  readonly guide: readonly string[];
  /** Null: no months are recorded, or all of them are good. */
  readonly months: { readonly text: string; readonly strip: readonly MonthView[] } | null;
  readonly ways: readonly { readonly label: string; readonly text: string }[];
}

/** 'Dabolim Airport, about 28 km' */
const stopText = (t: Translate, { name, km }: NearestStop) =>
  km === null ? name : t(placeTexts.distance, { name, km });

function waysOf(t: Translate, { airport, station, otherWay }: DestinationData): PlaceView['ways'] {
  const ways: readonly (readonly [label: Message, text: string | null])[] = [
    [placeTexts.airport, airport && stopText(t, airport)],
    [placeTexts.station, station && stopText(t, station)],
    [placeTexts.otherwise, otherWay],
  ];
  return ways.flatMap(([label, text]) => (text ? [{ label: t(label), text }] : []));
}

/** The address of a drawing of ours without its file type. */
const sceneOf = (image: PictureData | null) => /^(\/artwork\/[a-z0-9.-]+)\.svg$/.exec(image?.url ?? '')?.[1] ?? null;

export function placeView(t: Translate, destination: DestinationData): PlaceView {
  const { name: english, image, local } = destination;
  const place = t.place(english);
  const scene = sceneOf(image);
  const months = monthSpans(t, destination.bestMonths);
  return {
    name: place,
    region: english === destination.region ? '' : t.place(destination.region),
    // a reader of that language reads it in the heading already
    local: local?.name === place ? null : local,
    scene,
    photograph: scene ? null : image,
    lead: destination.description,
    guide: destination.guide,
    months: months ? { text: t(placeTexts.best, { months }), strip: monthStrip(t, destination.bestMonths) } : null,
    ways: waysOf(t, destination),
  };
}
