import { catalogue } from '../../catalogue.ts';

export const productGalleryViewerTexts = catalogue('product/gallery-viewer', {
  title: 'Photos of {name}',
  photos: 'Photos',
  all: 'All pictures',
  show: 'Show picture {number}',
  illustration: 'Illustration',
  previous: 'Previous photo',
  next: 'Next photo',
  position: '<hidden>Photo </hidden>{number} / {count}',
  enlarge: 'Enlarge photo',
});
