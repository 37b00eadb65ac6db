import { catalogue } from '../../catalogue.ts';

export const productTrendingTexts = catalogue('product/trending', {
  uttarakhand: 'Uttarakhand',
  himachalPradesh: 'Himachal Pradesh',
  rajasthan: 'Rajasthan',
  newDelhi: 'New Delhi',
  delhi: 'Delhi',
  mumbai: 'Mumbai',
  pune: 'Pune',
  kolhapur: 'Kolhapur',
  ramnagar: 'Ramnagar',
  varanasi: 'Varanasi',
  agra: 'Agra',
  goa: 'Goa',
  manali: 'Manali',
  rishikesh: 'Rishikesh',
  udaipur: 'Udaipur',
  kochi: 'Kochi',
  bangalore: 'Bangalore',
  kolkata: 'Kolkata',
  jaipur: 'Jaipur',
});
