import type { TourSample } from '../attraction-sample.ts';

export const northernWildlife: readonly TourSample[] = [
  {
    slug: 'corbett-from-bijrani-to-dhikala',
    name: 'Corbett from Bijrani to Dhikala',
    destination: 'ramnagar',
    location: 'Ramnagar, Uttarakhand',
    latitude: 29.3958,
    longitude: 79.1281,
    type: 'wildlife',
    featured: true,
    privateTour: true,
    description:
      'Four drives in two very different parts of the reserve, and one night inside. Bijrani is dry sal and stream beds, where tigers use the road as we do. Dhikala lies thirty kilometres in, on a bluff above the Ramganga, with a savannah called Chaur on which elephants come out by the hundred in April.\n\nAt Dhikala one sleeps in the forest rest house, behind an electric fence, on government sheets. Lights go off at half past nine. What you hear after that, chital alarm or the saw of a leopard, costs nothing extra.\n\nOur naturalist, Irfan, was born in Ramnagar and reads pug marks as others read headlines. He will not promise a tiger and will not hurry past a stork.',
    duration: '3 days',
    price: 27900,
    originalPrice: 31500,
    freeCancel: false,
    availability: 'Mid-November to mid-June',
    included: [
      'Four jeep drives with permits',
      'One night in Dhikala rest house',
      'One night in Ramnagar',
      'All meals',
      'Naturalist throughout',
      'Binoculars on loan',
    ],
    notIncluded: ['Train or car to Ramnagar', 'Professional camera fee', 'Tips for driver and guard', 'Drinks'],
    additionalInfo: [
      'Permits carry names and ID numbers and are bought 45 days ahead, so changes are costly.',
      'Dhikala’s canteen is vegetarian; eggs, meat and alcohol do not pass Dhangarhi gate.',
      'January mornings in an open jeep feel like minus five.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Ramnagar and Bijrani’s afternoon',
        details:
          'The Delhi sleeper is in by five; day arrivals by noon. Gate at Amdanda at two, out at sunset; dinner on the Kosi.',
      },
      {
        title: 'Through Dhangarhi to the Chaur',
        details:
          'Early drive up the Ramganga road with gharials below the High Bank. Noon at the rest house, second drive over the grassland until the gates of the compound close.',
      },
      {
        title: 'Last light, first light',
        details: 'Watchtower at dawn. Then the thirty kilometres out, slowly, and lunch at Ramnagar before your train.',
      },
    ],
    faqs: [
      {
        question: 'How probable is a tiger in these four drives?',
        answer:
          'In our notebooks, 61 groups of the last 100 had one. In March it is two in three, in December two in five.',
      },
      {
        question: 'Can children sleep at Dhikala?',
        answer: 'They can, and are generally the first to spot otters. Under-fives find six hours in a jeep long.',
      },
      {
        question: 'Is there electricity in the rest house?',
        answer: 'Solar, for lamps and phones, until half past nine.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 6,
    pictures: [
      ['tiger-forest', 5080],
      ['elephant-forest', 5081],
      ['river-valley', 5083],
      ['heritage-lodge', 5083],
      ['room-forest', 5084],
    ],
    reviews: [
      {
        name: 'Leena Thomas',
        rating: 5,
        comment:
          'Tigress with two half-grown cubs at Sambar Road. Irfan had switched off the engine four minutes earlier, by ear.',
        date: '2026-03-14',
      },
      {
        name: 'Graham Pettigrew',
        rating: 4,
        comment:
          'No tiger, eighty elephants, a hundred and twelve species of bird. Government sheets are indeed government sheets.',
        date: '2025-04-25',
      },
      {
        name: 'Rohini Bhatnagar',
        rating: 5,
        comment: 'My daughter still imitates the alarm call at dinner. The dark at Dhikala is real dark.',
        date: '2025-12-31',
      },
    ],
  },
  {
    slug: 'birds-of-pangot-and-sattal-from-nainital',
    name: 'Birds of Pangot and Sattal from Nainital',
    destination: 'nainital',
    location: 'Nainital, Uttarakhand',
    latitude: 29.4265,
    longitude: 79.4226,
    type: null,
    featured: false,
    privateTour: true,
    description:
      'Fifteen kilometres from the boats and candle shops, on the back of Cheena Peak, the oak forest holds koklass and cheer pheasant, five sorts of laughingthrush and a rubythroat that has been photographed more often than some film stars. Nine hundred metres lower, at Sattal, it is already half tropical.\n\nThree days join the two, with a morning at the Chafi stream for brown dipper, crested kingfisher and, with luck and a scope, a tawny fish owl pretending to be a branch.\n\nHari Lama guides. He hears in stereo, apologises to the birds when playing no tape, and keeps lists that the forest department borrows.',
    duration: '3 days',
    price: 19600,
    freeCancel: true,
    availability: 'October to June',
    included: [
      'Jeep and driver',
      'Two nights in birders’ homestays',
      'Full board',
      'Guide with telescope',
      'Hide fees at Sattal',
    ],
    notIncluded: ['Laundry', 'Camera lenses', 'Alcohol', 'Rail fare to Kathgodam'],
    additionalInfo: [
      'February to April is richest, when altitude migrants and summer visitors overlap.',
      'Dull colours please; a red anorak was once followed by a bulbul and nothing else.',
      'Call playback is not used.',
    ],
    languages: ['en', 'hi', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Kilbury, Vinayak, Pangot',
        details:
          'Leave the Mallital stand at six. Grass slopes of Vinayak for cheer, a lunch box at 2,400 metres, woodpeckers along Timla Pani; homestay at Pangot with owls on the roof.',
      },
      {
        title: 'Down to Sattal',
        details:
          'Koklass calls before the alarm clock. At eleven by road to 1,370 metres; the afternoon at the studio pool, where forty species bathe one after another.',
      },
      {
        title: 'Chafi and home',
        details:
          'An hour of patience at the bridge, then the terraces for crested bunting. Nainital or Kathgodam’s train by three.',
      },
    ],
    faqs: [
      {
        question: 'How many kinds of birds does one see on the Pangot round?',
        answer: 'Between 110 and 160. Hari’s record, with two Finns in March, is 181.',
      },
      {
        question: 'My wife does not watch birds. Will she be bored?',
        answer: 'There are cooking hours at the homestay, a walk to a British-time waterworks, and many good chairs.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 4,
    pictures: [
      ['hill-town', 5090],
      ['himalayan-lake', 5091],
      ['waterfall', 5093],
      ['homestay', 5093],
      ['room-forest', 5094],
    ],
    reviews: [
      {
        name: 'Pekka Lehtinen',
        rating: 5,
        comment:
          '146 species, of which 71 new for me. Fish owl at eleven metres, and Hari whispered an apology for the light.',
        date: '2026-03-05',
      },
      {
        name: 'Usha Ramaswamy',
        rating: 5,
        comment: 'I am the wife who does not watch birds. I now do.',
        date: '2025-02-27',
      },
      {
        name: 'Ashwin Kamble',
        rating: 4,
        comment: 'The cheer stayed away, everything else performed. Homestay beds are firm.',
        date: '2025-11-15',
      },
    ],
  },
  {
    slug: 'rajaji-elephants-from-haridwar',
    name: 'Rajaji Elephants from Haridwar',
    destination: 'haridwar',
    location: 'Haridwar, Uttarakhand',
    latitude: 29.9669,
    longitude: 78.2113,
    type: 'wildlife',
    featured: false,
    privateTour: true,
    description:
      'Eight kilometres from the temple bells, across the barrage, a gate opens on thirty-six kilometres of forest track. Chilla is the elephant side of Rajaji: herds come down the raus, the dry stony rivers, to drink from the Ganga at the hours when you are there. Chital by the hundred, sambar, goral on the cliffs, a leopard when nobody has a camera ready.\n\nOne open jeep for up to six of you, a forest guide who is obligatory and generally good, and our own naturalist in the back who is good without exception.',
    duration: '4 hours',
    price: 1950,
    freeCancel: true,
    availability: 'Mid-November to mid-June',
    included: ['Jeep, permit and forest guide', 'Naturalist', 'Hotel pick-up in Haridwar', 'Tea at the gate'],
    notIncluded: ['Breakfast', 'Video camera fee', 'Tips'],
    additionalInfo: [
      'Please bring the ID that you gave when booking, since the gate compares.',
      'Winter mornings want a blanket; two are in the jeep.',
      'From April, dust; cover lenses and hair.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [
      { name: 'Morning', times: ['06:30'] },
      { name: 'Afternoon', times: ['14:30'] },
    ],
    itinerary: [
      {
        title: 'Chilla’s forest round',
        details:
          'Pick-up a good half hour before the gate. Mundal’s grassland first, where tuskers stand about, then the river loop with crocodile banks, an anti-poaching watchtower and tea; home by the canal.',
      },
    ],
    faqs: [
      {
        question: 'Do you offer rides on elephants at Chilla?',
        answer: 'No. Wild ones are better company from a jeep.',
      },
      {
        question: 'Are there tigers in Rajaji now?',
        answer: 'Some fifty in the reserve. Our morning drives meet one about twice a month.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 1950,
    childPrice: 1200,
    seniorPrice: 1800,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: ['free_cancellation'],
    places: 18,
    pictures: [
      ['elephant-forest', 5100],
      ['tiger-forest', 5101],
      ['river-valley', 5102],
      ['har-ki-pauri', 5103],
    ],
    reviews: [
      {
        name: 'Chaitanya Reddy',
        rating: 5,
        comment:
          'Aarti on Friday, twenty-three elephants on Saturday before breakfast. Naturalist Kavita knew one tusker by his torn ear.',
        date: '2026-02-01',
      },
      {
        name: 'Dorothea Klein',
        rating: 4,
        comment: 'Dusty, bumpy, full of deer. The forest guide spoke little, theirs made up for it.',
        date: '2025-04-10',
      },
      {
        name: 'Sumit Goswami',
        rating: 3,
        comment: 'Afternoon round was quiet except for peacocks. Take the morning.',
        date: '2026-05-24',
      },
    ],
  },
  {
    slug: 'ranthambore-tiger-days',
    name: 'Ranthambore Tiger Days',
    destination: 'sawai-madhopur',
    location: 'Sawai Madhopur, Rajasthan',
    latitude: 26.0173,
    longitude: 76.3665,
    type: 'wildlife',
    featured: false,
    privateTour: true,
    description:
      'Tigers here walk through ruins: past a summerhouse of the maharajas, along the steps of a lake, under a banyan said to be the second largest in India. They are used to jeeps, which is a mixed blessing, and it means that you may watch one sleep, yawn and get up, for a quarter of an hour, instead of seeing a stripe.\n\nThree drives in the inner zones, in a six-seat gypsy and not the canter of twenty. Between them a farmhouse at Khilchipur, and on the last day the thousand-year-old fort, its trinity of Ganesha to whom half of Rajasthan posts wedding invitations.',
    duration: '3 days',
    price: 29500,
    originalPrice: 33800,
    freeCancel: false,
    availability: 'October to June',
    included: [
      'Three drives by gypsy',
      'Zone 1 to 5 permits',
      'Two farmhouse nights',
      'All meals',
      'Station transfers',
      'Naturalist’s slide talk',
    ],
    notIncluded: ['Rail tickets', 'Lunch on day three', 'Drinks and laundry', 'Camera hire'],
    additionalInfo: [
      'Zones are drawn by lot by the department; we cannot choose, but can swap among our jeeps.',
      'From May the thermometer reads 43 °C, and tigers lie in water where you see them.',
      'Kachida and the lakes are shut in the monsoon.',
    ],
    languages: ['hi', 'en', 'es', 'fr'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Arrive and drive',
        details:
          'Sawai Madhopur lies on the Delhi to Mumbai line. Gate at half past two, lakes in slanting light, crocodiles arranged along them; lal maas after.',
      },
      {
        title: 'Two drives',
        details:
          'Coffee at half past five. Dry ravines and the dhok forest, brunch, a swim in a farm tank, the afternoon round, and slides of the tigress who lived nineteen years.',
      },
      {
        title: 'Fort of the Chauhans',
        details:
          'Seven gates on foot among langurs, the pillared halls, the mailbag of the god. Trains for Jaipur and Delhi after one.',
      },
    ],
    faqs: [
      {
        question: 'Gypsy or canter for Ranthambore?',
        answer: 'We book gypsies only. In a canter nineteen others see the tiger first.',
      },
      {
        question: 'What happens when no tiger shows in three drives?',
        answer:
          'You get a fourth at permit price if a seat is free. It cannot be more than that; they do not read contracts.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 6,
    pictures: [
      ['tiger-forest', 5110],
      ['fort-ridge', 5111],
      ['himalayan-lake', 5113],
      ['heritage-lodge', 5113],
      ['fort-ridge', 5128],
    ],
    reviews: [
      {
        name: 'Esteban Quiroga',
        rating: 5,
        comment:
          'Arrowhead’s daughter crossed in front of the summer palace as if paid. Spanish-speaking naturalist, what a luxury.',
        date: '2026-02-10',
      },
      {
        name: 'Madhavi Puranik',
        rating: 4,
        comment: 'Two sightings in three drives. Farmhouse food is the real predator.',
        date: '2025-05-04',
      },
      {
        name: 'Lokesh Jangid',
        rating: 2,
        comment:
          'Drew outer routes both on day one and two, three peafowl and a crocodile. At this price I expected zones one to five as listed.',
        date: '2025-11-27',
      },
    ],
  },
  {
    slug: 'keoladeo-and-the-chambal-from-delhi',
    name: 'Keoladeo and the Chambal from Delhi',
    destination: 'delhi',
    location: 'New Delhi, Delhi',
    latitude: 28.5915,
    longitude: 77.2498,
    type: null,
    featured: false,
    privateTour: true,
    description:
      'A duck marsh and a river of ill repute, within five hours of Delhi. Keoladeo was flooded by the maharajas of Bharatpur for their guns; the tablet with the scores still stands, 4,273 birds in one November day. Today one goes round by cycle rickshaw, with a driver who has taken a course and sees an owl at ninety metres.\n\nThe Chambal was cursed, polluted by no industry, and left to dacoits. Therefore its water is clean. From a small boat at half past seven you see gharials with snouts like pliers, mugger, skimmers ploughing the surface, and the back of a blind dolphin.',
    duration: '3 days',
    price: 24800,
    freeCancel: true,
    availability: 'November to March',
    included: ['Car from Delhi', 'Two nights and all meals', 'Rickshaw naturalists', 'Two boat trips', 'Entry fees'],
    notIncluded: ['Drinks', 'Tips to rickshaw men', 'Fatehpur Sikri ticket'],
    additionalInfo: [
      'Fog on the expressway between 20 December and 25 January may cost two hours.',
      'Skimmers are surest from December on.',
      'Camel rides in the ravines can be added for ₹900.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Delhi to Bharatpur',
        details:
          'Off at six by the Yamuna road, 190 kilometres. Rickshaws from two until dusk: bar-headed geese, painted storks on their last nests, a python’s sunning spot.',
      },
      {
        title: 'Dawn marsh, afternoon ravines',
        details:
          'On the dike by half past six. After breakfast past Fatehpur Sikri and Agra to Jarar, 130 kilometres; first boat at three, jackals at dinner time.',
      },
      {
        title: 'River morning',
        details:
          'Two and a half hours on the water while mist lifts. Delhi by expressway, about five in the afternoon.',
      },
    ],
    faqs: [
      {
        question: 'Is the Chambal trip safe, given the stories?',
        answer: 'The last famous bandit gave himself up decades ago; his nephew steers boat number two.',
      },
      {
        question: 'Does Keoladeo have water every winter?',
        answer: 'In most. Should the rains fail we say so by October and offer Sultanpur and a refund.',
      },
      {
        question: 'What lens should a photographer bring on the boat?',
        answer: 'Four hundred millimetres, and a beanbag rather than a tripod.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 6,
    pictures: [
      ['river-valley', 5120],
      ['paddy-fields', 5122],
      ['heritage-lodge', 5122],
      ['camp', 5123],
    ],
    reviews: [
      {
        name: 'Nirupama Das',
        rating: 5,
        comment: 'Rickshaw driver Hari Singh heard a nightjar breathing, I swear. Gharials all along the bank.',
        date: '2026-01-28',
      },
      {
        name: 'Walter Thorne',
        rating: 5,
        comment: 'Skimmers at ten metres, one dolphin, no traffic. I would do the second morning twice.',
        date: '2025-02-14',
      },
      {
        name: 'Ekta Suri',
        rating: 4,
        comment: 'The score tablet is chilling, good that they make one read it. Fog delayed us three hours.',
        date: '2026-01-09',
      },
    ],
  },
  {
    slug: 'snow-leopards-of-kibber-from-shimla',
    name: 'Snow Leopards of Kibber from Shimla',
    destination: 'shimla',
    location: 'Shimla, Himachal Pradesh',
    latitude: 31.1059,
    longitude: 77.1702,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'In February snow pushes the ibex down to the cliffs around Kibber, and what eats ibex follows. The village stands at 4,270 metres; ten of its young men have become trackers, with telescopes and a radio net, and most winters they find a cat on three days out of four, at distances between a kilometre and, rarely, eighty metres.\n\nIt is waiting rather than walking. You stand on a trampled terrace in everything you own, somebody pours tea, somebody says there, and a rock grows a tail.\n\nRooms have iron stoves and dry toilets. Water is carried. The road from Shimla stays open through Kinnaur all winter, more or less, and it takes us four days up on account of altitude.',
    duration: '10 days',
    price: 118000,
    freeCancel: false,
    availability: 'February and March',
    included: [
      'Four-wheel-drive with chains',
      'Nine nights, all meals',
      'Six local trackers',
      'Scopes and walkie-talkies',
      'Conservation fee to Kibber',
      'Gamow bag and oxygen',
    ],
    notIncluded: [
      'Arctic clothing',
      'Helicopter evacuation cover',
      'Alcohol',
      'Hotel if the road closes, beyond two nights',
    ],
    additionalInfo: [
      'Minus 25 °C at night, minus 8 at noon; a clothing list of two pages is sent.',
      'Doctor’s certificate for everyone over fifty.',
      'Fourteen of our last sixteen groups saw the animal.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      { title: 'Shimla', details: 'Dinner, slides, and a cruel inspection of gloves.' },
      {
        title: 'To Kalpa in Kinnaur',
        details:
          'Nine hours, 225 kilometres, Narkanda’s snow and the Sutlej gorge. Bed at 2,960 metres facing Kinner Kailash.',
      },
      {
        title: 'To Tabo',
        details:
          'A hundred and seventy kilometres, over the Nako shoulder. The mud monastery is shut up for winter, its keeper will open.',
      },
      {
        title: 'Kaza',
        details: 'Short drive, then a walk to nowhere in particular at 3,650 metres. Headaches are discussed openly.',
      },
      {
        title: 'Kibber, first watch',
        details:
          'Up nineteen kilometres. Trackers report; ibex on the Parilungbi gorge, lammergeiers, red fox among the houses.',
      },
      {
        title: 'Gorge day',
        details: 'Six hours at the rim with soup. Who tires returns to the stove and is fetched by radio.',
      },
      {
        title: 'Chicham side',
        details: 'Across the bridge that hangs 150 metres above the river, Asia’s highest, to scan the other wall.',
      },
      {
        title: 'Wherever the cat is',
        details:
          'By now there is a kill or a trail. The plan for today is made at half past six by men with binoculars.',
      },
      { title: 'Descent to Kalpa', details: 'Nine hours down, into air one can drink.' },
      { title: 'Shimla again', details: 'By nightfall, and a bath to write home about.' },
    ],
    faqs: [
      {
        question: 'Does the money reach Kibber?',
        answer:
          '₹21,000 of your price is paid to the village, for trackers, rooms and an insurance of their livestock against the very animal.',
      },
      {
        question: 'How far does one walk in the snow?',
        answer: 'Two kilometres on most days, on beaten paths, slowly.',
      },
      {
        question: 'Can a beginner photograph a snow leopard?',
        answer: 'Through the telescope with a phone, certainly. For prints bring 600 mm and humility.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 8,
    pictures: [
      ['snow-trail', 5130],
      ['hill-town', 5131],
      ['monastery', 5132],
      ['homestay', 5133],
      ['room-mountain', 5134],
    ],
    reviews: [
      {
        name: 'Ingrid Solheim',
        rating: 5,
        comment: 'Forty minutes with a female on a blue sheep, 300 metres off. Tracker Chhering cried, so we all did.',
        date: '2026-03-02',
      },
      {
        name: 'Manoj Kaul',
        rating: 5,
        comment: 'Two cats, one very far, one not. I have never been so cold or so little bothered by it.',
        date: '2025-03-08',
      },
      {
        name: 'Patrick Dunleavy',
        rating: 3,
        comment:
          'A tail and an ear in four days. Nobody’s fault, and the dry toilet at minus 22 is an experience I decline to repeat.',
        date: '2026-02-24',
      },
    ],
  },
];
