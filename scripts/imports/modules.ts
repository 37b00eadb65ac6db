/** The layers of docs/architecture.md, top first: a module imports from itself and from lower layers. */
const floors: readonly (readonly string[])[] = [
  ['doorstep'],
  ['storefront', 'backoffice', 'service/api', 'service/jobs'],
  ['service/privacy', 'service/partners'],
  ['service/booking', 'service/enquiries', 'service/accounts', 'service/import-export', 'service/channels'],
  ['service/search'],
  ['service/catalog', 'service/documents', 'service/payments', 'service/media'],
  ['service/stock'],
  ['service/content', 'service/emails'],
  ['service/webhooks'],
  ['service/platform'],
  ['service/core'],
  ['messages'],
];

const doorstep = new Set(['server.ts', 'compose.ts']);

/** The module of a file: `service/booking`, `storefront`, `artwork`, `database/sample`; `tests/x` is in `tests`. */
export function moduleOf(file: string): string {
  if (doorstep.has(file)) return 'doorstep';
  const [first = '', second = ''] = file.split('/');
  if (first === 'service') return `service/${second}`;
  if (file.startsWith('database/sample/')) return 'database/sample';
  return first;
}

/** The area of a file of artwork: its kit, a subject's folder, or the rest, which shows the drawings on the site. */
export function areaOfArtwork(file: string): string {
  const [, first = '', second = ''] = file.split('/');
  if (first === 'kit') return 'the kit';
  return first === 'subjects' ? `subjects/${second}` : 'artwork';
}

function floorOf(module: string): number {
  return floors.findIndex((domainModules) => domainModules.includes(module));
}

/** Whether the layers allow a file of `from` to import one of `to`. */
export function mayImport(from: string, to: string): boolean {
  return from === to || (floorOf(from) >= 0 && floorOf(to) > floorOf(from));
}

/** Whether the module is in a layer of the product. */
export function isProductModule(module: string): boolean {
  return floorOf(module) >= 0;
}

/**
 * The folders of modules, bottom first: a folder imports from itself and from lower rows, those in one row are
 * strangers. '.' are the files at the top of the module, '*' all folders that have no row.
 */
const folderRows: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'service/booking': [['model'], ['store'], ['emails'], ['lifecycle'], ['usecases'], ['admin'], ['api']],
  'service/search': [['question'], ['database', 'in-process', 'suggestions'], ['.']],
  'service/catalog': [
    ['.'],
    ['destinations', 'landmarks', 'redirects', 'reviews', 'settings', 'suggestible'],
    ['lists'],
    // the product types
    ['*'],
    ['products'],
    ['calendar', 'cards', 'saved', 'sitemap'],
    ['stock-grid'],
    ['rules'],
  ],
};

/** Why a file may not import another one of its module; undefined if it may. Groups of use cases are strangers. */
export function forbidsInModule(module: string, from: string, to: string): string | undefined {
  const rows = folderRows[module];
  if (!rows) return undefined;
  const rowOf = (folder: string) => {
    const row = rows.findIndex((folders) => folders.includes(folder));
    return row < 0 ? rows.findIndex((folders) => folders.includes('*')) : row;
  };
  const [folder = '.', group] = foldersIn(from);
  const [other = '.', otherGroup] = foldersIn(to);
  const name = module.slice('service/'.length);
  if (rowOf(folder) < 0) return `files of ${name} are in ${inWords(rows.flat())}`;
  if (folder !== other && rowOf(other) >= rowOf(folder))
    return `${folder === '.' ? 'the top' : folder} of ${name} may not import ${other}`;
  if (folder === 'usecases' && other === folder && group !== otherGroup)
    return `the use cases ${group} do not import those of ${otherGroup}: what both need is model, store or lifecycle`;
  return undefined;
}

const inWords = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** The folders of a file inside its module. */
function foldersIn(file: string): string[] {
  return file.split('/').slice(2, -1);
}
