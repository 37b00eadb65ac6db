import { type ContentType, fieldsOf } from '../../service/content/content-type.ts';

/** The label of 'room_types' or 'MaxGuests': 'Room types', 'Max guests'. */
export function fieldLabel(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase()
    .replaceAll(/\b(?:api|faq|gstin|id|sac|seo|upi|url)(?=s?\b)/g, (letters) => letters.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const titles = ['name', 'Name', 'title', 'question', 'key', 'author'];

/** The field that names an entry. */
export function titleField(type: ContentType): string {
  return titles.find((name) => fieldsOf(type).has(name)) ?? 'documentId';
}

/** The label of a content type: 'Room types'. */
export function typeLabel({ path, name }: ContentType): string {
  return fieldLabel(path ?? name);
}

/** The same within a sentence: 'room types', 'FAQs'. */
export function typeWithin(type: ContentType): string {
  const label = typeLabel(type);
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
