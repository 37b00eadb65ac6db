import type { TourSample } from '../attraction-sample.ts';

export const garhwalPilgrimages: readonly TourSample[] = [
  {
    slug: 'char-dham-yatra-from-haridwar',
    name: 'Char Dham Yatra from Haridwar',
    destination: 'haridwar',
    location: 'Haridwar, Uttarakhand',
    latitude: 29.9475,
    longitude: 78.1598,
    type: 'pilgrimage',
    featured: true,
    privateTour: false,
    description:
      'Yamunotri, Gangotri, Kedarnath, Badrinath: the four shrines in the old clockwise order, about 1,400 kilometres of mountain road and some 45 kilometres on your own feet or a pony’s. We drive no more than nine hours on any day and never after dark, which the state forbids in any case.\n\nThe group is at most fourteen, in a vehicle with sixteen seats. A yatra manager from Uttarkashi goes along, carries oxygen, knows every priest by his grandfather’s name, and gets up before you do. Registration with the tourist department is done by us; your phone will buzz with a code and you read it out.\n\nOne full night at Kedarnath is part of the plan. Most groups turn round the same afternoon and see the temple only in its crowd. At half past four in the morning there are thirty people and a great deal of stars.',
    duration: '12 days',
    price: 38500,
    originalPrice: 44000,
    freeCancel: false,
    availability: 'May to October',
    included: [
      'Eleven nights in hotels',
      'Breakfast and dinner',
      'Sixteen-seat vehicle with hill driver',
      'Yatra manager from Uttarkashi throughout',
      'Yatra registration',
      'Oxygen and first-aid kit',
      'Shared jeep from Sonprayag to Gaurikund',
    ],
    notIncluded: ['Ponies and palanquins', 'Lunches', 'Special puja tickets', 'Helicopter from Phata'],
    additionalInfo: [
      'Pilgrims over 65 bring a doctor’s certificate of fitness for 3,500 metres.',
      'Kedarnath drops below freezing at night even in June, so pack one real winter jacket.',
      'Landslides move the plan by a day now and then in July and August; a spare night is costed in.',
      'Phones with BSNL or Jio find a signal at all four shrines.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Haridwar to Barkot, 180 km',
        details:
          'Seven in the morning from the station square, through Dehradun and down past Kempty to the Yamuna. Barkot lies at 1,220 metres among apricots; the evening is for sorting bags into what climbs and what stays.',
      },
      {
        title: 'Yamunotri, 3,293 m',
        details:
          'Two and a half hours to Janki Chatti, then six steep kilometres of paved path. Rice tied in muslin is boiled in the Surya Kund and taken home as prasad. Back in Barkot for dinner.',
      },
      {
        title: 'Over to the Bhagirathi and up to Harsil',
        details:
          'By Dharasu to Uttarkashi for lunch and the Vishwanath temple, then into the deodars. Harsil has the army, an apple market and the coldest tap water of the route.',
      },
      {
        title: 'Gangotri and down to Uttarkashi',
        details:
          'Only 25 kilometres to the temple, so the morning is unhurried: bath at the ghat for the brave, Surya Kund falls, the walk to Pandava cave. Four hours down after lunch.',
      },
      {
        title: 'The long crossing to Guptkashi',
        details:
          'Some 195 kilometres by Tehri lake, Ghansali and Tilwara, nearly nine hours with stops. This is the day to ask the manager about the Pandavas; the story lasts as far as Chirbatiya.',
      },
      {
        title: 'Gaurikund to Kedarnath, 16 km on foot',
        details:
          'The first jeep from Sonprayag leaves at five. Steps to Jungle Chatti, a bridge at Bhimbali, zigzags above Linchauli, and then the wide tongue of the valley with the temple at 3,583 metres. Tents or a plain lodge for the night.',
      },
      {
        title: 'Dawn darshan and the way down',
        details:
          'Inside before the doors open to the public queue. Bhairavnath’s rock is twenty minutes up and shows the glacier. Knees suffer on the descent; Guptkashi has hot buckets waiting.',
      },
      {
        title: 'Ukhimath, Chopta and Pipalkoti',
        details:
          'A late start on purpose. The winter seat of Kedarnath at Ukhimath, tea under the rhododendrons of Chopta, down through Gopeshwar to the Alaknanda.',
      },
      {
        title: 'Badrinath, 3,100 m',
        details:
          'Joshimath’s narrow streets are one-way by the hour, and the convoy decides. Tapt Kund at 50 °C before the temple; evening aarti with Neelkanth peak behind the painted front.',
      },
      {
        title: 'Mana and the gorge to Rudraprayag',
        details:
          'Three kilometres beyond the temple lies the first village of India, with a tea shop that says so and a stone bridge laid, they tell you, by Bhima. Six hours along four of the five confluences.',
      },
      {
        title: 'Devprayag to Rishikesh',
        details:
          'Bhagirathi comes in green and Alaknanda brown, and from there on the water is called Ganga. An early hotel, laundry, and Ram Jhula in the evening.',
      },
      {
        title: 'Back in Haridwar',
        details:
          'Twenty-five kilometres before breakfast traffic. A last bath at Har Ki Pauri, goodbyes at noon; trains towards Delhi leave all afternoon.',
      },
    ],
    faqs: [
      {
        question: 'Can someone who cannot walk sixteen kilometres come on the Char Dham?',
        answer:
          'Yes, by pony, palanquin or the helicopter from Phata. We book the first two at the government counter on the day and the last in advance.',
      },
      {
        question: 'In which order are the four shrines visited?',
        answer: 'From west to east, which is the scriptural order as well as the shortest road.',
      },
      {
        question: 'How are the hotels on the yatra road?',
        answer:
          'Clean, simple, with geysers and quilts. In Kedarnath four persons share a room, since the whole valley has few beds.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 38500,
    childPrice: 31000,
    seniorPrice: 36500,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: [],
    places: 14,
    pictures: [
      ['shrine-snow', 4700],
      ['river-valley', 4701],
      ['har-ki-pauri', 4702],
      ['hill-town', 4703],
      ['sunrise-temple', 4704],
      ['ganga-bridge', 4705],
    ],
    reviews: [
      {
        name: 'Ramesh Chandra Joshi',
        rating: 5,
        comment:
          'My mother is 71 and did all four, two of them on a pony named Sheru. Manager Deepak ji walked beside her the whole way.',
        date: '2025-06-02',
      },
      {
        name: 'Kavitha Ranganathan',
        rating: 4,
        comment:
          'Night at Kedarnath was bitterly cold and the best of my life. Lunch stops could be shorter and cleaner.',
        date: '2026-05-29',
      },
      {
        name: 'Pradip Mohanty',
        rating: 3,
        comment: 'We lost a day to a slide near Dharasu and Harsil was cut to two hours. Handled well, still a pity.',
        date: '2025-08-11',
      },
    ],
  },
  {
    slug: 'kedarnath-and-badrinath-from-rishikesh',
    name: 'Kedarnath and Badrinath from Rishikesh',
    destination: 'rishikesh',
    location: 'Rishikesh, Uttarakhand',
    latitude: 30.1027,
    longitude: 78.2945,
    type: 'pilgrimage',
    featured: true,
    privateTour: false,
    description:
      'Shiva’s shrine and Vishnu’s, in one week. The two stand 40 kilometres apart as the crow flies; a legend says one priest once served both on the same day. By road it takes a day and a half, over the ridge of Chopta, and that stretch turns out to be the part people talk about at home.\n\nEight to ten pilgrims travel in a Tempo Traveller from Rishikesh. The climb to Kedarnath is set on day two, when legs are fresh; Badrinath follows, where the car stops three hundred metres from the door.\n\nRooms are on the good side of plain. Food is without onion and garlic from Guptkashi onwards.',
    duration: '7 days',
    price: 21900,
    originalPrice: 25500,
    freeCancel: true,
    availability: 'May to early November',
    included: [
      'Six nights on the route',
      'Vegetarian breakfast and dinner',
      'Tempo Traveller with hill permit',
      'Registration for both dhams',
      'Trek leader to Kedarnath',
      'Walking stick to keep',
    ],
    notIncluded: ['Pony from Gaurikund', 'Midday meals', 'Puja offerings', 'Tips'],
    additionalInfo: [
      'The walk gains 1,600 metres; practise on stairs for a month beforehand.',
      'Rain capes are sold at Gaurikund for ₹40, better ones come from home.',
      'In May the queue at Kedarnath may take five hours, in September less than one.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Up the Alaknanda to Guptkashi',
        details:
          'Rishikesh at six, breakfast at Devprayag above the confluence, Rudraprayag by one. Guptkashi, 1,320 metres, looks straight over the Mandakini at Ukhimath; 180 kilometres and seven hours in all.',
      },
      {
        title: 'Sixteen kilometres to Kedarnath',
        details:
          'Leader in front, sweeper behind, everybody at a speed that allows conversation. Porridge at Bhimbali, lemon tea at Linchauli. The bell is audible before the temple is visible.',
      },
      {
        title: 'The great rock and the road down',
        details:
          'Behind the shrine stands the boulder that parted the flood of 2013. An hour there, an hour inside, then down by two o’clock to the jeeps and a proper bed.',
      },
      {
        title: 'Across the Chopta ridge',
        details:
          'Oak, rhododendron and monal pheasants at 2,680 metres, with Chaukhamba in the windscreen. Those with knees left climb 3.5 kilometres to Tungnath; the others drink tea. Night at Pipalkoti.',
      },
      {
        title: 'Badri Vishal',
        details:
          'Three and a half hours by Joshimath and Vishnuprayag. A bath in the hot spring, darshan in the afternoon lull, and again for the shayan aarti, which is sung.',
      },
      {
        title: 'Mana before breakfast',
        details:
          'Vyas’s cave with its page-like rock, knitted socks, the Saraswati shooting out of the cliff. Afterwards the river road to Srinagar in Garhwal, 190 kilometres.',
      },
      {
        title: 'Dhari Devi and home',
        details:
          'The goddess stands on pillars in the lake of the dam, and the old women of the bus will tell you why. Rishikesh by two.',
      },
    ],
    faqs: [
      {
        question: 'Are phones allowed inside the two temples?',
        answer: 'Not within fifty metres of either sanctum since 2024. There are lockers.',
      },
      {
        question: 'What if Kedarnath is shut by weather on our day?',
        answer:
          'We wait one night at Guptkashi at our cost and shorten the return; if it stays shut, ₹4,000 comes back to you.',
      },
      {
        question: 'Do you take single travellers on the two-dham week?',
        answer: 'Gladly, sharing a room with one other of the same sex, or alone against ₹5,200.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 10,
    pictures: [
      ['shrine-snow', 4710],
      ['ganga-bridge', 4711],
      ['river-valley', 4712],
      ['trek-camp', 4713],
      ['hill-town', 4718],
    ],
    reviews: [
      {
        name: 'Meera Deshpande',
        rating: 5,
        comment: 'Trek leader Vinod counted breaths with my father at every bend. They arrived laughing.',
        date: '2025-10-03',
      },
      {
        name: 'Arvind Nair',
        rating: 5,
        comment: 'Chopta on day four was the surprise, monals crossing the road in pairs. Everything started on time.',
        date: '2026-06-08',
      },
      {
        name: 'Sunita Bansal',
        rating: 4,
        comment: 'Pipalkoti hotel had music from a wedding till one. Otherwise a sensible, unhurried plan.',
        date: '2025-05-26',
      },
    ],
  },
  {
    slug: 'kedarnath-by-helicopter-from-dehradun',
    name: 'Kedarnath by Helicopter from Dehradun',
    destination: 'kedarnath',
    location: 'Kedarnath, Uttarakhand',
    latitude: 30.7352,
    longitude: 79.0669,
    type: 'pilgrimage',
    featured: false,
    privateTour: true,
    description:
      'For those whose hearts say Kedarnath and whose cardiologists say no. The road from Dehradun to Phata takes a day; the helicopter from Phata takes eight minutes and leaves you a flat seven-minute walk from the temple steps.\n\nSeats on the shuttle are sold only by the state’s portal, in the passenger’s own name, at the state’s price. We sit up for the hour when they are released, and the fare is part of ours. What nobody can book is the weather, hence the second night kept at Guptkashi, forty minutes below the helipad.\n\nYour own car, one driver, and a helper who waits on the upper side with a wheelchair if it is wanted.',
    duration: '3 days',
    price: 32800,
    freeCancel: false,
    availability: 'May, June, September and October',
    included: [
      'Return helicopter shuttle from Phata',
      'Private car from Dehradun',
      'Two nights at Guptkashi',
      'Breakfast and dinner',
      'Helper and wheelchair at Kedarnath',
      'Priority darshan slip',
    ],
    notIncluded: ['Lunches', 'Rudrabhishek and other pujas', 'Baggage above two kilograms aboard'],
    additionalInfo: [
      'Every passenger is weighed; above 80 kg the operator charges ₹150 a kilogram.',
      'The aircraft need clear sight, so mornings before eleven are the safest bet.',
      'Infants under two fly on a lap but must be registered as pilgrims too.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Dehradun to Guptkashi',
        details:
          'Start at five to be through Rishikesh before the rafts. Nine hours with a slow lunch at Srinagar; the hotel has a lift, a rarity in this valley.',
      },
      {
        title: 'Eight minutes up',
        details:
          'Reporting at Phata an hour ahead, a boarding card, a yellow line and then the gorge beneath your shoes. Two hours at the temple, return flight by noon if the clouds allow, an afternoon of rest.',
      },
      {
        title: 'Back to the Doon',
        details:
          'Kept loose on purpose. If yesterday was lost to cloud, the first flight of this morning is yours; otherwise a stop at Dhari Devi and Dehradun by evening.',
      },
    ],
    faqs: [
      {
        question: 'What do we get back if the shuttle never flies?',
        answer:
          'The state returns the whole fare to the card it was paid from, which we pass on, and ₹2,000 of our own with it.',
      },
      {
        question: 'Is altitude a worry when one arrives so suddenly?',
        answer:
          'At 3,583 metres some feel dizzy within an hour. Our helper has oxygen and keeps an eye on lips and fingernails.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 6,
    pictures: [
      ['shrine-snow', 4720],
      ['river-valley', 4721],
      ['hill-town', 4722],
      ['snow-trail', 4723],
    ],
    reviews: [
      {
        name: 'Harbans Lal Chopra',
        rating: 5,
        comment:
          'At 79 I had given up the idea. Helper Manoj pushed the chair over the stones as though it were nothing.',
        date: '2025-05-30',
      },
      {
        name: 'Shalini Agarwal',
        rating: 4,
        comment: 'First day clouded out, flew at 6:50 on the third. Good that the spare morning was in the plan.',
        date: '2026-09-24',
      },
      {
        name: 'Nitin Ghatge',
        rating: 2,
        comment:
          'No flight on either day. Refund came, but three days in a car for a view of a closed helipad is hard on old parents.',
        date: '2026-06-27',
      },
    ],
  },
  {
    slug: 'panch-kedar-on-foot',
    name: 'Panch Kedar on Foot',
    destination: 'kedarnath',
    location: 'Kedarnath, Uttarakhand',
    latitude: 30.7346,
    longitude: 79.0662,
    type: 'pilgrimage',
    featured: false,
    privateTour: false,
    description:
      'When Shiva fled from the Pandavas as a bull he dived into the ground, and the parts came up in five places: hump at Kedarnath, navel at Madhyamaheshwar, arms at Tungnath, face at Rudranath, hair at Kalpeshwar. This walk visits all five, in that order, some 120 kilometres on foot over fifteen days.\n\nOnly the first has crowds. At Madhyamaheshwar there may be twelve pilgrims and a dog; the way to Rudranath goes over flower meadows where Gujjar herders sell you yoghurt; the last stage comes down through walnut villages that saw their first road in our lifetime.\n\nNo technical ground, no rope, but long days at 3,500 metres, and one sleeps in what there is: lodges, forest huts, a priest’s spare room, six nights in our own tents. Mules carry up to ten kilograms a person.',
    duration: '15 days',
    price: 54000,
    freeCancel: false,
    availability: 'Late May, June, September and October',
    included: [
      'All lodging, huts and tents',
      'Every meal from Guptkashi on',
      'Mules for ten kilograms each',
      'Guide, cook and helpers',
      'Forest permits for Rudranath',
      'Jeeps between the trailheads',
    ],
    notIncluded: [
      'Rucksack and sleeping bag',
      'Meals on the first and last day',
      'Temple offerings',
      'Rescue insurance',
    ],
    additionalInfo: [
      'You should have done one walk of five days with a pack before this one.',
      'Leather belts and bags stay behind at Rudranath, by the priests’ rule.',
      'Two rest afternoons are planned, at Ukhimath and at Sagar.',
      'No alcohol is carried on this route.',
    ],
    languages: ['hi', 'en', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'By road to Guptkashi',
        details:
          'Seven hours from Rishikesh beside the Alaknanda and the Mandakini. Kit is checked on the hotel roof; missing gloves can still be bought.',
      },
      {
        title: 'First Kedar: the hump',
        details:
          'From Gaurikund the paved way climbs to Kedarnath at 3,583 metres. An early start keeps us ahead of the ponies.',
      },
      {
        title: 'Down to the valley again',
        details: 'Puja at five, breakfast, and the long stair back to Gaurikund. Night once more at Guptkashi.',
      },
      {
        title: 'Ransi to Gaundar',
        details:
          'Jeep through Ukhimath to the roadhead, then six easy kilometres through alder forest. Gaundar is the last village, forty houses and one shop.',
      },
      {
        title: 'Second Kedar: the navel',
        details:
          'Ten kilometres straight up by Bantoli and Nanu to the meadow of Madhyamaheshwar, 3,497 metres. The priest is a Lingayat from Karnataka, as custom has it.',
      },
      {
        title: 'Sunrise at Buda Madhyamaheshwar',
        details:
          'Forty minutes above camp a small tarn holds Chaukhamba upside down. Then all the way back to Ransi and by jeep to Ukhimath, with hot water.',
      },
      {
        title: 'Third Kedar: the arms',
        details:
          'Tungnath at 3,680 metres is the highest of the five and the shortest walk. On to Chandrashila, 4,000 metres, for Nanda Devi and Trishul; sleep at Chopta.',
      },
      {
        title: 'Through Mandal to Sagar',
        details:
          'Two hours by road through a forest of the musk deer. Socks are washed, and everybody lies in the sun on a slate roof.',
      },
      {
        title: 'The climb to Panar',
        details:
          'Twelve kilometres and 1,700 metres up, the hardest day. It ends on a meadow above the tree line with the herders’ fires and no other light.',
      },
      {
        title: 'Fourth Kedar: the face',
        details:
          'Along the ridge and over Pitradhar, where ancestors are given rice, to the cave temple of Rudranath. The stone face inside smiles, not quite at you.',
      },
      {
        title: 'Down the far side to Dumak',
        details:
          'Fourteen kilometres through birch and then bamboo. The path is faint in places and our guide Balbir’s uncle keeps it open with a sickle.',
      },
      {
        title: 'Kalgot, Urgam and the fifth Kedar',
        details:
          'Twelve kilometres between terraces of amaranth. Kalpeshwar is the only one of the five open all year, a low cave behind a rope bridge.',
      },
      {
        title: 'A morning at Kalpeshwar, then Joshimath',
        details:
          'Hair of Shiva, says the priest, and lights a lamp in the dark. Jeep down to Helang and up to the town for showers and momos.',
      },
      {
        title: 'Badrinath closes the circle',
        details:
          'Custom asks that whoever has seen five Shivas greets Vishnu too. Forty-five kilometres each way, hot spring included.',
      },
      {
        title: 'The road home',
        details: 'Ten hours to Rishikesh, leaving at five. You will sleep through half the gorge.',
      },
    ],
    faqs: [
      {
        question: 'How hard are the Panch Kedar days really?',
        answer:
          'Six to eight hours of walking on most, with 800 to 1,700 metres of climbing. People between 16 and 68 have finished it.',
      },
      {
        question: 'Can one skip a temple and join again?',
        answer: 'After Madhyamaheshwar and after Tungnath there is a road, where you can rest and wait for us.',
      },
      {
        question: 'Is there a toilet in the meadows?',
        answer: 'A tent over a pit, filled in and turfed when we leave.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 10,
    pictures: [
      ['trek-camp', 4730],
      ['shrine-snow', 4731],
      ['snow-trail', 4732],
      ['river-valley', 4733],
      ['camp', 4734],
    ],
    reviews: [
      {
        name: 'Gaurav Semwal',
        rating: 5,
        comment:
          'Rudranath at dusk with the conch and no electric light anywhere. I would walk the Panar climb again for that.',
        date: '2025-10-22',
      },
      {
        name: 'Annelie Brückner',
        rating: 5,
        comment:
          'Guide Balbir speaks German from years with botanists and names every gentian. Food from two stoves was better than in many hotels.',
        date: '2026-06-30',
      },
      {
        name: 'Vikram Sawhney',
        rating: 4,
        comment: 'Day nine nearly finished me. Fifteen days is honest, anyone who offers it in ten is lying.',
        date: '2025-09-30',
      },
    ],
  },
  {
    slug: 'badrinath-and-mana-from-haridwar',
    name: 'Badrinath and Mana from Haridwar',
    destination: 'badrinath',
    location: 'Badrinath, Uttarakhand',
    latitude: 30.7447,
    longitude: 79.4937,
    type: 'pilgrimage',
    featured: false,
    privateTour: true,
    description:
      'The northern corner of the four that Shankara set round India, reached along one river for 300 kilometres. Your driver has done the road for at least ten seasons, and the car waits when you want to stand at a confluence, of which there are five.\n\nTwo temple visits are planned: the evening, when lamps make the painted gateway look like a theatre, and the Mahabhishek at half past four, for which tickets are limited and bought in advance.\n\nOn the third day we walk beyond Mana towards Vasudhara, a fall of 120 metres that turns to spray before it lands. It is said not to touch the sinful. Bring a towel and be modest about it.',
    duration: '4 days',
    price: 17400,
    freeCancel: true,
    availability: 'May to mid-November',
    included: [
      'Private car, fuel and tolls',
      'Three nights in hotels',
      'Breakfasts',
      'Mahabhishek tickets for two',
      'Village guide in Mana',
    ],
    notIncluded: ['Other meals', 'Additional pujas', 'Mules to Vasudhara', 'Camera fees'],
    additionalInfo: [
      'The road is closed to traffic from eight in the evening until four in the morning.',
      'Vasudhara means twelve kilometres there and back at about 3,400 metres; it can be left out.',
      'Diwali week is cold and nearly empty.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Haridwar to Pipalkoti',
        details:
          'A long day of 240 kilometres, broken at Devprayag, at Rudraprayag where Corbett shot his leopard, and at Karnaprayag for rajma.',
      },
      {
        title: 'Joshimath to Badrinath',
        details:
          'The Narsingh temple first, whose left wrist grows thinner by the year, then the climb past Hanuman Chatti. Evening aarti from inside the hall.',
      },
      {
        title: 'Mahabhishek, Mana, Vasudhara',
        details:
          'Woken at half past three for milk, saffron and Sanskrit. Breakfast, Mana’s stone lanes, the walk to the falls, and down to Joshimath for a warmer night.',
      },
      {
        title: 'Down the Ganga',
        details:
          'Ten hours with one stop to swim no further in than the ankles at the beach below Kaudiyala. Haridwar by five in the evening.',
      },
    ],
    faqs: [
      {
        question: 'Which room rate applies if three of us share on the Badrinath trip?',
        answer: 'The same a head; the third sleeper gets a proper folding bed and the seat at the window.',
      },
      {
        question: 'Until when is Badrinath open?',
        answer: 'The closing day is announced on Dussehra and has fallen between 13 and 25 November in recent years.',
      },
      {
        question: 'Can we do the last rites of a parent at Brahma Kapal?',
        answer: 'Yes. Tell us the gotra and the priest will be waiting; his fee is settled between you.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 8,
    pictures: [
      ['sunrise-temple', 4741],
      ['river-valley', 4745],
      ['waterfall', 4742],
      ['hill-town', 4743],
    ],
    reviews: [
      {
        name: 'Dinesh Thapliyal',
        rating: 5,
        comment:
          'Driver Kundan stopped without being asked at every prayag. Pind daan for my father was arranged with great respect.',
        date: '2025-09-19',
      },
      {
        name: 'Anuradha Venkataraman',
        rating: 4,
        comment: 'The half past three alarm is cruel and correct. Hotel in Badrinath needs thicker curtains.',
        date: '2026-05-17',
      },
      {
        name: 'Jagdish Prasad',
        rating: 4,
        comment: 'Nice journey, my wife rode a mule to the falls. Day one is too long for children.',
        date: '2025-11-05',
      },
    ],
  },
  {
    slug: 'hemkund-sahib-and-the-valley-of-flowers',
    name: 'Hemkund Sahib and the Valley of Flowers',
    destination: 'rishikesh',
    location: 'Rishikesh, Uttarakhand',
    latitude: 30.0954,
    longitude: 78.2903,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Two side valleys above Ghangaria, and one week for both. To the right the stone stair of the Sikh pilgrims, 1,100 steps and then many more that nobody counts, up to a lake under seven peaks where Guru Gobind Singh remembered a former life. To the left a river flat that Frank Smythe stumbled into in 1931, with some 500 kinds of flower, in bloom by turns from June to September.\n\nThe gurdwara’s langar serves khichdi and very sweet tea to whoever arrives, at a height where your spoon shakes. One may bathe. The lake is frozen at its edge until July.\n\nWe carry a flora, two magnifying glasses, and patience for those who lie down in wet grass with a lens.',
    duration: '6 days',
    price: 18200,
    originalPrice: 20900,
    freeCancel: true,
    availability: 'June to early October',
    included: [
      'Five nights in lodges',
      'Breakfast and dinner',
      'Jeep from Rishikesh and back',
      'National park fees',
      'Guide trained as a botanist',
      'Jeep to Pulna',
    ],
    notIncluded: ['Helicopter Govindghat to Ghangaria', 'Porters or mules', 'Lunches on the road'],
    additionalInfo: [
      'Bloom is fullest between 15 July and 20 August, which is also the wettest month.',
      'Heads are covered at the gurdwara; scarves are lent at the door.',
      'Nobody may spend the night in the valley or at the lake.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Rishikesh to Joshimath',
        details:
          'Ten hours, 255 kilometres, off at half past five. The last light falls on Hathi Parbat from the hotel terrace.',
      },
      {
        title: 'Pulna to Ghangaria, 10 km',
        details:
          'The Laxman Ganga is crossed twice. Parantha stalls every two kilometres make it a sociable climb to 3,050 metres.',
      },
      {
        title: 'Into the valley',
        details:
          'Gate at seven, out by five. Four kilometres to the first meadows; a further three bring you to the grave of Joan Legge, a botanist from Kew who slipped in 1939, and to solitude.',
      },
      {
        title: 'Hemkund, above four thousand metres',
        details:
          'Six kilometres that take four hours, Brahma Kamal beside the path from August. Ardas at half past twelve, langar, and down before the afternoon rain.',
      },
      {
        title: 'Govindghat and Badrinath',
        details:
          'Ten kilometres downhill while it is cool, lunch by the bridge, then 25 kilometres up for an afternoon at the Vishnu temple. Night back at Joshimath.',
      },
      {
        title: 'Return to the plains',
        details:
          'Before dawn on purpose, so that the landslide zone at Lambagad and Pagal Nala is dry. Rishikesh at five.',
      },
    ],
    faqs: [
      {
        question: 'Must one be Sikh to climb to Hemkund?',
        answer: 'No. The stair carries all sorts, and the langar asks nothing.',
      },
      {
        question: 'Which flowers may we hope for in early June?',
        answer: 'Primulas, marsh marigolds and the last snow bridges; blue poppies come in July.',
      },
      {
        question: 'Is Ghangaria comfortable?',
        answer:
          'It is a village of wooden hotels open five months a year. Electricity comes in the evening and buckets are hot.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 18200,
    childPrice: 14500,
    seniorPrice: 17400,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: ['free_cancellation'],
    places: 12,
    pictures: [
      ['river-valley', 4750],
      ['himalayan-lake', 4753],
      ['trek-camp', 4758],
      ['waterfall', 4753],
      ['snow-trail', 4754],
    ],
    reviews: [
      {
        name: 'Gurpreet Kaur Sandhu',
        rating: 5,
        comment: 'My beeji’s wish for forty years. They found her a steady mule man and a chair at the lake.',
        date: '2025-07-28',
      },
      {
        name: 'Hugo Lindqvist',
        rating: 5,
        comment: 'Guide Chandra identified 61 species with us in one day and was sorry about the 62nd.',
        date: '2026-08-09',
      },
      {
        name: 'Roshni Pillai',
        rating: 3,
        comment: 'Rain on five of six days. They did warn us, and still my shoes have not forgiven anyone.',
        date: '2025-08-17',
      },
    ],
  },
];
