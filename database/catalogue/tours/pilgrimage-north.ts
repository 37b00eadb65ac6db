import type { TourSample } from '../attraction-sample.ts';

export const northernPilgrimages: readonly TourSample[] = [
  {
    slug: 'haridwar-lamps-at-har-ki-pauri',
    name: 'Haridwar Lamps at Har Ki Pauri',
    destination: 'haridwar',
    location: 'Haridwar, Uttarakhand',
    latitude: 29.9569,
    longitude: 78.1711,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Every evening some ten thousand people sit down on wet steps in Haridwar and wait for seven minutes of fire. This walk is about sitting in the right place, and knowing what is going on.\n\nWe meet at Bhimgoda, pass the shops of Ganga-water cans and brass, and hear from Pandit Mukesh, whose family has kept pilgrims’ genealogies here for nine generations, how the ledgers work. With your village’s name he can often find a great-grandfather’s signature.\n\nThen the platform opposite the clock tower, a leaf boat with marigolds and a wick for each of you, and the aarti from its front row.',
    duration: '90 minutes',
    price: 450,
    freeCancel: true,
    included: [
      'Guide from a panda family',
      'Leaf lamp for the river',
      'Place on the clock-tower platform',
      'Shoe keeping',
    ],
    notIncluded: ['Donations at the ghat', 'Hotel pick-up', 'Copies from the genealogy ledgers'],
    additionalInfo: [
      'We meet an hour before sunset; the exact minute reaches you by message on the day.',
      'Feet and hems get wet, and hold children by the hand near the chains.',
      'On Somvati Amavasya and during the Kanwar fortnight the walk does not run.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Bhimgoda to the Brahma Kund',
        details:
          'Half an hour of lanes and ledgers, a quarter of an hour to settle on the platform, the lamps themselves, and time afterwards to float yours when the crowd has gone for its puris.',
      },
    ],
    faqs: [
      {
        question: 'Who pays the men collecting money during the aarti?',
        answer: 'Those with a Ganga Sabha receipt book are genuine and nothing is owed; a nod is enough to say no.',
      },
      {
        question: 'Can a wheelchair reach the lamps platform?',
        answer: 'By the ramp from the Malviya bridge, yes. Tell us and we come round that way.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 450,
    childPrice: 200,
    seniorPrice: 350,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: ['free_cancellation'],
    places: 20,
    pictures: [
      ['har-ki-pauri', 4767],
      ['har-ki-pauri', 4761],
      ['market-street', 4762],
      ['sunrise-temple', 4763],
    ],
    reviews: [
      {
        name: 'Kalpesh Trivedi',
        rating: 5,
        comment: 'Pandit ji turned three pages and there was my grandfather’s thumb print from 1938. I wept in public.',
        date: '2026-02-13',
      },
      {
        name: 'Margaret Ashworth',
        rating: 4,
        comment:
          'Front row as promised, and someone explained why everybody raised their hands. My skirt will never be the same.',
        date: '2025-11-18',
      },
      {
        name: 'Lakshmi Narasimhan',
        rating: 5,
        comment: 'Small, honest and cheap. My leaf boat travelled as far as the bridge.',
        date: '2026-10-01',
      },
    ],
  },
  {
    slug: 'neelkanth-mahadev-on-foot-from-rishikesh',
    name: 'Neelkanth Mahadev on Foot from Rishikesh',
    destination: 'rishikesh',
    location: 'Rishikesh, Uttarakhand',
    latitude: 30.1227,
    longitude: 78.3148,
    type: 'pilgrimage',
    featured: false,
    privateTour: false,
    description:
      'The jeeps take the long road round by Garud Chatti. The old path starts behind Swarg Ashram, enters the sal forest of Rajaji, and climbs a thousand metres in twelve kilometres to the place where Shiva is said to have held the poison in his throat until it turned blue.\n\nAn early start, a forest guard at the barrier, langurs, a spring every hour, and two tea stalls whose owners carried up the stove. The temple, at 1,330 metres, has a painted story over its door with all gods and demons pulling at one snake. Down again by jeep.',
    duration: '7 hours',
    price: 1350,
    freeCancel: true,
    availability: 'Daily except in the Kanwar weeks of July and August',
    included: [
      'Walking guide',
      'Forest entry fee',
      'Breakfast at the spring',
      'Jeep back to Ram Jhula',
      'Bel leaves and milk to offer',
    ],
    notIncluded: ['Personal rucksack', 'Lunch', 'Priest’s fee'],
    additionalInfo: [
      'Elephants use the lower path; the guard may hold us at the barrier for half an hour.',
      'Children from ten years who like walking do well.',
      'Bring one and a half litres of water and shoes with a sole.',
    ],
    languages: ['hi', 'en', 'fr'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Swarg Ashram to the blue throat',
        details:
          'Off at six with headlamps in winter. Pundrasu village at nine, where a grandmother sells buttermilk; the ridge by half past ten with the snows of Chaukhamba behind; temple, bath in the stream, jeep at noon and the river again at one.',
      },
    ],
    faqs: [
      {
        question: 'Is the Neelkanth path steep throughout?',
        answer: 'The middle third is. The beginning strolls through forest and the last part is a cart track.',
      },
      {
        question: 'Could we walk down as well?',
        answer: 'You could, in three hours, and guide Prakash will stay with you for ₹500 a group.',
      },
      {
        question: 'What do the French-speaking mornings cost?',
        answer: 'The same. Ask two days ahead, since Solène lives at Phool Chatti and keeps goats.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 12,
    pictures: [
      ['ganga-bridge', 4770],
      ['elephant-forest', 4771],
      ['hill-town', 4787],
      ['ganga-bridge', 4777],
    ],
    reviews: [
      {
        name: 'Tarun Bhardwaj',
        rating: 5,
        comment:
          'Met no one for two hours except a nilgai and the milkman. Jeep ride down was scarier than the forest.',
        date: '2025-12-27',
      },
      {
        name: 'Camille Ferrand',
        rating: 4,
        comment: 'Very fine walk with stories in French. The temple square itself is noisy with loudspeakers.',
        date: '2026-03-08',
      },
      {
        name: 'Sneha Kulshreshtha',
        rating: 4,
        comment: 'Buttermilk at Pundrasu saved my life. Start even earlier in May.',
        date: '2026-05-12',
      },
    ],
  },
  {
    slug: 'kainchi-dham-and-jageshwar-from-nainital',
    name: 'Kainchi Dham and Jageshwar from Nainital',
    destination: 'nainital',
    location: 'Nainital, Uttarakhand',
    latitude: 29.3866,
    longitude: 79.4593,
    type: null,
    featured: false,
    privateTour: true,
    description:
      'Kumaon prays in small places. An ashram at a hairpin where a man in a blanket once sat and told visitors from California their own thoughts; a temple on the Almora ridge so full of bells that they hang in the trees; 124 stone shrines under deodars, some no higher than a child.\n\nThree days in your own car with Girish, who drove his first pilgrim in 1994. Kainchi is reached at seven, an hour before the jam for which it has become known. At Jageshwar you sleep within earshot of the evening bell and have the grove to yourselves in the morning mist.',
    duration: '3 days',
    price: 11800,
    freeCancel: true,
    included: [
      'Girish, his car, its fuel',
      'Two nights, with dinner',
      'Breakfasts',
      'Scholar guide at Jageshwar',
      'Brass bell for Chitai',
    ],
    notIncluded: ['Lunches', 'Offerings and donations', 'Entry to Almora museum'],
    additionalInfo: [
      'On 15 June, Kainchi’s foundation day, a hundred thousand people come and we do not.',
      'Nights at Jageshwar, 1,870 metres, fall to zero in January.',
      'Photography is forbidden within the ashram.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Kainchi at seven, Chitai by noon',
        details:
          'Seventeen kilometres downhill to the ashram on the Kosi’s side stream, an hour of sitting. Then Almora for bal mithai, and the bells of Golu Devta, who receives petitions on stamped court paper.',
      },
      {
        title: 'The deodars of Jageshwar',
        details:
          'Thirty-six kilometres of ridge. Dandeshwar’s single tall tower first, the main group after lunch with a retired teacher of history, Vriddha Jageshwar at four for a line of snow from Trishul to Nepal.',
      },
      {
        title: 'By Mukteshwar to the lake',
        details:
          'A back road through Lamgara and the orchards. The Shiva temple stands on the highest knoll, above a cliff; soup on the way, and Naina Devi’s aarti by the water closes the round.',
      },
    ],
    faqs: [
      {
        question: 'Does one meet the guru at Kainchi?',
        answer: 'Neem Karoli Baba died in 1973. What remains is his room, his cot and a certain quiet.',
      },
      {
        question: 'Can vegetarians without garlic eat along the Almora road?',
        answer:
          'Everywhere, if asked for when ordering. Bhatt ki churkani is black soya and needs no garlic to be good.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 6,
    pictures: [
      ['sunrise-temple', 4780],
      ['hill-town', 4781],
      ['himalayan-lake', 4782],
      ['temple-tower-nagara', 4783],
      ['river-valley', 4784],
    ],
    reviews: [
      {
        name: 'Ritu Malhotra',
        rating: 5,
        comment:
          'At seven there were eleven people in Kainchi. When we drove out at half past eight the queue of cars was a kilometre.',
        date: '2026-04-05',
      },
      {
        name: 'Daniel Rosen',
        rating: 5,
        comment: 'I read about Maharaj-ji in 1981. Girish waited two hours without looking at his watch.',
        date: '2025-10-14',
      },
      {
        name: 'Hemlata Pant',
        rating: 4,
        comment: 'The teacher at Jageshwar dated each shrine by its door frame. The room was chilly in December.',
        date: '2025-12-20',
      },
    ],
  },
  {
    slug: 'kashi-prayagraj-and-ayodhya',
    name: 'Kashi, Prayagraj and Ayodhya',
    destination: 'varanasi',
    location: 'Varanasi, Uttar Pradesh',
    latitude: 25.3067,
    longitude: 83.0102,
    type: 'pilgrimage',
    featured: false,
    privateTour: true,
    description:
      'Three cities, two rivers and a confluence, which the elders of eastern Uttar Pradesh do in one round. Distances are kind here: none of the drives is longer than five hours, on roads rebuilt in the last few years.\n\nIn Kashi you stay near Assi and go everywhere by boat. At Prayagraj a rower takes you to the line where the Yamuna’s green runs along the Ganga’s grey. In Ayodhya the new temple of pink Bansi stone stands among monkeys, flower sellers and a hundred older shrines, several of which we like better.\n\nDarshan passes are booked in your name a fortnight ahead. They save hours, though not all of them.',
    duration: '5 days',
    price: 22400,
    originalPrice: 25800,
    freeCancel: true,
    included: [
      'Air-conditioned car, tolls included',
      'Four nights, three-star',
      'Breakfasts',
      'All boats',
      'Sugam darshan ticket in Kashi',
      'Local guide in each city',
    ],
    notIncluded: ['Trains and flights', 'Lunch and dinner', 'Puja materials', 'Guide tips'],
    additionalInfo: [
      'Electronic things go into lockers at all three main temples.',
      'From mid-January to mid-February, the Magh Mela doubles the drive to the Sangam.',
      'Boats stop when the river is in flood, generally parts of August.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Arrive in Kashi',
        details:
          'Meet at Banaras station or Babatpur airport, an hour apart. At dusk a boat holds off Dashashwamedh Ghat, where seven young priests swing lamps to drums.',
      },
      {
        title: 'Vishwanath at four, Sarnath at three',
        details:
          'Mangala hour in the golden-spired temple, kachori on Thatheri lane, Kaal Bhairav to ask leave. Sleep. In the afternoon the Dhamek stupa and the lion capital, ten kilometres out.',
      },
      {
        title: 'To the Sangam',
        details:
          'Three hours on the highway. By oar to the meeting of waters; the sleeping Hanuman below the fort, and the undying banyan inside it. Night in Civil Lines among old lawyers’ bungalows.',
      },
      {
        title: 'On to Ayodhya',
        details:
          'Four hours, 168 kilometres, via Pratapgarh. Ram Lalla in the afternoon slot, Hanumangarhi’s seventy-six steps, and Saryu aarti at Naya Ghat.',
      },
      {
        title: 'Kanak Bhawan and return',
        details:
          'A palace temple with the gentlest singing in town. By noon on the road to Varanasi, or dropped at Ayodhya’s own airport.',
      },
    ],
    faqs: [
      {
        question: 'Will our parents have to walk much in Kashi?',
        answer: 'About a kilometre from where cars stop. Wheelchairs with a pusher can be had at gate four for ₹500.',
      },
      {
        question: 'Where in these three cities can one eat without onions?',
        answer: 'In all of them; our list has nine kitchens, the best being a Marwari canteen near Godowlia.',
      },
      {
        question: 'Is bathing at the Sangam safe?',
        answer: 'From platforms moored in the shallows, holding a chain, it is. The rower stays with you.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 22400,
    childPrice: 15600,
    seniorPrice: 21200,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: ['free_cancellation', 'skip_line'],
    places: 10,
    pictures: [
      ['ghats', 4790],
      ['stupa', 4791],
      ['temple-tower-nagara', 4792],
      ['market-street', 4793],
      ['ghats', 4798],
    ],
    reviews: [
      {
        name: 'Padma Srinivasan',
        rating: 5,
        comment:
          'Four in the morning before Vishwanath with forty people. The driver had filter coffee ready, I do not know from where.',
        date: '2026-01-22',
      },
      {
        name: 'Om Prakash Gupta',
        rating: 4,
        comment:
          'Three cities covered without running. Ayodhya pass still meant two hours standing in Ram Navami week.',
        date: '2026-03-30',
      },
      {
        name: 'Elena Petrova',
        rating: 4,
        comment: 'Guide in Prayagraj was the best of the three, a poet really. More time at Sarnath please.',
        date: '2025-02-19',
      },
    ],
  },
  {
    slug: 'golden-temple-and-the-towns-of-the-gurus',
    name: 'Golden Temple and the Towns of the Gurus',
    destination: 'amritsar',
    location: 'Amritsar, Punjab',
    latitude: 31.62,
    longitude: 74.8765,
    type: 'pilgrimage',
    featured: true,
    privateTour: false,
    description:
      'You will see Harmandir Sahib three times: at night, when the Guru Granth Sahib is carried to its bed; before dawn, when it returns on a palanquin of silver; and in the flat light of noon from the kitchen’s side, with flour on your hands.\n\nBetween, a day in the wheat country to the south-east. Goindwal has a well of eighty-four steps, on each of which the pious recite the Japji once. Khadur Sahib is where the alphabet was given its order. The tank at Tarn Taran is the widest of all and almost always quiet.\n\nJasbir Singh, who leads, taught physics for thirty years and tends towards precision in the dates.',
    duration: '3 days',
    price: 9900,
    freeCancel: false,
    included: [
      'Two nights near Hall Gate',
      'Breakfasts',
      'Guide on all three days',
      'Car to Tarn Taran and Goindwal',
      'Station or airport transfers',
    ],
    notIncluded: ['Dinners, though langar is free', 'Attari border visit', 'Museum audio guide', 'Travel insurance'],
    additionalInfo: [
      'Heads covered, feet washed, no tobacco on your person.',
      'The parikrama marble burns at midday in May and freezes in January; a mat is laid.',
      'Palki timings shift with the season by up to an hour and a half.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Night at the pool',
        details:
          'Walk from Hall Gate through Katra Jaimal Singh. The memorial garden of Jallianwala Bagh, its one narrow entrance, then the causeway and the last hymns of the day.',
      },
      {
        title: 'Eighty-four steps',
        details:
          'Circuit of 110 kilometres: Tarn Taran’s leper hospital and great tank, Goindwal on the Beas, Khadur. Lunch is langar; dinner is kulcha, wherever Jasbir ji says this month.',
      },
      {
        title: 'Prakash and seva',
        details:
          'At the gate by half past three. Later two hours in the kitchen that feeds fifty thousand a day, rolling or washing as you like. Departure after noon.',
      },
    ],
    faqs: [
      {
        question: 'Is it awkward to take part in seva as a stranger?',
        answer: 'A lady will move over, hand you a rolling pin and correct your circles. That is the entire procedure.',
      },
      {
        question: 'How does one book the sarai inside the complex?',
        answer:
          'It cannot be booked for a tour. Those who wish to sleep there may try at the counter on arrival and get ₹1,400 back from us a night.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 14,
    pictures: [
      ['golden-temple', 4801],
      ['market-street', 4801],
      ['farm', 4802],
      ['dining', 4803],
    ],
    reviews: [
      {
        name: 'Simranjeet Gill',
        rating: 5,
        comment:
          'Born in Leicester, never understood half of it until Jasbir ji. We recited on the first four of the eighty-four steps and have promised to come back for the rest.',
        date: '2025-04-16',
      },
      {
        name: 'Prakash Hegde',
        rating: 5,
        comment:
          'Washing steel plates at the Golden Temple beside a judge and a trucker. Kulcha tip was worth gold too.',
        date: '2026-02-08',
      },
      {
        name: 'Ishita Banerjee',
        rating: 4,
        comment: 'The 3.30 start in January fog is heroic. Tarn Taran was the calm centre of the trip.',
        date: '2026-01-11',
      },
    ],
  },
  {
    slug: 'vaishno-devi-by-train-from-delhi',
    name: 'Vaishno Devi by Train from Delhi',
    destination: 'delhi',
    location: 'New Delhi, Delhi',
    latitude: 28.6424,
    longitude: 77.2207,
    type: 'pilgrimage',
    featured: false,
    privateTour: false,
    description:
      'At six in the morning New Delhi station smells of omelette and disinfectant; by two you are at the foot of the Trikuta hills, and have been fed twice. The chair-car express has turned what was a night in a bus into a pleasant day at a window.\n\nThe climb is 12 kilometres, roofed for the most part, lit, washed, and never empty at any hour of any night. We walk it from four in the morning, at the pace of the slowest, and come down when everyone is done. Jai Mata Di is what you say to those who pass; after the first kilometre it comes by itself.',
    duration: '3 days',
    price: 10600,
    originalPrice: 12200,
    freeCancel: false,
    included: [
      'Chair-car seats both ways',
      'Two nights at Katra',
      'Yatra registration cards',
      'Dinners',
      'Group leader from Delhi',
      'Ropeway to Bhairon temple',
    ],
    notIncluded: [
      'Battery car or pony',
      'Porter for children',
      'Coffee and snacks on the way',
      'Helicopter from Sanjichhat',
    ],
    additionalInfo: [
      'The card must pass the first gate within ten hours of issue.',
      'Leather, cosmetics in bulk and coconuts are kept at the counters below.',
      'On full-moon weekends and Navratri, darshan alone can take six hours.',
      'ID with photograph for everyone, babies included.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'New Delhi to Katra',
        details:
          'Platform sixteen at half past five, under the board. Eight hours by Ambala, Ludhiana and the new tunnels beyond Jammu. Cards are collected, sticks bought, and everyone is in bed by nine.',
      },
      {
        title: 'Up and down Trikuta',
        details:
          'Banganga, Charan Paduka, the womb cave at Ardhkuwari for whoever can wait, then the cool upper track to the Bhawan at about 1,600 metres. Three natural stones, no statue. Ropeway to Bhairon, and Katra again by evening.',
      },
      {
        title: 'Walnuts and the afternoon train',
        details:
          'A lie-in, a massage for calves (men with oil stand ready), the bazaar. Departure about three, Delhi at eleven at night.',
      },
    ],
    faqs: [
      {
        question: 'What if someone gives up at Ardhkuwari?',
        answer:
          'Battery cars run from there to the Bhawan; we try for a seat, and a second leader walks down with whoever has had enough.',
      },
      {
        question: 'Are senior citizens given a shorter line at the cave?',
        answer: 'Those above sixty with an ID are let in through gate three.',
      },
      {
        question: 'Which class is the train seat?',
        answer: 'Air-conditioned chair car. Executive class costs ₹2,100 more for both directions.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 10600,
    childPrice: 7900,
    seniorPrice: 9900,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: [],
    places: 24,
    pictures: [
      ['hill-town', 4810],
      ['sunrise-temple', 4812],
      ['india-gate', 4812],
      ['river-valley', 4813],
    ],
    reviews: [
      {
        name: 'Neelam Khurana',
        rating: 5,
        comment:
          'Third visit, first time by this train. Leader Rohit carried my neighbour’s toddler from Charan Paduka.',
        date: '2025-03-21',
      },
      {
        name: 'Sandeep Yadav',
        rating: 4,
        comment: 'Four in the morning is right, it was cool all the way. The Katra hotel’s geyser had its own ideas.',
        date: '2026-06-03',
      },
      {
        name: 'Bhuvana Krishnan',
        rating: 3,
        comment: 'We landed in a long weekend and stood five hours. Information about crowds could have been stronger.',
        date: '2025-08-19',
      },
    ],
  },
];
