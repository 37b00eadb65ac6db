/** Icons of the desk beside those of the shop, by their names in lucide. */
export const deskIconNames = [
  'arrow-down',
  'arrow-up',
  'arrow-up-down',
  'calendar-days',
  'chart-line',
  'file-text',
  'filter',
  'grip-vertical',
  'handshake',
  'inbox',
  'key-round',
  'list-checks',
  'notebook-tabs',
  'printer',
  'rotate-cw',
  'scan-line',
  'scroll-text',
  'settings',
  'shield',
  'sun-medium',
  'user-cog',
] as const;

export type DeskIconName = (typeof deskIconNames)[number];
