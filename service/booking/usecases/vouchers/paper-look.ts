import { townsWithin } from '../../../catalog/landmarks/named-spots.ts';
import { AppError } from '../../../core/app-error.ts';
import type { PaperLook } from '../../../documents/document-content.ts';
import {
  boundsAround,
  type MapSpot,
  type PaperMap,
  routeMapSize,
  voucherMapSize,
} from '../../../documents/map-bounds.ts';
import { inOrder, type Trip, type TripLine } from '../../../documents/trip.ts';
import { jpegPicture, type PixelSize, pictureSourceOf } from '../../../media/jpeg-picture.ts';
import { makePictureCache } from '../../../media/picture-cache.ts';
import type { Context } from '../../../platform/context.ts';

const square: PixelSize = { width: 336, height: 336 };
const cover: PixelSize = { width: 1000, height: 800 };
/** Degrees of latitude that a map shows at least. */
const least = { voucher: 0.9, route: 1.6 } as const;
const mostTowns = 40;

const pictures = makePictureCache(8);

/** Returns the picture and the map of the area of a voucher. */
export async function voucherLook(ctx: Context, imageUrl: string, line: TripLine): Promise<PaperLook> {
  const spots = line.spot ? [{ ...line.spot, label: '' }] : [];
  return { picture: await pictureOf(ctx, imageUrl, square), map: mapOf(spots, voucherMapSize, least.voucher) };
}

/** Returns the picture of the first item of a trip and the map of its route, with the items numbered by their days. */
export async function itineraryLook(ctx: Context, imageUrl: string, trip: Trip): Promise<PaperLook> {
  const spots = inOrder(trip.lines).flatMap(({ spot }, index) => (spot ? [{ ...spot, label: String(index + 1) }] : []));
  return { picture: await pictureOf(ctx, imageUrl, cover), map: mapOf(spots, routeMapSize, least.route) };
}

function mapOf(
  spots: readonly MapSpot[],
  { width, height }: { readonly width: number; readonly height: number },
  leastDegrees: number,
): PaperMap | null {
  if (spots.length === 0) return null;
  const bounds = boundsAround(spots, width / height, leastDegrees);
  return { bounds, spots, towns: townsWithin(bounds, mostTowns) };
}

/** A JPEG in base64; null if it is not ours or cannot be had now, because a paper is useful without it. */
async function pictureOf(ctx: Context, url: string, size: PixelSize): Promise<string | null> {
  const source = pictureSourceOf(url);
  if (!source) return null;
  try {
    const key = `${url} ${size.width}`;
    const { body } = await pictures(key, (signal) => jpegPicture(ctx.db, source, size, signal));
    return body.toString('base64');
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
