import { catalogue } from '../../catalogue.ts';

export const adminRowsTexts = catalogue('admin/rows', {
  addFigure: 'Add a figure',
  removeFigure: 'Remove figure {number}',
  fieldOfFigure: '{label}<hidden> of figure {number}</hidden>',
  addHours: 'Add a line',
  removeHours: 'Remove line {number}',
  fieldOfHours: '{label}<hidden> of line {number}</hidden>',
  addLink: 'Add a link',
  removeLink: 'Remove link {number}',
  fieldOfLink: '{label}<hidden> of link {number}</hidden>',
  addPlace: 'Add a place',
  removePlace: 'Remove place {number}',
  fieldOfPlace: '{label}<hidden> of place {number}</hidden>',
  addStep: 'Add a step',
  removeStep: 'Remove step {number}',
  fieldOfStep: '{label}<hidden> of step {number}</hidden>',
  addTestimonial: 'Add a testimonial',
  removeTestimonial: 'Remove testimonial {number}',
  fieldOfTestimonial: '{label}<hidden> of testimonial {number}</hidden>',
});
