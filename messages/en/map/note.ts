import { catalogue } from '../../catalogue.ts';

export const mapNoteTexts = catalogue('map/note', {
  new: 'New',
});
