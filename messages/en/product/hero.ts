import { catalogue } from '../../catalogue.ts';

export const productHeroTexts = catalogue('product/hero', {
  changeSearch: '<hidden>Change your search: </hidden><search>{pill}</search>',
  close: 'Close',
  tryAgain: 'Try Again',
  guideTo: 'Guide<hidden> to {place}</hidden>',
});
