import type { ProductType } from '../../service/catalog/kinds.ts';
import type { PictureData } from '../../service/catalog/picture-data.ts';
import type { RecentProduct } from '../device/recent.ts';
import { addressInWidth } from '../ui/picture-width.ts';

/** The data of a viewed product that the device stores. */
export const viewedProduct = (
  type: ProductType,
  { slug, name, location }: { readonly slug: string; readonly name: string; readonly location: string },
  photo: PictureData | null | undefined,
): RecentProduct => ({
  name: `${type}:${slug}`,
  title: name,
  place: location,
  image: photo ? addressInWidth(photo, 480) : '',
  alt: photo?.alt ?? '',
});
