import { catalogue } from '../../catalogue.ts';

export const errorsMediaTexts = catalogue('errors/media', {
  tooManyAtOnce: 'Too many pictures are being prepared. Try again soon.',
  illustration: 'Illustrations cannot be cropped',
  unknownDrawing: '{drawing} is not a known drawing',
  empty: 'The file is empty',
  damaged: 'The picture is damaged or incomplete',
  tooManyPixels: 'The picture has more than {millions} million pixels. Make it smaller.',
  tooSlow: 'The picture takes too long to process',
  inUse: 'This picture is in use. Remove it from all entries first.',
  fileInfoJson: 'fileInfo must be JSON',
  fileInfoInvalid: 'fileInfo is not valid',
  noFiles: 'Files are empty',
  fileInfoCount: 'There are more fileInfo than files',
  pixelsFixed: 'The pixels of a picture cannot be changed: upload another one',
  oneFileInfo: 'Send one fileInfo',
  croppedTooSmall: 'The cropped picture must be at least {side} by {side} pixels',
  heic: 'HEIC pictures are not supported. Upload a JPEG, PNG, WebP, GIF or AVIF picture',
  svg: 'SVG pictures are not supported. Upload a JPEG, PNG, WebP, GIF or AVIF picture',
  notSupported: 'This file is not a supported picture. Upload a JPEG, PNG, WebP, GIF or AVIF picture',
});
