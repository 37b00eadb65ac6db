import type { TourSample } from '../attraction-sample.ts';

export const furtherAdventures: readonly TourSample[] = [
  {
    slug: 'triund-and-indrahar-pass',
    name: 'Triund and Indrahar Pass',
    destination: 'dharamshala',
    location: 'Dharamshala, Himachal Pradesh',
    latitude: 32.2427,
    longitude: 76.3213,
    type: 'adventure',
    featured: false,
    privateTour: false,
    description:
      'Everyone walks to Triund, eats an omelette at the edge and walks back. Above it the path goes on, past Laka’s moraine, to a cave under an overhang where Gaddi shepherds have slept for centuries, and then up a staircase of granite that only they could have thought of, to 4,342 metres.\n\nFrom Indrahar the plains of Punjab lie on one side as on a map, with their reservoirs flashing; on the other Chamba’s valleys and the Pir Panjal. It is the nearest one gets to standing on a wall.\n\nFour days, six walkers, and a guide who spent his boyhood on this route behind three hundred goats.',
    duration: '4 days',
    price: 10900,
    freeCancel: false,
    availability: 'May, June, September and October',
    included: [
      'Guide from a shepherd family',
      'Tents and kitchen',
      'Ten meals cooked on the way',
      'Helmet and hand line',
      'Taxi to Gallu',
    ],
    notIncluded: ['Porter', 'Hotel in McLeod Ganj', 'Sleeping bag hire, ₹150 a night'],
    additionalInfo: [
      'Fit scramblers only beyond Laka; hands are needed on the last 400 metres.',
      'Dharamshala is the wettest town of the western Himalaya from July to mid-September, and we are closed.',
      'The Kangra police register every camper at Gallu.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Gallu temple to Triund',
        details:
          'Seven kilometres, twenty-two curves, tea at Magic View which has stood since 1984. Day trippers leave by four and the ridge, 2,850 metres, falls quiet.',
      },
      {
        title: 'Laka Got and the cave',
        details:
          'Two hours to the snout of the snow, two more over boulders to Lahesh, 3,500 metres. Tents on the one flat place, kitchen in the rock.',
      },
      {
        title: 'Indrahar at nine',
        details:
          'Away at four with headlamps. Five hours up on steps and slabs, coconut and goat bells on the top, then carefully down all the way to Laka.',
      },
      {
        title: 'Down for lunch',
        details:
          'Back along the ridge and through the rhododendrons to Bhagsu’s waterfall, boots off. Thukpa in McLeod Ganj at one.',
      },
    ],
    faqs: [
      {
        question: 'Could we turn Indrahar into Triund only?',
        answer: 'Yes, at any tea stall of the first day. You pay ₹4,200 and keep the omelette.',
      },
      {
        question: 'Is there snow on the pass in May?',
        answer: 'Generally a firm slope of it below the top, for which we cut steps and fix sixty metres of rope.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 6,
    pictures: [
      ['trek-camp', 5043],
      ['snow-trail', 5021],
      ['hill-town', 5022],
      ['monastery', 5023],
    ],
    reviews: [
      {
        name: 'Kunal Thakur',
        rating: 5,
        comment:
          'Guide Suresh pointed at the reservoir and said that is Pong, that is my wife’s village, that is your bus.',
        date: '2025-10-06',
      },
      {
        name: 'Becky Sorensen',
        rating: 4,
        comment: 'Steep as a ladder at the end. Being the only six people beyond Laka was luxury.',
        date: '2026-05-20',
      },
      {
        name: 'Harish Poojary',
        rating: 3,
        comment: 'Hail at the cave, no summit for our group. Decision was right, evening was miserable.',
        date: '2026-06-12',
      },
    ],
  },
  {
    slug: 'kashmir-great-lakes',
    name: 'Kashmir Great Lakes',
    destination: 'srinagar',
    location: 'Srinagar, Jammu and Kashmir',
    latitude: 34.0867,
    longitude: 74.8069,
    type: 'adventure',
    featured: false,
    privateTour: false,
    description:
      'Vishansar, Kishansar, Gadsar, Satsar, Nundkol, Gangabal: six days above the tree line, a lake in each, three passes between. It is the prettiest week of walking in the Himalaya, an opinion we have not heard disputed by those who came back in good weather.\n\nThe season is ten weeks long. In the middle of July the meadows at Gadsar are purple and yellow up to the calf, and Bakarwal families have their buffalo there, their dogs and enormous teapots. Trout lie in the outflows like sticks.\n\nAn army check-post looks at your identity card twice. Otherwise there is nobody in uniform and, on most afternoons, nobody.',
    duration: '8 days',
    price: 23900,
    originalPrice: 27500,
    freeCancel: true,
    availability: 'July to mid-September',
    included: [
      'Five nights in tents, two by the Dal',
      'Vegetarian meals, eggs too',
      'Guides, cook, horsemen',
      'Permits and army registration',
      'Road transfers',
      'Shikara at dusk',
    ],
    notIncluded: ['Flights to Srinagar', 'Offloading of your rucksack', 'Fishing licence', 'Gratuities'],
    additionalInfo: [
      'Original Aadhaar or passport, no photocopies.',
      'Only post-paid SIM cards of other states work in Kashmir.',
      'Rain comes on two afternoons of the week; boots should have been wet before.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Srinagar to Sonamarg',
        details: 'Eighty kilometres beside the Sindh. Camp on the pasture at Shitkadi, packs weighed, kahwa poured.',
      },
      {
        title: 'Nichnai',
        details:
          'The steepest morning, through maple and silver birch to 3,500 metres, with Thajiwas glacier behind your back.',
      },
      {
        title: 'Vishansar',
        details:
          'Over the first pass at 4,100 metres and down into thirteen kilometres of lawn. The lake is turquoise until noon and then lead.',
      },
      {
        title: 'Gadsar Pass',
        details:
          'Kishansar’s shore, then a zigzag to 4,190 metres from which both lakes are seen at once. Longest day, nine hours, flowers throughout the second half.',
      },
      {
        title: 'Satsar',
        details:
          'Seven ponds, of which summer leaves four or five. Cards are checked; boulders are hopped; marmots whistle.',
      },
      {
        title: 'Zach Pass to Gangabal',
        details:
          'Harmukh stands up without warning, 5,142 metres, with its glacier dipping into Nundkol. Camp between the twin lakes.',
      },
      {
        title: 'Naranag and the Dal',
        details:
          'Fifteen kilometres down, the last part through pines on thighs that protest. Temple ruins of the eighth century; a houseboat by seven.',
      },
      { title: 'Flower boats', details: 'Breakfast on the deck, vendors alongside. Airport within the hour.' },
    ],
    faqs: [
      {
        question: 'Is the Great Lakes walk safe for visitors at present?',
        answer:
          'The route lies away from the line of control and is registered with army and police. We follow their daily word and have turned a group round once, in 2019.',
      },
      {
        question: 'What fitness do three passes over 4,000 metres ask?',
        answer: 'Twelve kilometres a day for six days. Whoever runs ten kilometres in seventy minutes enjoys it.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 14,
    pictures: [
      ['himalayan-lake', 5030],
      ['trek-camp', 5036],
      ['dal-lake', 5032],
      ['snow-trail', 5033],
      ['river-valley', 5038],
    ],
    reviews: [
      {
        name: 'Tejas Wagle',
        rating: 5,
        comment: 'From the Gadsar pass both lakes, and a Bakarwal boy who asked whether Mumbai had good grass.',
        date: '2026-07-25',
      },
      {
        name: 'Aline Vermeulen',
        rating: 5,
        comment: 'The walking is easier than the names. Tea tent at four each day, however far.',
        date: '2025-08-06',
      },
      {
        name: 'Rajeshwari Nambiar',
        rating: 4,
        comment: 'Two afternoons of rain, precisely. Guide Bilal knows where the ground drains.',
        date: '2025-09-01',
      },
    ],
  },
  {
    slug: 'goechala-from-gangtok',
    name: 'Goechala from Gangtok',
    destination: 'gangtok',
    location: 'Gangtok, Sikkim',
    latitude: 27.3314,
    longitude: 88.6138,
    type: 'adventure',
    featured: false,
    privateTour: false,
    description:
      'Kangchenjunga at sunrise from 4,600 metres, eight kilometres away and four above you. Between Yuksom’s cardamom and that morning lie eight days of forest: chestnut and tree fern, magnolia, then the rhododendrons, in April so thick that the path is red with what has dropped.\n\nSikkim’s rules are strict, and they have kept this forest as it is. Registered guide, kerosene instead of wood, waste carried down and counted by the Khangchendzonga committee at the check-post, a fine for each missing wrapper.\n\nDzos carry the loads, cows with yak for a father, and they have the way at every bridge.',
    duration: '12 days',
    price: 46800,
    freeCancel: false,
    availability: 'April, May, October and November',
    included: [
      'Three nights in hotels, eight in tents or huts',
      'All meals outside Gangtok',
      'Registered guide, cook, dzos',
      'National park and camera fees',
      'Jeeps Gangtok to Yuksom and back',
      'Waste deposit',
    ],
    notIncluded: [
      'Travel to Gangtok',
      'Restricted-area permit for foreigners',
      'Sleeping bag',
      'Tongba, which is millet beer',
    ],
    additionalInfo: [
      'Foreigners can go only in twos or more, with a visa copy and two photographs.',
      'Since the glacier lakes burst, the path ends at the first viewpoint by order.',
      'Nights at Lamuney reach minus ten in November.',
    ],
    languages: ['en', 'hi', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Gangtok',
        details:
          'Gather at four above M.G. Marg. Permits, a talk about leeches (May) or ice (November), supper of gundruk and rice.',
      },
      {
        title: 'By Ravangla to Yuksom',
        details:
          'A hundred and thirty kilometres, six hours. Coronation throne of the first Chogyal, 1642, under a pine just as old.',
      },
      {
        title: 'Sachen',
        details:
          'Seven kilometres over four suspension bridges in wet forest. The hut is at 2,200 metres and has ideas about mice.',
      },
      {
        title: 'Tshoka',
        details:
          'Past Bakhim’s forest bungalow, up to the last village of Tibetan families. A pond with a small chorten and, if it clears, Pandim.',
      },
      {
        title: 'Dzongri',
        details: 'Log steps among rhododendron for five hours, then open turf at nearly four thousand metres.',
      },
      {
        title: 'Dzongri Top',
        details:
          'Up at four for the arc from Kabru to Pandim. The remainder of the day is acclimatisation, in other words cards.',
      },
      {
        title: 'Thansing',
        details:
          'Down to the Prek river at Kokchurang, up through dwarf juniper. The valley straightens and points at what you came for.',
      },
      {
        title: 'Lamuney',
        details:
          'Four kilometres and no more, to 4,200 metres. Samiti lake in the afternoon, no boots in the water, it is sacred.',
      },
      {
        title: 'First viewpoint and back to Kokchurang',
        details:
          'Two in the morning, four hours on moraine. The top turns from ash to apricot in about three minutes; then a very long breakfast walk.',
      },
      {
        title: 'Forest level way to Tshoka',
        details: 'A contour path of sixteen kilometres, blood pheasants in it, missing out the climb to Dzongri.',
      },
      { title: 'Out to Yuksom', details: 'Knees. Tongba in bamboo mugs with the dzo men, who dance.' },
      { title: 'Jeep to Gangtok or Siliguri', details: 'Six hours either way, whichever train or plane calls you.' },
    ],
    faqs: [
      {
        question: 'April or October for Goechala?',
        answer: 'April for blossom and afternoon cloud, late October for hard clear air and frost.',
      },
      {
        question: 'How thin is the air at the first viewpoint?',
        answer: 'About 58 per cent of what Kolkata has. Six nights above 2,900 metres prepare you.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 10,
    pictures: [
      ['snow-trail', 5040],
      ['trek-camp', 5051],
      ['monastery', 5061],
      ['river-valley', 5043],
      ['cabin', 5044],
    ],
    reviews: [
      {
        name: 'Sanchita Ghoshal',
        rating: 5,
        comment:
          'Ash to apricot, I timed it: two minutes fifty. Guide Phurba had seen it 140 times and took his cap off.',
        date: '2025-11-14',
      },
      {
        name: 'Jonas Reuter',
        rating: 5,
        comment: 'Red petals on the path for two days in April. Strict about rubbish, as it should be everywhere.',
        date: '2026-04-30',
      },
      {
        name: 'Debraj Lahiri',
        rating: 4,
        comment: 'Sachen hut’s mice ate my dates. All else was flawless and Dzongri is cold, cold, cold.',
        date: '2025-12-03',
      },
    ],
  },
  {
    slug: 'root-bridges-and-caves-of-the-khasi-hills',
    name: 'Root Bridges and Caves of the Khasi Hills',
    destination: 'shillong',
    location: 'Shillong, Meghalaya',
    latitude: 25.5788,
    longitude: 91.8933,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'South of Shillong the plateau breaks off and falls twelve hundred metres to Bangladesh. Clouds from the Bay run into this edge and drop more rain than anywhere on earth, so that timber rots, steel rusts, and the War Khasi grow their bridges: a rubber fig on each bank, roots led across through betel trunks, twenty years of patience.\n\nThe tour goes down to Nongriat, where two spans grow one above the other, and stays a night after the day visitors have puffed back up. A limestone cave on hands and knees, a kayak on the Umngot, which is clear to the point of vertigo, and much rice with black sesame pork.',
    duration: '4 days',
    price: 16700,
    freeCancel: true,
    availability: 'October to May',
    included: [
      'Jeep from Shillong',
      'Three nights in village guest houses',
      'Village cooks’ meals',
      'Caving lamp and helmet',
      'Kayak and guide at Shnongpdeng',
      'Local levies',
    ],
    notIncluded: ['Guwahati transfer', 'Porter down the steps', 'Insurance of any kind', 'Swimwear'],
    additionalInfo: [
      'Nongriat means 3,500 steps down and, next day, the same number up.',
      'Sundays are for church, and shops and boats rest until noon.',
      'No leeches from November to March, some in between, an army in June.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Shillong to Sohra',
        details:
          'Sixty kilometres along gorges. Mawkdok’s bridge, the fall of Nohkalikai (340 metres and a dreadful story), and Krem Arwah with lamps, belly to the floor for six metres.',
      },
      {
        title: 'Down to Nongriat',
        details:
          'From Tyrna by steps, two wire bridges over green water, the long single root and then the double one. Swim beneath it at four, when it is ours.',
      },
      {
        title: 'Rainbow Falls, then up',
        details:
          'An hour beyond the village before breakfast. The stair takes three hours with lime juice at each bend; by jeep to Shnongpdeng in the warm valley, 85 kilometres.',
      },
      {
        title: 'The Umngot and home by Riwai',
        details:
          'Kayaks seem to hang in the air until ten o’clock. Dawki’s bridge, the young root bridge at Riwai, swept lanes at Mawlynnong; Shillong by seven.',
      },
    ],
    faqs: [
      {
        question: 'My knees are sixty. Should I try the steps to Nongriat?',
        answer:
          'Give them a full day each way and a bamboo stick. Otherwise Riwai’s bridge is ten minutes from the road.',
      },
      {
        question: 'Is the cave tight?',
        answer: 'Krem Arwah has one crawl that can be waited out. Anyone broad says so and holds the lamp.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 16700,
    childPrice: 12500,
    seniorPrice: 16000,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: ['free_cancellation'],
    places: 10,
    pictures: [
      ['root-bridge', 5053],
      ['waterfall', 5084],
      ['river-valley', 5054],
      ['hill-town', 5053],
      ['guest-house', 5054],
    ],
    reviews: [
      {
        name: 'Larisa Kharkongor',
        rating: 5,
        comment: 'I grew up in Shillong and had never slept at Nongriat. Fireflies on the lower root, hundreds.',
        date: '2026-04-08',
      },
      {
        name: 'Piyush Agnihotri',
        rating: 4,
        comment: 'I counted 3,412 steps. The black sesame pork repaid every one of them.',
        date: '2025-12-28',
      },
      {
        name: 'Naomi Whitfield',
        rating: 5,
        comment:
          'Kayaking over our own shadow on the stones. Guide Bah Kyrmen told the Nohkalikai story in the dark, thank you for that.',
        date: '2025-03-15',
      },
    ],
  },
  {
    slug: 'havelock-open-water-course',
    name: 'Havelock Open Water Course',
    destination: 'port-blair',
    location: 'Port Blair, Andaman and Nicobar Islands',
    latitude: 11.6716,
    longitude: 92.7353,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Five days, four of them damp, from somebody who can swim to somebody who can dive to eighteen metres anywhere in the world. The course follows the usual international syllabus: five confined sessions off beach number two, four dives from a wooden dungi boat, theory in a hammock.\n\nSwaraj Dweep, which everyone still calls Havelock, has the reefs for it. Batfish hang about at Lighthouse; at Nemo the anemones are so shallow that you meet the residents standing up. Water is 28 °C, and visibility from January to April often twenty metres.\n\nFour students to an instructor. Slowness with ears is a house virtue.',
    duration: '5 days',
    price: 38900,
    originalPrice: 43500,
    freeCancel: true,
    availability: 'October to mid-May',
    included: [
      'Certification fee and manual',
      'All equipment',
      'Four boat dives',
      'Fast ferry both ways',
      'Four nights in a garden hut',
      'Breakfasts',
    ],
    notIncluded: ['Flights to Port Blair', 'Lunch and supper', 'Reef tax of ₹500', 'Dive computer hire'],
    additionalInfo: [
      'A doctor must sign if you take regular medicine or have asthma; send the form before flying.',
      'You must not fly for 18 hours after the last dive, which the plan respects.',
      'From twelve years, able to swim 200 metres and float for ten minutes.',
    ],
    languages: ['en', 'hi', 'fr'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Ferry to Swaraj Dweep',
        details:
          'From Haddo or Phoenix Bay by eleven, two hours. Masks fitted, forms, first chapter in the hammock; Radhanagar for sunset.',
      },
      {
        title: 'Breathing',
        details:
          'Waist-deep to begin with: clearing the mask, losing and finding the regulator, hovering cross-legged. Eyes of the small fish upon you.',
      },
      {
        title: 'First and second dive',
        details:
          'By dungi at seven. Twelve metres at most, forty minutes each, turtles not guaranteed. Theory quiz with samosas.',
      },
      {
        title: 'Third and fourth dive, early',
        details:
          'Eighteen metres at Lighthouse, compass, ascent, a signature in the logbook by eleven. Bonfire, songs about nitrogen.',
      },
      {
        title: 'Back to Port Blair',
        details:
          'Beach number seven before the heat, ferry at noon, Cellular Jail’s evening show if your flight is next day.',
      },
    ],
    faqs: [
      {
        question: 'What if my ears refuse on the first dive?',
        answer:
          'You get two more mornings at no charge, and if they still refuse, the snorkelling programme and half the money back.',
      },
      {
        question: 'Are there sharks round Havelock?',
        answer: 'Small white-tips asleep under tables of coral. They swim off when looked at.',
      },
      {
        question: 'How does a foreign passport get to Swaraj Dweep?',
        answer: 'By a free stamp at Port Blair’s airport, good for thirty days.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 8,
    pictures: [
      ['coral-island', 5060],
      ['beach', 5061],
      ['cottage', 5062],
      ['yoga-deck', 5063],
    ],
    reviews: [
      {
        name: 'Mihir Sanghvi',
        rating: 5,
        comment: 'Instructor Divya waited on one fin for my left ear to pop. Batfish came to see what the delay was.',
        date: '2026-02-26',
      },
      {
        name: 'Yuki Tanabe',
        rating: 5,
        comment: 'Careful, calm, small group. Theory in a hammock is a good system.',
        date: '2025-03-27',
      },
      {
        name: 'Preeti Saxena',
        rating: 4,
        comment: 'Ferry delayed by four hours on the way back, so build in a day. Diving was a dream.',
        date: '2025-12-12',
      },
    ],
  },
  {
    slug: 'torna-and-rajgad-in-the-rains',
    name: 'Torna and Rajgad in the Rains',
    destination: 'pune',
    location: 'Pune, Maharashtra',
    latitude: 18.5018,
    longitude: 73.8636,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Shivaji took Torna at sixteen, found treasure in its cellar, and built Rajgad with the money. Both stand south-west of Pune, 1,403 and 1,376 metres high, and both are at their best when sensible people stay at home: from July, when cloud sits on the battlements, crabs cross the path and every gully runs.\n\nOne fort a day. The night between is spent in a farmhouse at Gunjavane over pithla, bhakri and garlic chutney, because sleeping on the ramparts is forbidden since a few parties spoilt it.\n\nRopes are fixed where rock is slick. Sooner or later you will sit down in mud, so wear something you dislike.',
    duration: '2 days',
    price: 3600,
    freeCancel: false,
    availability: 'July to October',
    included: ['Bus from Swargate', 'Three home-cooked meals', 'Night in a farmhouse', 'Leaders with rope'],
    notIncluded: ['Poncho', 'Evening snacks', 'A dry seat home'],
    additionalInfo: [
      'Red rainfall alert from the weather office means we postpone, with 24 hours’ notice.',
      'Men and women sleep in two halls on mattresses.',
      'Grip matters more than brand; trainers with flat soles stay on the bus.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Torna from Velhe',
        details:
          'Swargate at six, Velhe by eight. Three hours up with two railings, Zunjar machi’s ridge into nothing but cloud, down by four, and eleven kilometres by bus to Gunjavane.',
      },
      {
        title: 'Rajgad by the thieves’ door',
        details:
          'Chor Darwaja is a hole in the wall at the end of a stair of rock. Padmavati lake, the needle’s eye at Suvela, and the citadel if the leader likes the wind. Pune at six.',
      },
    ],
    faqs: [
      { question: 'Is there a view in the rains?', answer: 'For eleven seconds at a time. They are worth it.' },
      {
        question: 'Must I have climbed a Sahyadri fort before?',
        answer: 'No, but Sinhagad on foot once in the same month tells you if you would like two.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 24,
    pictures: [
      ['fort-ridge', 5072],
      ['waterfall', 5071],
      ['paddy-fields', 5072],
      ['farm', 5073],
    ],
    reviews: [
      {
        name: 'Omkar Jagtap',
        rating: 5,
        comment: 'Eleven seconds at Suvela and I still talk about it. Bhakri straight from the fire.',
        date: '2025-07-21',
      },
      {
        name: 'Shruti Limaye',
        rating: 4,
        comment: 'Leaders turned us back from the citadel at Rajgad because of gusts, fully right.',
        date: '2026-08-03',
      },
      {
        name: 'Faisal Ansari',
        rating: 4,
        comment: 'Sat in mud four times. The thieves’ door is a brilliant entrance.',
        date: '2026-07-13',
      },
    ],
  },
];
