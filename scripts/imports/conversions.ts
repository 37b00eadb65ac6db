/** The files that ship and convert rupees to paise or back, each with what comes in or goes out there (decision 186). */
const reasons: Readonly<Record<string, string>> = {
  'service/core/money.ts': 'defines both',
  // the REST API and other JSON
  'service/platform/rupees.ts': 'amounts in requests, answers and webhooks',
  'storefront/device/wire-amounts.ts': 'the same for browsers, and what the device stores',
  'storefront/booking/use-change-options.ts': 'prices of entries of the content API',
  'storefront/product/product-head.ts': 'prices for search engines',
  'backoffice/server/entry-marks.ts': 'prices of entries of the content API',
  // typed fields
  'backoffice/server/fields.ts': 'amounts in forms',
  'backoffice/calendar/change-in-form.ts': 'prices of days in forms',
  'backoffice/calendar/pasted-cells.ts': 'prices pasted from a spreadsheet',
  'backoffice/settings/tax/tax-words.ts': 'limits of tax rules as they are typed',
  'service/catalog/lists/facet.ts': 'the price filter in addresses',
  'storefront/stay/price-filter.tsx': 'the price filter in its fields',
  'service/booking/model/unpaid-limits.ts': 'the setting booking-limits',
  'service/booking/model/substitute.ts': 'the setting partner-answers',
  'service/catalog/stays/stay-priced.ts': 'the setting stay-fees',
  'service/catalog/tax.ts': 'the setting tax-rules',
  'service/partners/statement-csv.ts': 'columns of a CSV file',
  'service/booking/admin/bookings-csv.ts': 'columns of a CSV file',
};

export const converters: readonly string[] = Object.keys(reasons);

export const mayConvert = (file: string): boolean => converters.includes(file);
