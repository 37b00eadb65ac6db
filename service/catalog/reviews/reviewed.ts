import type { ProductType } from '../product.ts';

/** What a review can be of, by the field that names it in a body. */
export const reviewedProducts = {
  stay: { type: 'stay', table: 'stays', column: 'stay_id', says: 'stay', scale: 2 },
  attraction: { type: 'attraction', table: 'attractions', column: 'attraction_id', says: 'attraction', scale: 1 },
  tourPackage: {
    type: 'tour-package',
    table: 'tour_packages',
    column: 'tour_package_id',
    says: 'tour package',
    scale: 1,
  },
  carRental: { type: 'car-rental', table: 'car_rentals', column: 'car_rental_id', says: 'car', scale: 1 },
} as const satisfies Record<
  string,
  {
    readonly type: ProductType;
    readonly table: string;
    /** Column of the reviews that points to it. */
    readonly column: string;
    readonly says: string;
    /** Points of the product's rating for one star: stays are rated up to 10, the others up to 5. */
    readonly scale: 1 | 2;
  }
>;

export type Reviewed = keyof typeof reviewedProducts;
export const reviewedNames = ['stay', 'attraction', 'tourPackage', 'carRental'] as const satisfies Reviewed[];

/** Once a product has so many verified reviews, only those make its score and its number (decision 21). */
export const enoughVerified = 3;
