import { catalogue } from '../../catalogue.ts';

export const errorsApiTexts = catalogue('errors/api', {
  fileTooLarge: 'A file may have at most {megabytes} MB',
  tooManyFiles: 'At most {files} files at a time',
  tooManyFields: 'The form has too many fields',
  tooManyParts: 'The form has too many parts',
  formInvalid: 'The form is not valid or not complete',
  formExpected: 'Send a form with Content-Type: multipart/form-data',
  filesTooLarge: 'At most {files} files of {megabytes} MB',
  fieldTooLong: 'A field is too long',
  bodyTooDeep: 'The body is nested too deeply',
  nulCharacter: 'Texts must not contain a NUL character',
  busy: 'The service is busy, please try again in a moment.',
  requestInvalid: 'The request is not valid',
  addressTooLong: 'The address is too long',
  tooManyRequests: 'Too many requests, please try again later.',
  fault: 'Internal Server Error',
});
