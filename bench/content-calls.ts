import type { SampleCatalogue } from '../database/sample/sample-catalogue.ts';

export interface ContentCall {
  readonly name: string;
  readonly path: string;
}

const detail =
  'populate[languages][fields][0]=name&populate[languages][fields][1]=code&populate[timeSlots][fields][0]=name' +
  '&populate[timeSlots][fields][1]=availableTimes&populate[gallery]=true&populate[image]=true' +
  '&populate[attraction_faqs][fields][0]=question&populate[attraction_faqs][fields][1]=answer' +
  '&populate[additionalInfo]=true&publicationState=live';
const homes = ['resort', 'apartment', 'villa', 'holiday', 'homestay', 'guest']
  .map((word, index) => `filters[$or][${index}][type][$containsi]=${word}`)
  .join('&');
const orWord = (word: string) =>
  `filters[$or][0][location][$containsi]=${word}&filters[$or][1][name][$containsi]=${word}&populate=*`;

function slugAt(list: readonly { readonly slug: string }[] | undefined, index: number): string {
  const slug = list?.[index]?.slug;
  if (slug === undefined) throw new Error('the catalogue is too small');
  return slug;
}

/** Every read of API-1 to API-15, and the dearest that is answered. */
export function contentCallsOf({ stays, attractions, tours, cars }: SampleCatalogue): ContentCall[] {
  const stay = 'filters[stay][id][$eq]=500';
  const calls: readonly [name: string, path: string][] = [
    ['holiday homes', `stays?populate=*&pagination[pageSize]=12&${homes}`],
    ['hotels', 'stays?populate=*&pagination[pageSize]=12&filters[type][$containsi]=hotel'],
    ['tours of the home page', 'tour-packages?populate=*&pagination[pageSize]=20'],
    ['100 stays', 'stays?populate=*&pagination[page]=1&pagination[pageSize]=100'],
    [
      'stays at a location',
      'stays?populate=*&pagination[page]=1&pagination[pageSize]=1000&filters[location][$containsi]=goa',
    ],
    ['100 stays of a type', 'stays?populate=*&pagination[pageSize]=100&filters[type][$containsi]=villas'],
    [
      'stay by slug',
      `stays?filters[slug][$eq]=${slugAt(stays, 499)}&populate[0]=stayimages&populate[1]=room_types&populate[2]=amenities`,
    ],
    ['its questions', `faqs?${stay}`],
    ['its house rules', `house-rules?${stay}`],
    ['its nearby places', `nearby-places?${stay}`],
    ['its reviews', `reviews?${stay}&populate=*&sort=createdAt:desc`],
    ['attraction by slug', `attractions?filters[slug][$eq]=${slugAt(attractions, 99)}&${detail}`],
    [
      'attractions of a place',
      'attractions?filters[location][$eq]=rishikesh&populate=image,languages,timeSlots,popularFilters',
    ],
    ['tour by slug', `tour-packages?filters[slug][$eq]=${slugAt(tours, 99)}&${detail}&populate[itinerary]=true`],
    ['tours by type', 'tour-packages?filters[type][$eq]=pilgrimage&populate=*'],
    ['featured tours', 'tour-packages?filters[featured][$eq]=true&populate=*'],
    ['tours by a word', `tour-packages?${orWord('rishikesh')}`],
    [
      'the dearest question',
      `stays?${Array.from({ length: 40 }, (_, i) => `filters[$and][${i}][description][$notContainsi]=nowhere${i}`).join('&')}`,
    ],
    ['cars', 'car-rentals?populate=image'],
    ['cars of a city', 'car-rentals?populate=image&filters[location][$containsi]=delhi'],
    ['car by slug', `car-rentals?filters[slug][$eq]=${slugAt(cars, 49)}&populate=image`],
  ];
  return calls.map(([name, path]) => ({ name, path: `/api/${path}` }));
}
