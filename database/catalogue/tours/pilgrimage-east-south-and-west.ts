import type { TourSample } from '../attraction-sample.ts';

export const furtherPilgrimages: readonly TourSample[] = [
  {
    slug: 'buddhist-circuit-from-bodh-gaya',
    name: 'Buddhist Circuit from Bodh Gaya',
    destination: 'bodh-gaya',
    location: 'Bodh Gaya, Bihar',
    latitude: 24.6959,
    longitude: 84.9914,
    type: 'pilgrimage',
    featured: false,
    privateTour: true,
    description:
      'A man walked this country for forty-five years and left almost nothing that is not brick. The route joins the places where he woke, taught, rested in the rains, was born and died: Bodh Gaya, Rajgir, Vaishali, Kushinagar, Lumbini, Shravasti, Sarnath. Some 1,250 kilometres, nine days, one border.\n\nThe car is a seven-seater with a driver who can find each site in fog, of which there is plenty in January. At four of the places a monk or a nun gives an hour: a Bhutanese at the tree, a Sri Lankan at Sarnath, whoever is in residence elsewhere.\n\nPlain country, plain lunches, and long silences in the car that turn out to be the point.',
    duration: '9 days',
    price: 58500,
    originalPrice: 66000,
    freeCancel: true,
    availability: 'October to March',
    included: [
      'Seven-seat car throughout',
      'Eight nights with breakfast',
      'Monuments and museum tickets',
      'Nepal car permit',
      'Lay guide for the whole way',
      'Dana for the teaching monks',
    ],
    notIncluded: ['Nepal visa', 'Lunches and dinners', 'Flights', 'Cushions larger than hand luggage'],
    additionalInfo: [
      'Foreigners require a multiple-entry Indian visa to come back from Lumbini.',
      'The Mahabodhi grounds close at nine; overnight meditation needs a permit we can ask for.',
      'Fog between Christmas and 20 January makes us start after nine.',
    ],
    languages: ['en', 'hi', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Gaya and the tree',
        details:
          'Transfer from Gaya’s airport or junction. At dusk one lap of the Mahabodhi temple with the crowd, three without it, and a seat on stone.',
      },
      {
        title: 'Bodh Gaya slowly',
        details:
          'Sitting from five. Sujata’s village across the sand of the Niranjana, the Japanese, Thai and Bhutanese houses, and an hour’s talk under a fig nearby.',
      },
      {
        title: 'Rajgir and Nalanda',
        details:
          'Vulture Peak, by foot rather than by chairlift, for the sermon place. Nalanda’s monk cells in the afternoon light; hot springs for the curious.',
      },
      {
        title: 'Vaishali over the Ganga',
        details:
          'Five hours round Patna and its new bridge. Ashoka’s lion on its column at Kolhua, beside a tank that monkeys are supposed to have dug.',
      },
      {
        title: 'Kesariya to Kushinagar',
        details:
          'The stupa at Kesariya is larger than Borobudur by some measures and visited by goats. Towards evening the reclining figure, six metres long, in a room no bigger than it needs.',
      },
      {
        title: 'Across to Lumbini',
        details:
          'Sunauli’s border is trucks, stamps and tea; allow two hours. The marker stone, the pool and the pillar by last light.',
      },
      {
        title: 'Kapilavastu and Shravasti',
        details:
          'Monastic zone by bicycle before breakfast, a look at Piprahwa where the relic casket was found, then west along the edge of the terai.',
      },
      {
        title: 'Jetavana to Varanasi',
        details:
          'Twenty-four rainy seasons were spent in this garden, which is still one. Seven hours by Ayodhya to the Ganga.',
      },
      {
        title: 'The deer park',
        details:
          'Dhamek stupa, the museum (shut on Fridays) and a last talk. You are dropped at the airport or at a ghat.',
      },
    ],
    faqs: [
      {
        question: 'Is this tour of use to people who are not Buddhists?',
        answer: 'About half of ours are not. What is asked is quiet, covered shoulders and an interest in bricks.',
      },
      {
        question: 'Can we have a teacher of our own tradition?',
        answer: 'Zen, Theravada and Gelug we can arrange with a month’s notice and a donation settled between you.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 6,
    pictures: [
      ['stupa', 4860],
      ['stupa', 4868],
      ['paddy-fields', 4862],
      ['temple-tower-nagara', 4863],
      ['ghats', 4864],
    ],
    reviews: [
      {
        name: 'Thilini Jayawardena',
        rating: 5,
        comment: 'We chanted at each place and nobody hurried us. The driver took off his shoes too.',
        date: '2025-12-08',
      },
      {
        name: 'Robert Hallstein',
        rating: 5,
        comment: 'Kesariya alone, with goats, at four in the afternoon. I had not even read of it.',
        date: '2026-02-25',
      },
      {
        name: 'Sujit Chakma',
        rating: 3,
        comment: 'Fog cost us Vaishali almost entirely. In January take the ten o’clock start seriously.',
        date: '2026-01-17',
      },
    ],
  },
  {
    slug: 'puri-konark-and-bhubaneswar',
    name: 'Puri, Konark and Bhubaneswar',
    destination: 'puri',
    location: 'Puri, Odisha',
    latitude: 19.8049,
    longitude: 85.8179,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Jagannath has round eyes, no hands worth speaking of, and the largest kitchen of any god. The rice that leaves it in clay pots stacked seven high is eaten by Brahmin and boatman from the same leaf. Four days on this coast go between his temple, the sun god’s broken chariot at Konark and the towers of the old capital.\n\nOur house in Puri is two lanes from the Lion Gate; the sea is at the other end of the street. Gopal, who comes from a family of temple servants, leads the darshan and tells you where to stand when the flag is changed.',
    duration: '4 days',
    price: 13800,
    freeCancel: true,
    included: [
      'Three nights with breakfast',
      'Shared car from Bhubaneswar',
      'Sevayat escort at Jagannath',
      'Mahaprasad lunch one day',
      'Konark ticket',
    ],
    notIncluded: ['Flights or trains', 'Temple donations', 'Dinners', 'Beach camel'],
    additionalInfo: [
      'Jagannath and Lingaraj admit Hindus only; other guests see Jagannath from the library roof opposite.',
      'Around Rath Yatra, late June or July, prices and crowds double and this tour pauses.',
      'The sea at Puri has a strong undertow; lifeguards in white cones are there for a reason.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Temple towers of Bhubaneswar',
        details:
          'Mukteshwar’s arched gate, small and perfect; Parasurameswara, seventh century; Lingaraj from inside or from Curzon’s platform. Then 60 kilometres by Pipili, where umbrellas are sewn from appliqué.',
      },
      {
        title: 'Jagannath',
        details:
          'Mangal aarti around five, when the crowd is thin. Ananda Bazar at one for rice, dal and khaja; the flag climber at about five in the afternoon, barefoot, backwards, sixty-five metres up.',
      },
      {
        title: 'Konark and Raghurajpur',
        details:
          'The marine drive through casuarinas. Twenty-four wheels, of which you can tell the time by two; Chandrabhaga beach; painters of palm leaf and pata on their verandas.',
      },
      {
        title: 'Ashoka’s regret',
        details:
          'At Dhauli the emperor had his remorse cut into rock with an elephant’s forehead above it. Khandagiri’s monks’ caves, lunch, and your train or plane.',
      },
    ],
    faqs: [
      {
        question: 'Can a foreigner who has converted enter the Puri temple?',
        answer: 'The gatekeepers decide by appearance and rarely say yes. Please plan on the roof.',
      },
      {
        question: 'When should one come to see Odisha’s coast cool?',
        answer: 'From November to February, with 16 °C at dawn and 27 °C at noon.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 13800,
    childPrice: 9600,
    seniorPrice: 12900,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: ['free_cancellation'],
    places: 12,
    pictures: [
      ['temple-tower-nagara', 4870],
      ['beach', 4871],
      ['stone-ruins', 4873],
      ['market-street', 4873],
      ['paddy-fields', 4879],
    ],
    reviews: [
      {
        name: 'Subhashree Panda',
        rating: 5,
        comment: 'I live in Pune and had forgotten how khaja tastes inside the walls. Gopal knew my uncle.',
        date: '2026-01-30',
      },
      {
        name: 'Colin Fairweather',
        rating: 4,
        comment:
          'As a non-Hindu I had the library roof and the flag climber, and was content. Raghurajpur deserves a whole day.',
        date: '2025-02-06',
      },
      {
        name: 'Mukund Rao',
        rating: 4,
        comment: 'Well-run, small group. A non-AC dining room in April is a penance.',
        date: '2026-04-19',
      },
    ],
  },
  {
    slug: 'madurai-rameswaram-and-kanyakumari',
    name: 'Madurai, Rameswaram and Kanyakumari',
    destination: 'madurai',
    location: 'Madurai, Tamil Nadu',
    latitude: 9.9195,
    longitude: 78.1193,
    type: 'pilgrimage',
    featured: false,
    privateTour: true,
    description:
      'The far south in five days, from a goddess with a parrot to the rock where the land stops. In Madurai, Meenakshi’s husband is carried to her bedroom every night at nine, with oboe and incense, and you may walk behind.\n\nRameswaram asks for a bath: first in the sea, then under twenty-two wells in the corridors, a bucket over your head at each. It takes about an hour, you are wet and laughing by the sixth, and afterwards very still. Beyond the town lies Dhanushkodi, a street of ruins since the cyclone of December 1964.\n\nAt Kanyakumari three waters meet and so do all the buses of India. We show you the quiet end.',
    duration: '5 days',
    price: 24600,
    originalPrice: 28200,
    freeCancel: false,
    included: [
      'Private car and Tamil driver',
      'Four nights, breakfast',
      'Well-bath ticket and bucket man',
      'Guide in the Meenakshi temple',
      'Ferry to the Vivekananda rock',
    ],
    notIncluded: ['Meals other than breakfast', 'Abhishekam fees', 'Mobile locker charges', 'Flights'],
    additionalInfo: [
      'Men wear a dhoti, women a sari or a full skirt, for the inner parts; both can be bought for ₹300.',
      'Bring a second dry set to Rameswaram and something to carry the wet one.',
      'The rock ferry stops in rough weather, mostly June to August.',
    ],
    languages: ['en', 'hi', 'fr'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Madurai and the night procession',
        details:
          'Hall of a thousand pillars (985, somebody counted), the golden lily tank, jasmine by the arm’s length. Palliarai ceremony at nine; jigarthanda before bed.',
      },
      {
        title: 'Over the Pamban strait',
        details:
          'Four hours across the Ramnad plain, salt pans at the end. From the road bridge one sees the new lifting span of the railway; evening in the longest temple corridor there is.',
      },
      {
        title: 'Twenty-two wells',
        details:
          'Agni Theertham at sunrise, then well by well. Dry clothes, idli, and by jeep to the ruined church and post office of Dhanushkodi, with sea on both hands.',
      },
      {
        title: 'The pearl coast',
        details:
          'Five hours to Tiruchendur, where Murugan’s gopuram rises straight from the beach, and two and a half more past windmills to the cape.',
      },
      {
        title: 'Land’s end',
        details:
          'Sun out of the Bay of Bengal, first ferry at eight to the rock, Suchindram’s pillars that sing. Drop at Trivandrum, three hours, or on request in Madurai again.',
      },
    ],
    faqs: [
      {
        question: 'Are all guests admitted to the inner shrine at Rameswaram?',
        answer: 'The wells and the corridors are for everyone, the sanctum for Hindus.',
      },
      {
        question: 'Can elderly parents manage the twenty-two buckets?',
        answer: 'There is a seat and a gentler pourer for them. Some choose six wells and call it a day.',
      },
      {
        question: 'How full are the days in the car?',
        answer: 'Day four is long at seven and a half hours; the others have three to four.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 8,
    pictures: [
      ['gopuram', 4880],
      ['beach', 4881],
      ['stone-ruins', 4882],
      ['gopuram', 4886],
    ],
    reviews: [
      {
        name: 'Alamelu Sundaram',
        rating: 5,
        comment:
          'My husband is not religious and came out of the wells like a schoolboy. Driver Murugesan sang Tiruppugazh for two hours.',
        date: '2026-02-17',
      },
      {
        name: 'Jean-Marc Delorme',
        rating: 4,
        comment: 'Meenakshi guide spoke a literary French. The cape itself is a fairground, they warn you.',
        date: '2025-12-30',
      },
      {
        name: 'Rajendra Shinde',
        rating: 5,
        comment: 'Dhanushkodi in the evening wind, and nobody sold us anything. Well timed all along.',
        date: '2025-01-25',
      },
    ],
  },
  {
    slug: 'guruvayur-and-kalady-from-kochi',
    name: 'Guruvayur and Kalady from Kochi',
    destination: 'kochi',
    location: 'Kochi, Kerala',
    latitude: 9.9816,
    longitude: 76.2999,
    type: null,
    featured: false,
    privateTour: true,
    description:
      'A child went swimming in the Periyar, was taken by a crocodile, and asked his mother for leave to become a monk; she said yes and the crocodile let go. That bend is at Kalady, an hour from Kochi. Adi Shankara then walked the length of India and argued with everybody in it.\n\nFrom his birthplace we go on to the round, painted, oil-dark Vadakkunnathan in Thrissur, and sleep at Guruvayur, in order to stand in line at half past two for the Nirmalyam, when yesterday’s flowers come off the little Krishna.\n\nOn the return the same coast shows its other arrivals: a church of Saint Thomas’s at Palayur, and at Kodungallur a mosque with a brass lamp that burns like a temple’s.',
    duration: '2 days',
    price: 8400,
    freeCancel: true,
    included: [
      'Car with driver',
      'One night, with early coffee',
      'Guide from Thrissur',
      'Ghee lamp for Guruvayur',
      'Mundu or set-sari on loan',
    ],
    notIncluded: ['Meals', 'Special-entry darshan ticket', 'Thulabharam weights'],
    additionalInfo: [
      'Guruvayur and the Thrissur temple are open to Hindus; for others there is a garden café and Palayur first.',
      'Men go bare-chested, in a mundu, without a watch on show.',
      'Ekadasi in November or December brings a lakh of people.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Kalady, Thrissur, Guruvayur',
        details:
          'Out at eight. The ghat where the crocodile let go, an eight-sided memorial tower, banana-leaf lunch near Chalakudy. Vadakkunnathan reopens at half past four; at Guruvayur the evening Seeveli goes round with three elephants and lamps.',
      },
      {
        title: 'Nirmalyam and the old ports',
        details:
          'Queue from half past two, out by four, sleep till eight. Palayur’s stone tank, the Cheraman mosque and the goddess of Kodungallur in one morning; back over the Vypin bridge by three.',
      },
    ],
    faqs: [
      {
        question: 'How long is the wait for the Nirmalyam?',
        answer: 'An hour and a half on weekdays. Weddings do not start before five, so the lane is calm.',
      },
      {
        question: 'Does the tour visit the elephant yard at Punnathur?',
        answer: 'We leave it out. Chained tuskers are not what we want to show you.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 6,
    pictures: [
      ['backwater', 4890],
      ['paddy-fields', 4895],
      ['market-street', 4903],
      ['gopuram', 4894],
    ],
    reviews: [
      {
        name: 'Gayathri Menon',
        rating: 5,
        comment:
          'Twenty-two years in Dubai and I had never seen Nirmalyam. The set-sari they lent was better than mine.',
        date: '2025-08-30',
      },
      {
        name: 'Anand Bhat',
        rating: 4,
        comment:
          'Cheraman mosque with its lamp was an eye-opener on a Krishna trip. Sleep is short, take a nap in the car.',
        date: '2026-01-06',
      },
      {
        name: 'Rukmini Iyengar',
        rating: 4,
        comment: 'All went to the minute. Coffee at two in the morning counts as seva.',
        date: '2026-09-12',
      },
    ],
  },
  {
    slug: 'eklingji-and-nathdwara-from-udaipur',
    name: 'Eklingji and Nathdwara from Udaipur',
    destination: 'udaipur',
    location: 'Udaipur, Rajasthan',
    latitude: 24.5887,
    longitude: 73.6963,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Mewar never had a king. It had a minister, the Maharana, who governed on behalf of Eklingji, a four-faced Shiva in black marble twenty-two kilometres north of Udaipur. The descendants still come on Mondays, by car now, and everybody pretends not to look.\n\nAn hour further, Shrinathji lives in a house rather than a temple. He is a child of seven, is woken, bathed, fed eight times, dressed for the weather and let see visitors for a quarter of an hour at a stretch. Around him a whole town paints him, cooks for him and sews his curtains.\n\nThe day follows his timetable, which is stricter than any of ours.',
    duration: '8 hours',
    price: 1900,
    freeCancel: true,
    included: [
      'Shared car from Udaipur',
      'Guide for both temples',
      'Studio visit with a pichwai painter',
      'Thor and mathadi sweets',
    ],
    notIncluded: ['Lunch thali', 'Offerings', 'Paintings, alas'],
    additionalInfo: [
      'Start at ten from the Jagdish temple steps.',
      'No photographs are allowed in either; phones stay in the car.',
      'At Annakut, the day after Diwali, the road is shut to cars at Delwara.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'By the child’s timetable',
        details:
          'Nagda’s twin temples by their lotus pond at half past ten, Eklingji towards eleven. Thali and painters’ lane in Nathdwara, Utthapan at half past three when the curtain opens after the nap, Bhog at a quarter past four. Udaipur at six.',
      },
    ],
    faqs: [
      {
        question: 'Which darshan of Shrinathji has the shortest crush?',
        answer: 'Utthapan, except on Sundays. We take the second door, where tall people do not stand in front.',
      },
      {
        question: 'May visitors of other faiths enter Nathdwara’s haveli?',
        answer: 'It is kept for Hindus. Meanwhile the studio will happily teach you to grind malachite.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 1900,
    childPrice: 1200,
    seniorPrice: 1700,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: ['free_cancellation'],
    places: 12,
    pictures: [
      ['temple-tower-nagara', 4912],
      ['lake-palace', 4901],
      ['market-street', 4902],
      ['fort-ridge', 4903],
    ],
    reviews: [
      {
        name: 'Hetal Shah',
        rating: 5,
        comment:
          'Our family deity, yet the painter explained the cows’ hoofprints for the first time. Utthapan was peaceful.',
        date: '2025-11-29',
      },
      {
        name: 'Rohan D’Costa',
        rating: 4,
        comment: 'I could not enter Nathdwara and ground green pigment for an hour instead, which I recommend.',
        date: '2026-03-04',
      },
      {
        name: 'Vimla Rathore',
        rating: 5,
        comment:
          'Guide Kishan knows the sixteen Rajput houses by heart. Sas-Bahu carvings in the slant light, beautiful.',
        date: '2026-10-18',
      },
    ],
  },
  {
    slug: 'eight-ganeshas-of-ashtavinayak-from-mumbai',
    name: 'Eight Ganeshas of Ashtavinayak from Mumbai',
    destination: 'mumbai',
    location: 'Mumbai, Maharashtra',
    latitude: 19.0176,
    longitude: 72.8428,
    type: 'pilgrimage',
    featured: false,
    privateTour: false,
    description:
      'Eight self-made stones in eight villages around Pune, each with a trunk if you know where to look. Marathi families hire a bus, take an aunt who knows the songs, and do 650 kilometres in three days with a great deal of food. This is that, in a bus with better suspension.\n\nThe strict rule begins and ends at Morgaon. Ours is the rule of roads: Mahad and Pali on the way down the ghats, the river temples next day, and last the cave at Lenyadri, 307 steps up a cliff full of Buddhist cells. Aunt Nalini from Dadar comes along; she knows the songs.',
    duration: '3 days',
    price: 7600,
    freeCancel: false,
    included: [
      'Pushback coach from Dadar',
      'Two nights, twin rooms',
      'All meals, vegetarian',
      'Modak at every stop',
      'Song booklet',
    ],
    notIncluded: ['Abhishek receipts', 'Palanquin at Lenyadri', 'Coconut and durva'],
    additionalInfo: [
      'On Sankashti Chaturthi queues are long everywhere; we add an extra half day of patience.',
      'Single travellers share, or pay ₹1,600 for a room alone.',
      'Malshej Ghat is misty and full of waterfalls in the rains.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Mahad, Pali, Theur',
        details:
          'Dadar at five. Varadvinayak with his lamp burning since 1892, Ballaleshwar who faces the sunrise, misal at Khopoli, and over the Bor Ghat to Chintamani among sugar cane.',
      },
      {
        title: 'Morgaon, Siddhatek, Ranjangaon',
        details:
          'The peacock village with its mosque-like corners; across the Bhima to the one idol with his trunk to the right; the brick-red Mahaganapati before supper.',
      },
      {
        title: 'Ozar, Lenyadri and Malshej',
        details:
          'Vighneshwar’s gilded spire by the dam, 307 steps with monkeys, lunch at Junnar. Mumbai about nine at night.',
      },
    ],
    faqs: [
      {
        question: 'Does the order matter for the vow to count?',
        answer:
          'Priests at all eight say the intention does. Whoever wants the strict circle can ask us for a private four-day round.',
      },
      {
        question: 'Is Marathi needed to enjoy the Ashtavinayak bus?',
        answer: 'Not at all; the booklet has Devanagari, Latin letters and a translation that half rhymes.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 7600,
    childPrice: 5200,
    seniorPrice: 7100,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: [],
    places: 30,
    pictures: [
      ['temple-tower-nagara', 4911],
      ['fort-ridge', 4922],
      ['paddy-fields', 4912],
      ['gateway', 4913],
    ],
    reviews: [
      {
        name: 'Manasi Gokhale',
        rating: 5,
        comment:
          'Nalini tai had the whole bus clapping by Panvel. Modaks were steamed, not fried, at four of eight stops.',
        date: '2026-09-02',
      },
      {
        name: 'Xavier Pinto',
        rating: 4,
        comment: 'Went with my wife’s family. Lenyadri caves alone justify the trip for an unbeliever.',
        date: '2025-09-08',
      },
      {
        name: 'Sudhakar Patil',
        rating: 2,
        comment: 'Coach left Dadar fifty minutes late and at Siddhatek we were rushed. Food was excellent.',
        date: '2025-12-16',
      },
    ],
  },
];
