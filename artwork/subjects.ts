import type { Painter } from './kit/core/painting.ts';
import { backwater } from './subjects/backwater/backwater.ts';
import { balloons } from './subjects/balloons/balloons.ts';
import { bathroom } from './subjects/bathroom/bathroom.ts';
import { beach } from './subjects/beach/beach.ts';
import { bicycles } from './subjects/bicycles/bicycles.ts';
import { blockPrinting } from './subjects/block-printing/block-printing.ts';
import { borderGate } from './subjects/border-gate/border-gate.ts';
import { bulandGate } from './subjects/buland-gate/buland-gate.ts';
import { carCabin, carCoach, carThreeRows } from './subjects/cars/cabins.ts';
import {
  carHatchback,
  carHatchbackRear,
  carLuxury,
  carLuxuryRear,
  carMuv,
  carMuvRear,
  carSedan,
  carSedanRear,
  carSuv,
  carSuvRear,
  carTempo,
  carTempoRear,
} from './subjects/cars/cars.ts';
import { cedarTemple } from './subjects/cedar-temple/cedar-temple.ts';
import { cellularJail } from './subjects/cellular-jail/cellular-jail.ts';
import { churchGoa } from './subjects/church-goa/church-goa.ts';
import { cityPalace } from './subjects/city-palace/city-palace.ts';
import { citySkyline } from './subjects/city-skyline/city-skyline.ts';
import { clockTower } from './subjects/clock-tower/clock-tower.ts';
import { coralIsland } from './subjects/coral-island/coral-island.ts';
import { dalLake } from './subjects/dal-lake/dal-lake.ts';
import { desertCamels } from './subjects/desert-camels/desert-camels.ts';
import { dhauladhar } from './subjects/dhauladhar/dhauladhar.ts';
import { dining } from './subjects/dining/dining.ts';
import { elephantForest } from './subjects/elephant-forest/elephant-forest.ts';
import { fishingNets } from './subjects/fishing-nets/fishing-nets.ts';
import { forestBirds } from './subjects/forest-birds/forest-birds.ts';
import { fortRidge } from './subjects/fort-ridge/fort-ridge.ts';
import { gangaBridge } from './subjects/ganga-bridge/ganga-bridge.ts';
import { gateway } from './subjects/gateway/gateway.ts';
import { ghats } from './subjects/ghats/ghats.ts';
import { goldenTemple } from './subjects/golden-temple/golden-temple.ts';
import { gopuram } from './subjects/gopuram/gopuram.ts';
import { harKiPauri } from './subjects/har-ki-pauri/har-ki-pauri.ts';
import { hawaMahalCity } from './subjects/hawa-mahal-city/hawa-mahal-city.ts';
import { heroHimalaya } from './subjects/hero-himalaya/hero-himalaya.ts';
import { hillTown } from './subjects/hill-town/hill-town.ts';
import { himalayanLake } from './subjects/himalayan-lake/himalayan-lake.ts';
import { howrahBridge } from './subjects/howrah-bridge/howrah-bridge.ts';
import { humayunTomb } from './subjects/humayun-tomb/humayun-tomb.ts';
import { idolWorkshop } from './subjects/idol-workshop/idol-workshop.ts';
import { indiaGate } from './subjects/india-gate/india-gate.ts';
import { kathakali } from './subjects/kathakali/kathakali.ts';
import { kitchen } from './subjects/kitchen/kitchen.ts';
import { lakePalace } from './subjects/lake-palace/lake-palace.ts';
import { lehPalace } from './subjects/leh-palace/leh-palace.ts';
import { lilyTank } from './subjects/lily-tank/lily-tank.ts';
import { lounge } from './subjects/lounge/lounge.ts';
import { mahalakshmi } from './subjects/mahalakshmi/mahalakshmi.ts';
import { mallRidge } from './subjects/mall-ridge/mall-ridge.ts';
import { mangroveCreek } from './subjects/mangrove-creek/mangrove-creek.ts';
import { marketStreet } from './subjects/market-street/market-street.ts';
import { monastery } from './subjects/monastery/monastery.ts';
import { motorcyclePass } from './subjects/motorcycle-pass/motorcycle-pass.ts';
import { ootyLake } from './subjects/ooty-lake/ooty-lake.ts';
import { paddyFields } from './subjects/paddy-fields/paddy-fields.ts';
import { palaceDomes } from './subjects/palace-domes/palace-domes.ts';
import { paragliding } from './subjects/paragliding/paragliding.ts';
import { pool } from './subjects/pool/pool.ts';
import { qutubMinar } from './subjects/qutub-minar/qutub-minar.ts';
import { rafting } from './subjects/rafting/rafting.ts';
import { zanskarGorge } from './subjects/rafting/zanskar-gorge.ts';
import { rhinoGrass } from './subjects/rhino-grass/rhino-grass.ts';
import { riverValley } from './subjects/river-valley/river-valley.ts';
import { roomDorm } from './subjects/rooms/dorm.ts';
import {
  roomCity,
  roomDesert,
  roomForest,
  roomGarden,
  roomHills,
  roomLake,
  roomMountain,
  roomRiver,
  roomSea,
} from './subjects/rooms/rooms.ts';
import { rootBridge } from './subjects/root-bridge/root-bridge.ts';
import { shaniwarWada } from './subjects/shaniwar-wada/shaniwar-wada.ts';
import { shoreTemple } from './subjects/shore-temple/shore-temple.ts';
import { shrineSnow } from './subjects/shrine-snow/shrine-snow.ts';
import { paintedShrineSummer, shrineSummer } from './subjects/shrine-snow/shrine-summer.ts';
import { silkLoom } from './subjects/silk-loom/silk-loom.ts';
import { snowLeopard } from './subjects/snow-leopard/snow-leopard.ts';
import { snowSlopes, snowTrail } from './subjects/snow-slopes/snow-slopes.ts';
import { spa } from './subjects/spa/spa.ts';
import {
  apartmentBlock,
  cabin,
  camp,
  cottage,
  farm,
  guestHouse,
  heritageLodge,
  homestay,
  hotel,
  motel,
  resortPool,
  tents,
  tinyHouse,
  villa,
} from './subjects/stays/stays.ts';
import { stepwell } from './subjects/stepwell/stepwell.ts';
import { stoneRuins } from './subjects/stone-ruins/stone-ruins.ts';
import { stupa } from './subjects/stupa/stupa.ts';
import { sunTemple } from './subjects/sun-temple/sun-temple.ts';
import { sunriseTemple } from './subjects/sunrise-temple/sunrise-temple.ts';
import { taj } from './subjects/taj/taj.ts';
import { tajAcross } from './subjects/taj/taj-across.ts';
import { teaHills } from './subjects/tea-hills/tea-hills.ts';
import { rathYatra } from './subjects/temple-tower-nagara/rath-yatra.ts';
import { templeTowerNagara } from './subjects/temple-tower-nagara/temple-tower-nagara.ts';
import { tigerForest } from './subjects/tiger-forest/tiger-forest.ts';
import { deodarTrain } from './subjects/toy-train/deodar-train.ts';
import { toyTrain } from './subjects/toy-train/toy-train.ts';
import { trekCamp } from './subjects/trek-camp/trek-camp.ts';
import { dudhsagar } from './subjects/waterfall/dudhsagar.ts';
import { waterfall } from './subjects/waterfall/waterfall.ts';
import { wetland } from './subjects/wetland/wetland.ts';
import { windGap } from './subjects/wind-gap/wind-gap.ts';
import { yogaDeck } from './subjects/yoga-deck/yoga-deck.ts';

