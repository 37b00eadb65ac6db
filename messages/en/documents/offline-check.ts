import { catalogue } from '../../catalogue.ts';

export const documentsOfflineCheckTexts = catalogue('documents/offline-check', {
  pageTitle: 'Check vouchers offline · Padharo',
  title: 'Check vouchers offline',
  lead: 'Open this page once while you are online. After that it works offline, also when you scan a voucher with the camera.',
  link: 'Voucher link',
  check: 'Check the signature',
  needsJavascript: 'Turn on JavaScript to use this page.',
  checkOnline: 'Check it online',
});
