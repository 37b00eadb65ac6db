/**
 * Runs before the first picture is asked for, and listens for as long as the page is open: one that breaks is replaced by
 * that of its kind (picture.tsx), whoever wrote it, server or browser. Free of signs that HTML would escape.
 */
export const brokenPictures =
  'addEventListener(`error`,function(event){var image=event.target,kind,spare;if(image instanceof HTMLImageElement){' +
  'kind=image.dataset.kind;spare=kind?`/default-`+kind+`.svg`:`/placeholder.svg`;' +
  'if(image.getAttribute(`src`)!==spare){' +
  'image.parentNode.querySelectorAll(`source`).forEach(function(source){source.removeAttribute(`srcset`)});' +
  'image.removeAttribute(`srcset`);image.src=spare}}},true)';
