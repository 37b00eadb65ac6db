import { catalogue } from '../catalogue.ts';

export const timeLeftTexts = catalogue('time-left', {
  lessThanMinute: 'Less than a minute',
  minutes: '{minutes} min',
  hours: '{hours} h',
  hoursAndMinutes: '{hours} h {minutes} min',
});
