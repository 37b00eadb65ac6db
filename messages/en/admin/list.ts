import { catalogue } from '../../catalogue.ts';

export const adminListTexts = catalogue('admin/list', {
  pages: 'Pages',
  firstPage: 'First page',
  nextPage: 'Next page',
  show: 'Show',
  clear: 'Clear',
  filter: 'Filter',
  noRows: 'No rows',
  rows: '{count, plural, one {# row} other {# rows}}',
  rowsAndMore: '{count, plural, one {# row} other {# rows}}, more on the next page',
});
