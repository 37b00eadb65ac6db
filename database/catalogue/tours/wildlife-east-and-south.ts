import type { TourSample } from '../attraction-sample.ts';

export const furtherWildlife: readonly TourSample[] = [
  {
    slug: 'kaziranga-rhino-days',
    name: 'Kaziranga Rhino Days',
    destination: 'kaziranga',
    location: 'Kaziranga, Assam',
    latitude: 26.5837,
    longitude: 93.4094,
    type: 'wildlife',
    featured: true,
    privateTour: false,
    description:
      'Two-thirds of all the one-horned rhinos alive stand in this one piece of grass between the Brahmaputra and the Karbi hills. You will see thirty on the first afternoon and stop pointing by the second. Then the rest comes into view: swamp deer, wild buffalo with horns as wide as a cot, otters, and over the bheels every kind of stork.\n\nFive jeep drives in three ranges: Kohora in the middle, Bagori for density, Agaratoli at the eastern end for birds and pelican colonies. We do not sell elephant rides.\n\nNights are in a tea-planter’s bungalow at Bokakhat side, with a veranda longer than the lawn.',
    duration: '4 days',
    price: 31800,
    originalPrice: 36500,
    freeCancel: true,
    availability: 'November to April',
    included: [
      'Five jeep drives, with permits',
      'Three bungalow nights',
      'All meals',
      'Naturalist from Kohora',
      'Car from Guwahati, on to Jorhat',
      'Tea garden walk',
    ],
    notIncluded: ['Flights', 'Camera tickets', 'Drinks', 'Gratuities for jeep and guard'],
    additionalInfo: [
      'Grass is burnt in February, and visibility improves a great deal.',
      'In the floods, June to October, the park is closed and the animals are on the hills.',
      'Guards carry rifles against poachers, not against rhinos.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Guwahati to Kohora',
        details:
          'Two hundred and twenty kilometres in five hours, thali at Nagaon. If there is light, adjutant storks at Koliabor and tea with ginger.',
      },
      {
        title: 'Kohora and Bagori',
        details:
          'Gate at half past seven, river fog. Daflang tower, buffalo herds; after lunch the western range, where rhinos graze as close together as cows.',
      },
      {
        title: 'Agaratoli',
        details:
          'Spot-billed pelicans on Sohola, fish eagles, and at the end of the road the Brahmaputra, five kilometres of it. Afternoon among pluckers, evening dance of the Karbi, if asked for.',
      },
      {
        title: 'One more time, then Jorhat',
        details:
          'A short morning drive wherever the tiger was reported. Airport 95 kilometres east; gibbons at Hollongapar on the way, for flights after three.',
      },
    ],
    faqs: [
      {
        question: 'Are tigers seen in Kaziranga?',
        answer: 'The reserve has over a hundred, in grass six metres high. Perhaps one guest in eight sees stripes.',
      },
      {
        question: 'How cold is Assam in January?',
        answer: 'Eight degrees in the jeep at dawn, twenty-three at noon. One jacket too many is right.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 31800,
    childPrice: 22500,
    seniorPrice: 30500,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: ['free_cancellation'],
    places: 12,
    pictures: [
      ['rhino-grass', 5141],
      ['tea-hills', 5148],
      ['elephant-forest', 5142],
      ['heritage-lodge', 5143],
      ['river-valley', 5144],
    ],
    reviews: [
      {
        name: 'Bornali Hazarika',
        rating: 5,
        comment: 'Took my Canadian in-laws. Forty-four rhinos at Bagori and the veranda for the remainder.',
        date: '2026-02-19',
      },
      {
        name: 'Sean O’Riordan',
        rating: 5,
        comment:
          'Pelicans at Agaratoli, a tiger swimming at Sohola, and the naturalist Polash nearly fell off the jeep.',
        date: '2025-03-13',
      },
      {
        name: 'Vibha Chandra',
        rating: 4,
        comment: 'All good save for the five hours from Guwahati behind trucks.',
        date: '2025-12-23',
      },
    ],
  },
  {
    slug: 'panna-tigers-and-the-ken-from-khajuraho',
    name: 'Panna Tigers and the Ken from Khajuraho',
    destination: 'khajuraho',
    location: 'Khajuraho, Madhya Pradesh',
    latitude: 24.8489,
    longitude: 79.9297,
    type: 'wildlife',
    featured: false,
    privateTour: true,
    description:
      'In 2009 Panna had no tiger left. Seven were brought in, one walked home over two hundred kilometres, and today there are more than eighty, each with a number and a biography, which the guides recite like cricket scores.\n\nThe reserve lies half an hour from the temples of Khajuraho, so that one can look at apsaras until lunch and at vultures after it. The Ken comes through in a canyon of red granite and basalt; gharials bask where it widens.\n\nThree drives and a boat, from a lodge of stone and thatch near Madla.',
    duration: '3 days',
    price: 23600,
    freeCancel: true,
    availability: 'October to June',
    included: [
      'Three jeep drives',
      'Boat on the Ken',
      'Two nights, full board',
      'Transfers from Khajuraho',
      'Naturalist',
    ],
    notIncluded: ['Temple tickets', 'Alcohol', 'Flights and trains', 'Spa'],
    additionalInfo: [
      'On Wednesday afternoons the gates stay shut; the canyon at Raneh takes their place.',
      'The planned river link may move some tracks; we tell you in case.',
      'Closed like all of Madhya Pradesh’s parks from July to September.',
    ],
    languages: ['en', 'hi', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Madla gate',
        details:
          'From airport or station by noon. Afternoon drive over the plateau, teak and kardhai, sloth bears from February; fire and millet bread.',
      },
      {
        title: 'Morning stripes, afternoon snouts',
        details:
          'Second drive at first light. A rowing boat at half past three, with skimmer terns, mugger, and gharials if the water is low.',
      },
      {
        title: 'Pandav falls and out',
        details:
          'Third drive to ten. The spring-fed falls in their grotto; Khajuraho by one, for its western group or the plane.',
      },
    ],
    faqs: [
      {
        question: 'How does Panna compare to the famous tiger parks?',
        answer: 'Fewer jeeps, drier forest, vultures of seven species. Sightings run to about one drive in three.',
      },
      {
        question: 'Can we add the Khajuraho temples with a guide?',
        answer:
          'On day one before noon or day three after lunch, ₹2,200 for two hours with Anurag, who does not giggle.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 6,
    pictures: [
      ['tiger-forest', 5150],
      ['temple-tower-nagara', 5151],
      ['river-valley', 5153],
      ['waterfall', 5175],
      ['cottage', 5154],
    ],
    reviews: [
      {
        name: 'Sabine Hofer',
        rating: 5,
        comment:
          'P-142 on the road for twenty minutes, and our guide recited her grandmother’s journey. Then apsaras after lunch.',
        date: '2026-02-15',
      },
      {
        name: 'Arijit Bose',
        rating: 4,
        comment: 'We came on a Wednesday after all; Raneh canyon made up for it.',
        date: '2025-11-20',
      },
      {
        name: 'Falguni Desai',
        rating: 4,
        comment: 'No tiger in three rounds, two bears with cub. The millet bread recipe came by e-mail as promised.',
        date: '2026-03-27',
      },
    ],
  },
  {
    slug: 'kabini-and-nagarhole-from-mysore',
    name: 'Kabini and Nagarhole from Mysore',
    destination: 'mysore',
    location: 'Mysore, Karnataka',
    latitude: 12.2958,
    longitude: 76.6394,
    type: 'wildlife',
    featured: false,
    privateTour: false,
    description:
      'When the reservoir sinks in March, a lawn appears round its edge, and the elephants of three forests come down to it. By April one may count two hundred from a boat, calves in the middle, a bull in musth keeping himself to himself. No other gathering of Asian elephants is as large.\n\nTwo jeep drives and two boats over three days, from a camp on the southern shore, two hours from Mysore Palace. There was a black leopard here, much filmed; he is not on the programme, and now and then he is on the road.',
    duration: '3 days',
    price: 33500,
    freeCancel: false,
    included: [
      'Two jungle drives, two boats',
      'Tented cottage for two nights',
      'All meals, tea and coffee',
      'Car from Mysore and back',
      'Forest department fees',
    ],
    notIncluded: ['Lens charges at the gate', 'Bar', 'Insurance', 'Flight to Bengaluru'],
    additionalInfo: [
      'From June to September elephants scatter; green, cheap, good for otters and dhole.',
      'Vehicles are the forest department’s, and seats are allotted each morning.',
      'Plastic bottles are taken away at Udbur gate.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Mysore to the backwater',
        details:
          'Away at ten from the palace gate, 75 kilometres by H.D. Kote. Boat at half past three into the low sun.',
      },
      {
        title: 'Nagarhole twice',
        details:
          'Jeep from six, teak and bamboo, dhole packs; sleep through noon; jeep again at three to the tiger tanks. Filter coffee in between, by the litre.',
      },
      { title: 'Mist boat', details: 'Ospreys on the drowned trees. Breakfast at half past nine and Mysore by noon.' },
    ],
    faqs: [
      {
        question: 'Which month for the great gathering at Kabini?',
        answer: 'The second half of March until the first heavy rain of May.',
      },
      {
        question: 'Are the boats quiet?',
        answer: 'Four-stroke motors, cut when animals are near; the boatman poles the rest.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 33500,
    childPrice: 24000,
    seniorPrice: 32000,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: [],
    places: 10,
    pictures: [
      ['elephant-forest', 5160],
      ['palace-domes', 5161],
      ['tents', 5162],
      ['tiger-forest', 5163],
      ['camp', 5164],
    ],
    reviews: [
      {
        name: 'Vasudha Gowda',
        rating: 5,
        comment: 'One hundred and sixty elephants, my nephew kept tally on his arm. Boatman Mahadeva let us drift.',
        date: '2026-04-14',
      },
      {
        name: 'Callum Reid',
        rating: 4,
        comment: 'Dhole hunting a chital into the water. The jeep had eight others in it, pity.',
        date: '2025-03-30',
      },
      {
        name: 'Abdul Rasheed',
        rating: 5,
        comment: 'Leopard in a tree at nine metres on the very last bend. Coffee is outstanding.',
        date: '2025-12-09',
      },
    ],
  },
  {
    slug: 'thattekkad-birds-and-periyar-from-kochi',
    name: 'Thattekkad Birds and Periyar from Kochi',
    destination: 'kochi',
    location: 'Kochi, Kerala',
    latitude: 9.9658,
    longitude: 76.2421,
    type: null,
    featured: false,
    privateTour: true,
    description:
      'Salim Ali called Thattekkad the richest bird country of peninsular India, and it is sixty kilometres from Kochi’s jetty. Frogmouths sleep there in pairs like dead leaves; Malabar trogons sit still in the bamboo; the ferryman’s wife can point out the tree before you have asked.\n\nFrom there up to Periyar at 900 metres, in the cardamom. The bamboo raft is the best of its permits: ten guests, a guard with a gun for noise, a day on foot and water among elephants, gaur and great hornbills.',
    duration: '4 days',
    price: 26900,
    freeCancel: true,
    availability: 'October to May',
    included: [
      'Car and driver from Kochi',
      'Three nights with full board',
      'Bird guide at Thattekkad',
      'Full-day bamboo rafting',
      'Spice garden walk',
    ],
    notIncluded: ['Leech socks', 'Tips', 'Ayurvedic massage', 'Camera fee on the lake'],
    additionalInfo: [
      'Only ten people a day get on the rafts; tell us dates six weeks ahead.',
      'Leeches until December, snuff tobacco keeps them off.',
      'March and April are hot at Thattekkad and excellent for nests.',
    ],
    languages: ['en', 'hi', 'fr'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Kochi to the Periyar’s bank',
        details: 'Two hours. Rest through the heat, then the rocks at Urulanthanni until nightjars churr.',
      },
      {
        title: 'Frogmouth morning',
        details:
          'Sanctuary at six: trogon, grey-headed bulbul, the pair of frogmouths that a schoolboy called Jibin checks daily. Afternoon ferry and paddies.',
      },
      {
        title: 'Up to Thekkady',
        details:
          'Four and a half hours through rubber, tea and pepper. Spice garden with Mathew, who makes you guess with closed eyes.',
      },
      {
        title: 'Bamboo raft and down',
        details:
          'Eight in the morning to three, lunch in a banana leaf under a fig. By car to Kochi, arriving about nine.',
      },
    ],
    faqs: [
      {
        question: 'Is the big boat on Periyar lake part of this?',
        answer: 'Not unless you ask. Eighty people and a loudspeaker see fewer elephants than ten on a raft.',
      },
      {
        question: 'Who guides at Thattekkad?',
        answer:
          'Women from the village across the ferry, trained by the forest department, with a laser pointer that they are strict about.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 6,
    pictures: [
      ['elephant-forest', 5170],
      ['backwater', 5171],
      ['tea-hills', 5172],
      ['homestay', 5173],
      ['paddy-fields', 5179],
    ],
    reviews: [
      {
        name: 'Jayaprakash Menon',
        rating: 5,
        comment: 'Both frogmouths at arm’s length, found by a schoolboy. On the raft two tuskers swam behind us.',
        date: '2026-01-19',
      },
      {
        name: 'Élise Garnier',
        rating: 5,
        comment: 'I guessed seven of twelve spices. Everything small-scale and kind.',
        date: '2025-02-22',
      },
      {
        name: 'Swapnil Kadam',
        rating: 4,
        comment: 'Day four is long: raft and then five hours by road. I would sleep one more night.',
        date: '2025-11-11',
      },
    ],
  },
  {
    slug: 'sundarbans-by-boat-from-kolkata',
    name: 'Sundarbans by Boat from Kolkata',
    destination: 'kolkata',
    location: 'Kolkata, West Bengal',
    latitude: 22.5411,
    longitude: 88.3497,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Land that is there twice a day. The delta south of Kolkata has a hundred tigers who swim, drink salt water and are seldom seen; crocodiles like driftwood; fishing cats, dolphins, and mudskippers that walk. Also honey gatherers, who wear no mask on the back of the head any longer, since the tigers understood.\n\nWe go for two nights on an island lodge at Dayapur and spend the days on a wooden launch with a cook aboard: prawns in coconut, hilsa in the season, tea on the hour. The guide is of the forest department, the stories are of the islands, and Bonbibi, who protects everyone regardless of religion, is greeted before the first creek.',
    duration: '3 days',
    price: 12900,
    freeCancel: true,
    availability: 'September to April',
    included: [
      'Car and ferry to Gosaba',
      'Launch for both days',
      'Two nights in a mud-walled lodge',
      'All meals',
      'Forest permits and guide',
      'Evening of Bonbibi’s play',
    ],
    notIncluded: ['Foreigners’ entry supplement', 'Soft drinks', 'Camera fee', 'Rain cape'],
    additionalInfo: [
      'Tide tables decide the hours; breakfast may be at five or at eight.',
      'Nobody leaves the boat except at fenced towers.',
      'December and January are cool enough for a shawl.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Kolkata, Godkhali, Dayapur',
        details:
          'Science City at half past seven, three hours on embankment roads. The launch; lunch while moving; Sajnekhali’s tower and a walk through the village along the bund.',
      },
      {
        title: 'Creeks',
        details:
          'Pirkhali, Sudhanyakhali, Dobanki’s caged walkway in the canopy. Nine hours afloat and not a road anywhere; the play at night under one bulb.',
      },
      {
        title: 'With the ebb',
        details: 'Kingfishers, six sorts if you are lucky, in the narrow channels. Crab curry, and Kolkata before six.',
      },
    ],
    faqs: [
      {
        question: 'Are we likely to see a Sundarbans tiger?',
        answer: 'Say one tour in nine. Pug marks fresh enough to hush everybody: two in three.',
      },
      {
        question: 'Is one seasick?',
        answer: 'The creeks are flat. Only the crossing at Bidya heaves a little in March.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 16,
    pictures: [
      ['backwater', 5180],
      ['howrah-bridge', 5181],
      ['tiger-forest', 5182],
      ['paddy-fields', 5185],
    ],
    reviews: [
      {
        name: 'Arunima Sen',
        rating: 5,
        comment:
          'The prawn malaikari at Dobanki, the hush, and a striped back going into hental palms. Four seconds, enough for life.',
        date: '2026-01-25',
      },
      {
        name: 'Ludwig Amann',
        rating: 4,
        comment: 'I came for the tide and the theatre, both first-rate. Mosquito net had one hole.',
        date: '2025-12-19',
      },
      {
        name: 'Tapas Maity',
        rating: 4,
        comment: 'Guide explained the honey business without drama. Bring a hat, the roof deck has little shade.',
        date: '2026-03-12',
      },
    ],
  },
  {
    slug: 'leopards-of-jawai-from-udaipur',
    name: 'Leopards of Jawai from Udaipur',
    destination: 'udaipur',
    location: 'Udaipur, Rajasthan',
    latitude: 24.5764,
    longitude: 73.6835,
    type: null,
    featured: false,
    privateTour: true,
    description:
      'Granite the shape of sleeping animals, three hours west of Udaipur, and real ones asleep on it. Some sixty leopards live among the hills at Bera and Sena, beside Rabari herdsmen in red turbans who light incense to them in small temples, lose a goat now and then, and call it a tax.\n\nNo fence, no gate, no quota. One jeep, a spotter on the opposite ridge with a mirror, two drives at the hours when they come down to the lower ledges. By way of farewell, the marble forest of Ranakpur: 1,444 pillars, no two the same.',
    duration: '2 days',
    price: 21500,
    freeCancel: false,
    included: [
      'Car from Udaipur and back',
      'Two leopard drives',
      'Night in a safari tent',
      'Meals from lunch to lunch',
      'Ranakpur audio guide',
    ],
    notIncluded: ['Drinks', 'Village donations', 'Extra drive, ₹4,500'],
    additionalInfo: [
      'Shorts and leather are not admitted at Ranakpur; wraps are lent.',
      'Spotlights after dark are not used by us, whatever others offer.',
      'Crocodiles at the dam are best from December to February, flamingos too.',
    ],
    languages: ['en', 'hi', 'es'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Udaipur to Bera',
        details:
          'Out at nine over the Aravalli, 145 kilometres. From four o’clock on the rocks with Pusharam, until the temple bell of Perwa sends both goats and us home.',
      },
      {
        title: 'Dawn ledge, marble noon',
        details:
          'First sun lies on the east faces, and so do the cats. Flamingos at the dam; Ranakpur when it opens to visitors at twelve; Udaipur about five.',
      },
    ],
    faqs: [
      {
        question: 'Why are leopards at Jawai so easy to see?',
        answer: 'Because nobody has shot or chased them for two generations. Nine drives in ten find at least one.',
      },
      {
        question: 'Is it fit for a family with small children?',
        answer: 'From six years. Jeeps climb bare granite at angles that make mothers silent.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 4,
    pictures: [
      ['fort-ridge', 5190],
      ['tents', 5191],
      ['lake-palace', 5214],
      ['temple-tower-nagara', 5195],
      ['camp', 5194],
    ],
    reviews: [
      {
        name: 'Marisol Vega',
        rating: 5,
        comment: 'Mother and two cubs on the temple steps with the priest’s bell ringing. The Rabari boys shrugged.',
        date: '2026-01-16',
      },
      {
        name: 'Digvijay Singh Ranawat',
        rating: 5,
        comment: 'I have shot tigers only with a lens in ten parks. Nothing equals these rocks at six in the evening.',
        date: '2025-10-30',
      },
      {
        name: 'Anjali Kothari',
        rating: 3,
        comment: 'One leopard, far and asleep. Ranakpur saved the second day.',
        date: '2026-06-01',
      },
    ],
  },
];