/** Every scene that can be drawn, by its public name. */
export const painters = {
  'himalayan-lake': himalayanLake,
  'ganga-bridge': gangaBridge,
  ghats,
  'har-ki-pauri': harKiPauri,
  taj,
  'hawa-mahal-city': hawaMahalCity,
  'lake-palace': lakePalace,
  'india-gate': indiaGate,
  gateway,
  'city-skyline': citySkyline,
  beach,
  backwater,
  'tea-hills': teaHills,
  'tiger-forest': tigerForest,
  'snow-slopes': snowSlopes,
  'hill-town': hillTown,
  'river-valley': riverValley,
  'fort-ridge': fortRidge,
  gopuram,
  'sunrise-temple': sunriseTemple,
  hotel,
  'resort-pool': resortPool,
  villa,
  homestay,
  cabin,
  cottage,
  tents,
  camp,
  farm,
  'tiny-house': tinyHouse,
  motel,
  'apartment-block': apartmentBlock,
  'guest-house': guestHouse,
  'heritage-lodge': heritageLodge,
  'room-mountain': roomMountain,
  'room-lake': roomLake,
  'room-city': roomCity,
  'room-sea': roomSea,
  'room-forest': roomForest,
  dining,
  pool,
  spa,
  lounge,
  'yoga-deck': yogaDeck,
  kitchen,
  bathroom,
  'hero-himalaya': heroHimalaya,
  'car-hatchback': carHatchback,
  'car-sedan': carSedan,
  'car-suv': carSuv,
  'car-muv': carMuv,
  'car-luxury': carLuxury,
  'car-tempo': carTempo,
  'shrine-snow': shrineSnow,
  'desert-camels': desertCamels,
  'toy-train': toyTrain,
  monastery,
  'golden-temple': goldenTemple,
  'dal-lake': dalLake,
  'howrah-bridge': howrahBridge,
  'palace-domes': palaceDomes,
  'stone-ruins': stoneRuins,
  'rhino-grass': rhinoGrass,
  'elephant-forest': elephantForest,
  waterfall,
  'root-bridge': rootBridge,
  'coral-island': coralIsland,
  stepwell,
  'church-goa': churchGoa,
  'market-street': marketStreet,
  rafting,
  paragliding,
  'trek-camp': trekCamp,
  'paddy-fields': paddyFields,
  'temple-tower-nagara': templeTowerNagara,
  stupa,
  'room-desert': roomDesert,
  'room-garden': roomGarden,
  'room-river': roomRiver,
  'room-hills': roomHills,
  'snow-trail': snowTrail,
  'border-gate': borderGate,
  'cedar-temple': cedarTemple,
  'shore-temple': shoreTemple,
  'fishing-nets': fishingNets,
  'motorcycle-pass': motorcyclePass,
  'city-palace': cityPalace,
  'block-printing': blockPrinting,
  'shrine-summer': shrineSummer,
  'room-dorm': roomDorm,
  'deodar-train': deodarTrain,
  'qutub-minar': qutubMinar,
  kathakali,
  'humayun-tomb': humayunTomb,
  bicycles,
  balloons,
  'cellular-jail': cellularJail,
  'sun-temple': sunTemple,
  'zanskar-gorge': zanskarGorge,
  'badrinath-summer': paintedShrineSummer,
  'car-hatchback-rear': carHatchbackRear,
  'car-sedan-rear': carSedanRear,
  'car-suv-rear': carSuvRear,
  'car-muv-rear': carMuvRear,
  'car-luxury-rear': carLuxuryRear,
  'car-tempo-rear': carTempoRear,
  'car-cabin': carCabin,
  'car-three-rows': carThreeRows,
  'car-coach': carCoach,
  'taj-across': tajAcross,
  'lily-tank': lilyTank,
  dhauladhar,
  'shaniwar-wada': shaniwarWada,
  'clock-tower': clockTower,
  'leh-palace': lehPalace,
  mahalakshmi,
  'mall-ridge': mallRidge,
  'wind-gap': windGap,
  'ooty-lake': ootyLake,
  'rath-yatra': rathYatra,
  'buland-gate': bulandGate,
  dudhsagar,
  'snow-leopard': snowLeopard,
  'forest-birds': forestBirds,
  wetland,
  'mangrove-creek': mangroveCreek,
  'idol-workshop': idolWorkshop,
  'silk-loom': silkLoom,
} as const satisfies Record<string, Painter>;
