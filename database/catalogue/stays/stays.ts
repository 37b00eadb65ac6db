import type { StaySample } from '../stay-sample.ts';
import { agra } from './agra.ts';
import { alleppey } from './alleppey.ts';
import { auli } from './auli.ts';
import { bangalore } from './bangalore.ts';
import { chennai } from './chennai.ts';
import { delhi } from './delhi.ts';
import { goa } from './goa.ts';
import { haridwar } from './haridwar.ts';
import { jaipur } from './jaipur.ts';
import { kolhapur } from './kolhapur.ts';
import { manali } from './manali.ts';
import { mumbai } from './mumbai.ts';
import { munnar } from './munnar.ts';
import { mussoorie } from './mussoorie.ts';
import { nainital } from './nainital.ts';
import { pune } from './pune.ts';
import { ramnagar } from './ramnagar.ts';
import { rishikesh } from './rishikesh.ts';
import { shimla } from './shimla.ts';
import { udaipur } from './udaipur.ts';
import { varanasi } from './varanasi.ts';

export const stays: readonly StaySample[] = [
  ...nainital,
  ...rishikesh,
  ...mussoorie,
  ...ramnagar,
  ...haridwar,
  ...auli,
  ...manali,
  ...shimla,
  ...delhi,
  ...agra,
  ...varanasi,
  ...jaipur,
  ...udaipur,
  ...mumbai,
  ...pune,
  ...kolhapur,
  ...goa,
  ...alleppey,
  ...munnar,
  ...bangalore,
  ...chennai,
];
