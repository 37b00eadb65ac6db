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

/** The folders of booking, bottom first: a folder imports from itself and from those before it. */
const bookingFolders = ['model', 'store', 'emails', 'lifecycle', 'usecases', 'admin', 'api'];

/** Why a file of booking may not import another one; undefined if it may. Groups of use cases are strangers. */
export function forbidsInBooking(from: string, to: string): string | undefined {
  const [folder = '', group] = foldersIn(from);
  const [other = '', otherGroup] = foldersIn(to);
  const [floor, otherFloor] = [bookingFolders.indexOf(folder), bookingFolders.indexOf(other)];
  if (floor < 0) return 'files of booking are in model, store, emails, lifecycle, usecases, admin or api';
  if (otherFloor > floor) return `${folder} of booking may not import ${other}`;
  if (folder === 'usecases' && other === folder && group !== otherGroup)
    return `the use cases ${group} do not import those of ${otherGroup}: what both need is model, store or lifecycle`;
  return undefined;
}

/** The folders of a file inside its module. */
function foldersIn(file: string): string[] {
  return file.split('/').slice(2, -1);
}
