/** Of the box that shows the fields of whom the invoice is for. */
export const invoiceLabel = 'Add a name, address or GST number to the invoice';
