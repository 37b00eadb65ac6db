/** The floors of docs/architecture.md, top first: a room imports from itself and from lower floors. */
const floors: readonly (readonly string[])[] = [
  ['doorstep'],
  ['storefront', 'backoffice', 'service/api', 'service/jobs'],
  ['service/privacy', 'service/partners'],
  ['service/booking', 'service/enquiries', 'service/accounts', 'service/import-export', 'service/channels'],
  ['service/catalog', 'service/documents', 'service/payments', 'service/media'],
  ['service/stock'],
  ['service/content', 'service/emails'],
  ['service/webhooks'],
  ['service/platform'],
  ['service/core'],
];

const doorstep = new Set(['server.ts', 'compose.ts']);

/** The room of a file: `service/booking`, `storefront`, `artwork`, `database/sample`; `tests/x` is in `tests`. */
export function roomOf(file: string): string {
  if (doorstep.has(file)) return 'doorstep';
  const [first = '', second = ''] = file.split('/');
  if (first === 'service') return `service/${second}`;
  if (file.startsWith('database/sample/')) return 'database/sample';
  return first;
}

/** The area of a file of artwork: its kit, one subject's folder, or the rest, which shows the drawings to the site. */
export function areaOfArtwork(file: string): string {
  const [, first = '', second = ''] = file.split('/');
  if (first === 'kit') return 'the kit';
  return first === 'subjects' ? `subjects/${second}` : 'artwork';
}

function floorOf(room: string): number {
  return floors.findIndex((rooms) => rooms.includes(room));
}

/** Whether a file of `from` may import one of `to`, as far as floors decide it. */
export function mayImport(from: string, to: string): boolean {
  return from === to || (floorOf(from) >= 0 && floorOf(to) > floorOf(from));
}

/** Whether the room is on a floor of the site. */
export function isProductModule(room: string): boolean {
  return floorOf(room) >= 0;
}
