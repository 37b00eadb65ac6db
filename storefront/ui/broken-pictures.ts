/**
 * Runs before the first picture is requested, and listens as long as the page is open: a broken picture is replaced by
 * the default of its kind (picture.tsx), whether server or browser rendered it. Free of characters that HTML would
 * escape.
 */
export const brokenPictures =
  'addEventListener(`error`,function(event){var image=event.target,kind,spare;if(image instanceof HTMLImageElement){' +
  'kind=image.dataset.kind;spare=kind?`/default-`+kind+`.svg`:`/placeholder.svg`;' +
  'if(image.getAttribute(`src`)!==spare){' +
  'image.parentNode.querySelectorAll(`source`).forEach(function(source){source.removeAttribute(`srcset`)});' +
  'image.removeAttribute(`srcset`);image.src=spare}}},true)';
