import { expect, test } from 'vitest';
import { type ContentType, contentModel } from './content-type.ts';
import { parseSelection } from './parse-selection.ts';
import type { Populated } from './query.ts';
import { readSearch } from './read-search.ts';

const type = (name: string, relations: ContentType['relations']): ContentType => ({
  name,
  table: name,
  shape: 'entry',
  fields: { label: { kind: 'text', column: 'label' }, words: { kind: 'texts', column: 'words' } },
  relations,
});
const tree = type('tree', {
  branches: { kind: 'to-many', target: 'branch', targetColumn: 'tree_id' },
  picture: { kind: 'to-one', target: 'media', column: 'picture_id' },
  notes: { kind: 'to-many', target: 'leaf', targetColumn: 'tree_id', apart: true },
});
const branch = type('branch', { leaves: { kind: 'to-many', target: 'leaf', targetColumn: 'branch_id' } });
const model = contentModel([tree, branch, type('leaf', {})]);

const outline = (populate: readonly Populated[]): string =>
  populate.map((one) => (one.populate.length > 0 ? `${one.name}(${outline(one.populate)})` : one.name)).join(' ');
const asked = (search: string) => {
  const raw = readSearch(search);
  return outline(parseSelection(model, tree, { populate: raw['populate'] }).populate);
};

test.each([
  ['', ''],
  ['populate=*', 'branches picture'],
  ['populate=branches', 'branches'],
  ['populate=branches,picture', 'branches picture'],
  ['populate= branches , picture', 'branches picture'],
  ['populate[0]=branches&populate[1]=picture', 'branches picture'],
  ['populate[]=branches', 'branches'],
  ['populate=branches&populate=picture', 'branches picture'],
  ['populate=branches.leaves', 'branches(leaves)'],
  ['populate=branches,branches.leaves', 'branches(leaves)'],
  ['populate=*,branches.leaves', 'branches(leaves) picture'],
  ['populate[branches]=*', 'branches'],
  ['populate[branches]=true&populate[picture]=false', 'branches'],
  ['populate[branches][populate]=leaves', 'branches(leaves)'],
  ['populate[branches][populate]=*', 'branches(leaves)'],
  ['populate[branches][populate][leaves][fields][0]=label', 'branches(leaves)'],
  ['populate[*]=true', 'branches picture'],
  ['populate=notes', 'notes'],
  ['populate=words', ''],
])('%s selects: %s', (search, outlined) => {
  expect(asked(search)).toBe(outlined);
});

test.each([
  'populate=label',
  'populate=nope',
  'populate[branches]=nope',
  'populate[branches][on]=x',
  'populate=branches.nope',
])('%s is refused', (search) => {
  expect(() => asked(search)).toThrow(/^Invalid key/);
});
