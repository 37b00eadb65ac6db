import Accessibility from 'lucide-react/icons/accessibility';
import Bath from 'lucide-react/icons/bath';
import Bike from 'lucide-react/icons/bike';
import Building2 from 'lucide-react/icons/building-2';
import Bus from 'lucide-react/icons/bus';
import Check from 'lucide-react/icons/check';
import CigaretteOff from 'lucide-react/icons/cigarette-off';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock from 'lucide-react/icons/clock';
import Coffee from 'lucide-react/icons/coffee';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import CookingPot from 'lucide-react/icons/cooking-pot';
import CupSoda from 'lucide-react/icons/cup-soda';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Fence from 'lucide-react/icons/fence';
import Flame from 'lucide-react/icons/flame';
import Flower from 'lucide-react/icons/flower';
import Flower2 from 'lucide-react/icons/flower-2';
import Footprints from 'lucide-react/icons/footprints';
import HandHeart from 'lucide-react/icons/hand-heart';
import Heater from 'lucide-react/icons/heater';
import LampDesk from 'lucide-react/icons/lamp-desk';
import Lock from 'lucide-react/icons/lock';
import Martini from 'lucide-react/icons/martini';
import Microwave from 'lucide-react/icons/microwave';
import Mountain from 'lucide-react/icons/mountain';
import MountainSnow from 'lucide-react/icons/mountain-snow';
import PartyPopper from 'lucide-react/icons/party-popper';
import PawPrint from 'lucide-react/icons/paw-print';
import PlugZap from 'lucide-react/icons/plug-zap';
import Refrigerator from 'lucide-react/icons/refrigerator';
import Sailboat from 'lucide-react/icons/sailboat';
import Ship from 'lucide-react/icons/ship';
import ShowerHead from 'lucide-react/icons/shower-head';
import Snowflake from 'lucide-react/icons/snowflake';
import Soup from 'lucide-react/icons/soup';
import SquareParking from 'lucide-react/icons/square-parking';
import Sun from 'lucide-react/icons/sun';
import Table2 from 'lucide-react/icons/table-2';
import ThermometerSun from 'lucide-react/icons/thermometer-sun';
import Trees from 'lucide-react/icons/trees';
import Triangle from 'lucide-react/icons/triangle';
import Tv from 'lucide-react/icons/tv';
import Users from 'lucide-react/icons/users';
import Utensils from 'lucide-react/icons/utensils';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import VolumeX from 'lucide-react/icons/volume-x';
import WashingMachine from 'lucide-react/icons/washing-machine';
import Waves from 'lucide-react/icons/waves';
import WavesLadder from 'lucide-react/icons/waves-ladder';
import Wifi from 'lucide-react/icons/wifi';
import Wind from 'lucide-react/icons/wind';

/** Drawn for the features of the vocabulary, by the name that each feature carries. */
const icons = {
  accessibility: Accessibility,
  bath: Bath,
  bike: Bike,
  'building-2': Building2,
  bus: Bus,
  'cigarette-off': CigaretteOff,
  'circle-dot': CircleDot,
  clock: Clock,
  coffee: Coffee,
  'concierge-bell': ConciergeBell,
  'cooking-pot': CookingPot,
  'cup-soda': CupSoda,
  dumbbell: Dumbbell,
  fence: Fence,
  flame: Flame,
  flower: Flower,
  'flower-2': Flower2,
  footprints: Footprints,
  'hand-heart': HandHeart,
  heater: Heater,
  'lamp-desk': LampDesk,
  lock: Lock,
  martini: Martini,
  microwave: Microwave,
  mountain: Mountain,
  'mountain-snow': MountainSnow,
  'party-popper': PartyPopper,
  'paw-print': PawPrint,
  'plug-zap': PlugZap,
  refrigerator: Refrigerator,
  sailboat: Sailboat,
  ship: Ship,
  'shower-head': ShowerHead,
  snowflake: Snowflake,
  soup: Soup,
  'square-parking': SquareParking,
  sun: Sun,
  'table-2': Table2,
  'thermometer-sun': ThermometerSun,
  trees: Trees,
  triangle: Triangle,
  tv: Tv,
  users: Users,
  utensils: Utensils,
  'utensils-crossed': UtensilsCrossed,
  'volume-x': VolumeX,
  'washing-machine': WashingMachine,
  waves: Waves,
  'waves-ladder': WavesLadder,
  wifi: Wifi,
  wind: Wind,
} as const;

function isDrawn(name: string): name is keyof typeof icons {
  return name in icons;
}

/** The icon of a feature; a tick for those that an operator has added. */
export function FeatureIcon({ name, className = 'size-5' }: { name: string; className?: string }) {
  const Icon = isDrawn(name) ? icons[name] : Check;
  return <Icon aria-hidden="true" className={className} />;
}
