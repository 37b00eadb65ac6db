import type { StaySample } from '../stay-sample.ts';
import { agra } from './agra.ts';
import { alleppey } from './alleppey.ts';
import { amritsar } from './amritsar.ts';
import { auli } from './auli.ts';
import { badrinath } from './badrinath.ts';
import { bangalore } from './bangalore.ts';
import { bodhGaya } from './bodh-gaya.ts';
import { chennai } from './chennai.ts';
import { coastMore } from './coast-more.ts';
import { coimbatore } from './coimbatore.ts';
import { darjeeling } from './darjeeling.ts';
import { dehradun } from './dehradun.ts';
import { delhi } from './delhi.ts';
import { dharamshala } from './dharamshala.ts';
import { gangtok } from './gangtok.ts';
import { garhwalMore } from './garhwal-more.ts';
import { goa } from './goa.ts';
import { hampi } from './hampi.ts';
import { haridwar } from './haridwar.ts';
import { jaipur } from './jaipur.ts';
import { jaisalmer } from './jaisalmer.ts';
import { jodhpur } from './jodhpur.ts';
import { kaziranga } from './kaziranga.ts';
import { kedarnath } from './kedarnath.ts';
import { khajuraho } from './khajuraho.ts';
import { kochi } from './kochi.ts';
import { kolhapur } from './kolhapur.ts';
import { kolkata } from './kolkata.ts';
import { leh } from './leh.ts';
import { madurai } from './madurai.ts';
import { manali } from './manali.ts';
import { mumbai } from './mumbai.ts';
import { munnar } from './munnar.ts';
import { mussoorie } from './mussoorie.ts';
import { mysore } from './mysore.ts';
import { nainital } from './nainital.ts';
import { northCitiesMore } from './north-cities-more.ts';
import { ooty } from './ooty.ts';
import { portBlair } from './port-blair.ts';
import { pune } from './pune.ts';
import { puri } from './puri.ts';
import { ramnagar } from './ramnagar.ts';
import { rishikesh } from './rishikesh.ts';
import { sawaiMadhopur } from './sawai-madhopur.ts';
import { shillong } from './shillong.ts';
import { shimla } from './shimla.ts';
import { southCitiesMore } from './south-cities-more.ts';
import { srinagar } from './srinagar.ts';
import { udaipur } from './udaipur.ts';
import { uttarakhandMore } from './uttarakhand-more.ts';
import { varanasi } from './varanasi.ts';
import { westMore } from './west-more.ts';

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
  ...dehradun,
  ...badrinath,
  ...kedarnath,
  ...leh,
  ...srinagar,
  ...dharamshala,
  ...amritsar,
  ...uttarakhandMore,
  ...kolkata,
  ...darjeeling,
  ...gangtok,
  ...shillong,
  ...kaziranga,
  ...puri,
  ...bodhGaya,
  ...garhwalMore,
  ...kochi,
  ...coimbatore,
  ...ooty,
  ...mysore,
  ...hampi,
  ...madurai,
  ...portBlair,
  ...coastMore,
  ...jodhpur,
  ...jaisalmer,
  ...sawaiMadhopur,
  ...khajuraho,
  ...northCitiesMore,
  ...westMore,
  ...southCitiesMore,
];
