import type { TourSample } from '../attraction-sample.ts';

export const northernCulture: readonly TourSample[] = [
  {
    slug: 'golden-triangle-from-delhi',
    name: 'Golden Triangle from Delhi',
    destination: 'delhi',
    location: 'New Delhi, Delhi',
    latitude: 28.6304,
    longitude: 77.2177,
    type: 'cultural',
    featured: true,
    privateTour: true,
    description:
      'Delhi, Agra, Jaipur, Delhi: 750 kilometres, three empires, and the route on which most people meet India first. It has been done badly ten million times. Done well, it needs six days rather than four, a driver who is allowed to stop, and an alarm clock on two mornings.\n\nOurs stops for a tomb garden in the last sun instead of a carpet emporium, and at Abhaneri, where a well of 3,500 steps goes thirteen storeys down. Nobody on this route earns a commission. It is written in the drivers’ contracts, and you may ask to read one.',
    duration: '6 days',
    price: 36500,
    originalPrice: 42000,
    freeCancel: true,
    availability: 'Daily, arranged so that no Friday falls on the Taj',
    included: [
      'Air-conditioned car with driver',
      'Five nights with breakfast',
      'City guides on four days',
      'All monument tickets',
      'Rickshaw in old Delhi',
      'Water in the car',
    ],
    notIncluded: ['Lunches and dinners', 'Flights and visas', 'Shopping, should it occur', 'Tips'],
    additionalInfo: [
      'The Taj stays shut on Fridays.',
      'November air in Delhi can be bad; we keep masks, and reverse the loop if you prefer.',
      'From mid-April to June sights are seen before eleven and after four.',
      'Hotels are four-star havelis and small houses, named on booking.',
    ],
    languages: ['en', 'hi', 'es', 'fr', 'de', 'ar'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Delhi, gently',
        details:
          'Met at the airport. Humayun’s tomb at four o’clock, a walk through Lodhi’s lawns among badminton and domes, early supper.',
      },
      {
        title: 'Old city, then Agra',
        details:
          'Jama Masjid before the heat, spice wholesalers sneezing on their stairs, a rickshaw through Kinari Bazaar. After lunch the expressway, three and a half hours.',
      },
      {
        title: 'Taj at sunrise',
        details:
          'At the east gate by half past five. Breakfast, a sleep, the red fort, and from Mehtab Bagh across the river the same dome from its other side.',
      },
      {
        title: 'Sikri and the stepwell',
        details:
          'Akbar’s sandstone capital, lived in for fourteen years. Abhaneri by two, among its green parakeets; Jaipur about six.',
      },
      {
        title: 'Jaipur',
        details:
          'Amber on foot by the old ramp, the observatory where a sundial tells two seconds, bangle makers at work in Maniharon ka Rasta.',
      },
      {
        title: 'Back on the new highway',
        details:
          'Block printers at Bagru for those who rise early. Delhi in five hours, with the airport by three if need be.',
      },
    ],
    faqs: [
      {
        question: 'Is the triangle too much for grandparents?',
        answer:
          'No day has more than four and a half hours of road. At Amber there is a jeep up, and the Taj has buggies to the gate.',
      },
      { question: 'May we end in Jaipur and fly on?', answer: 'Yes, and ₹3,800 a car comes off.' },
      {
        question: 'Are the hotels the same for all?',
        answer: 'They are chosen by season and size of party; all have under forty rooms, and a roof.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 36500,
    childPrice: 21900,
    seniorPrice: 35000,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: ['free_cancellation', 'skip_line'],
    places: 12,
    pictures: [
      ['taj', 5207],
      ['hawa-mahal-city', 5201],
      ['india-gate', 5202],
      ['stepwell', 5224],
      ['market-street', 5209],
      ['fort-ridge', 5255],
    ],
    reviews: [
      {
        name: 'Paula Andrade',
        rating: 5,
        comment: 'Not one carpet shop in six days. Driver Balwinder showed me the clause in his contract and laughed.',
        date: '2026-02-03',
      },
      {
        name: 'Khalid Al-Mansoori',
        rating: 5,
        comment: 'Arabic guide in Agra, excellent on the calligraphy. Abhaneri was a surprise to all nine of us.',
        date: '2025-12-28',
      },
      {
        name: 'Sharmila Tagore Roy',
        rating: 4,
        comment: 'Took my American colleagues. The haveli in Jaipur has steep stairs, say so beforehand.',
        date: '2026-10-25',
      },
    ],
  },
  {
    slug: 'old-delhi-on-foot-and-by-rickshaw',
    name: 'Old Delhi on Foot and by Rickshaw',
    destination: 'delhi',
    location: 'Old Delhi, Delhi',
    latitude: 28.6506,
    longitude: 77.2303,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Shahjahanabad was laid out for processions and is now used for everything else. In three hours we go from the courtyard of the great mosque through silver, wedding cards, brass, spices and spectacles, each with its own lane, to a roof over Khari Baoli from which the whole machine can be watched at work.\n\nEight guests, one guide, and an ear-piece so that she need not shout. Half of the way you sit, two to a cycle rickshaw. Tasting is built in: bedmi puri, daulat ki chaat in winter, jalebi fried in ghee at a corner that has done nothing else since 1884.',
    duration: '3 hours',
    price: 1250,
    freeCancel: true,
    included: ['Guide with ear-pieces', 'Cycle rickshaw', 'Five tastings', 'Roof visit'],
    notIncluded: ['Camera charge at the mosque', 'Metro fare', 'Anything you buy'],
    additionalInfo: [
      'Meet at gate three of Chawri Bazar metro.',
      'Shoulders and knees covered for the mosque, and socks are wise on hot stone.',
      'On Sundays shops are shut; pavements then belong to books.',
    ],
    languages: ['en', 'hi', 'es', 'fr', 'de', 'ar'],
    timeSlots: [
      { name: 'Morning', times: ['08:30'] },
      { name: 'Afternoon', times: ['15:30'] },
    ],
    itinerary: [
      {
        title: 'From the mosque to the spice roof',
        details:
          'Metro gate, brass lane, Jama Masjid outside prayer time. By rickshaw down Dariba’s silver to Chandni Chowk; Gurdwara Sis Ganj’s kitchen, parantha lane, chillies by the sackful. It ends near the town hall.',
      },
    ],
    faqs: [
      {
        question: 'Is the food on the Old Delhi walk safe for a foreign stomach?',
        answer:
          'We choose what is fried before you or boiled for hours. In four years eleven guests have complained, of some nine thousand.',
      },
      {
        question: 'Could we do it with a pram?',
        answer: 'Better with a sling. Our rickshaws take a folded pram behind.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 1250,
    childPrice: 700,
    seniorPrice: 1100,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: ['free_cancellation'],
    places: 16,
    pictures: [
      ['market-street', 5221],
      ['india-gate', 5211],
      ['city-skyline', 5212],
      ['kitchen', 5213],
    ],
    reviews: [
      {
        name: 'Beatriz Llorente',
        rating: 5,
        comment: 'Guide Nazia in my ear and chilli in my nose. From the roof I understood how the city breathes.',
        date: '2026-01-31',
      },
      {
        name: 'Ravi Shankar Tripathi',
        rating: 5,
        comment: 'Delhi-born, and I did not know the spectacle lane. Daulat ki chaat is foam and vanishes.',
        date: '2025-12-14',
      },
      {
        name: 'Tobias Lang',
        rating: 3,
        comment: 'Good stories, but 38 degrees in the afternoon slot. Choose the morning from April on.',
        date: '2026-04-21',
      },
    ],
  },
  {
    slug: 'taj-mahal-at-first-light-from-delhi',
    name: 'Taj Mahal at First Light from Delhi',
    destination: 'agra',
    location: 'Agra, Uttar Pradesh',
    latitude: 27.1738,
    longitude: 78.0473,
    type: 'cultural',
    featured: false,
    privateTour: true,
    description:
      'A car at your door at a quarter to three, a pillow and a blanket in it, Delhi asleep. You wake at the third toll, Agra smells of coal and marigolds, and at the east gate there are sixty people where at ten there will be six thousand.\n\nFor the first half hour the marble has no shadow; then it turns from grey through something like the inside of a shell. Your guide says what must be said in ten minutes and goes to stand elsewhere.\n\nBreakfast in Sadar, the fort with the window from which Shah Jahan looked on for eight years, the small inlaid tomb called the baby Taj, and home before the evening traffic.',
    duration: '13 hours',
    price: 6400,
    freeCancel: true,
    availability: 'Daily except Fridays',
    included: [
      'Private car, tolls, parking',
      'Government-licensed guide',
      'Entry bought in advance',
      'Breakfast',
      'Overshoes and a bottle',
    ],
    notIncluded: ['Lunch', 'Entry to the main mausoleum, ₹200', 'Tips'],
    additionalInfo: [
      'Foreign passports pay ₹1,050 more at our counter, which the monument requires.',
      'Tripods, food, tobacco and books beyond a guide are kept at the gate.',
      'Winter fog can hide the dome until nine; from 20 December to 15 January take the later start we offer.',
    ],
    languages: ['en', 'hi', 'es', 'fr', 'de', 'ar'],
    timeSlots: [],
    itinerary: [
      {
        title: 'There and back for the dawn',
        details:
          'Pick-up at 02:45, 230 kilometres of expressway. East gate half an hour before the sun; two hours within. Fort at half past nine, Itimad-ud-Daulah at eleven, the road from noon, Delhi by a quarter to four.',
      },
    ],
    faqs: [
      {
        question: 'Can one sleep in the car both ways?',
        answer:
          'Everybody does. Seats recline, and the driver has rested from two in the afternoon until one at night; we check.',
      },
      {
        question: 'What if it is cloudy at the Taj?',
        answer:
          'Then it is pearl instead of gold. We move the date without charge if you tell us by eight the evening before.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 6400,
    childPrice: 3900,
    seniorPrice: 6100,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: ['free_cancellation', 'skip_line'],
    places: 16,
    pictures: [
      ['taj', 5239],
      ['fort-ridge', 5221],
      ['market-street', 5222],
      ['india-gate', 5223],
    ],
    reviews: [
      {
        name: 'Emily Hargreaves',
        rating: 5,
        comment: 'Inside of a shell, yes. Guide Shakeel recited one verse and left us alone with it.',
        date: '2025-11-08',
      },
      {
        name: 'Girish Tandon',
        rating: 4,
        comment: 'My parents from Bhopal slept like babies on the way. Agra’s breakfast bedai is fiery.',
        date: '2026-03-17',
      },
      {
        name: 'Noura Haddad',
        rating: 2,
        comment:
          'Fog until half past nine on 6 January, the photographs are of grey. They had offered the late start and we did not listen, still a long day for nothing.',
        date: '2026-01-08',
      },
    ],
  },
  {
    slug: 'rajasthan-from-jaipur-to-udaipur',
    name: 'Rajasthan from Jaipur to Udaipur',
    destination: 'jaipur',
    location: 'Jaipur, Rajasthan',
    latitude: 26.9196,
    longitude: 75.8103,
    type: 'cultural',
    featured: true,
    privateTour: false,
    description:
      'Pink, painted, red, gold, blue, white: the towns come in that order, with desert between them, and twelve days are what it takes to drive 1,550 kilometres without once arriving after dark.\n\nEight guests in a small coach with large windows. Nights in a merchants’ haveli at Mandawa, a laal-stone palace in Bikaner, tents near Khuri (and not at Sam, where the loudspeakers are), a blue house under Mehrangarh, a hunting lodge beside the wall of Kumbhalgarh, thirty-six kilometres long.\n\nSavita Rathore leads. She wrote her thesis on opium ceremonies and can be asked anything, including what the sarangi player is really singing.',
    duration: '12 days',
    price: 84500,
    originalPrice: 96000,
    freeCancel: false,
    availability: 'October to March',
    included: [
      'Coach and drivers',
      'Eleven heritage nights',
      'Breakfasts, seven dinners',
      'Tour leader throughout',
      'Entrance tickets',
      'Camel cart and desert music',
      'Boat on Pichola',
    ],
    notIncluded: ['Arrival and departure flights', 'Lunches', 'Camera fees', 'Drinks'],
    additionalInfo: [
      'Desert nights fall to 4 °C in January; tents have quilts and a brazier is brought.',
      'Fort climbs on seven days, with some two hundred steps each.',
      'Single rooms add ₹24,000 in all.',
    ],
    languages: ['en', 'hi', 'fr'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Meet in Jaipur',
        details: 'Roof at six, kites over the walled city, first dal baati. Savita draws the route in flour.',
      },
      {
        title: 'Amber and the bazaars',
        details:
          'Mirror palace before nine. In the afternoon, blue potters, the City Palace’s peacock gate and a gem cutter who works with his feet.',
      },
      {
        title: 'Shekhawati',
        details:
          'A hundred and seventy kilometres to Mandawa. On the walls trains, motor cars and Krishna, all painted by men who had seen only one of them.',
      },
      {
        title: 'Bikaner',
        details:
          'Camel research farm, ice cream of the same milk. Junagarh, never taken by force, has rooms that rain in blue paint.',
      },
      {
        title: 'The long straight road',
        details:
          'Three hundred and thirty kilometres by Phalodi, whose demoiselle cranes winter at Kheechan by the thousand. Gold on the horizon at five.',
      },
      {
        title: 'Jaisalmer',
        details:
          'People live in the fort, four thousand of them, under seven Jain temples cut like lace. Patwon’s havelis after lunch, nothing after tea.',
      },
      {
        title: 'Khuri',
        details:
          'An emptied village, Kuldhara, on the way. Dunes by camel cart, Manganiyar singers, no generator after nine.',
      },
      { title: 'To Jodhpur', details: 'Five hours, with Pokaran and a lunch of ker sangri. Blue lanes at dusk.' },
      {
        title: 'Mehrangarh',
        details:
          'The best audio guide in India and the best wall. Toorji’s stepwell, spice omelettes, turbans tied on request.',
      },
      {
        title: 'Ranakpur and the great wall',
        details:
          'White pillars at noon; up through the Aravalli to Kumbhalgarh’s lodge, lit ramparts for an hour after dark.',
      },
      {
        title: 'Down to Udaipur',
        details: 'A morning on the wall, eighty-five kilometres of villages with waterwheels. Lake at sunset.',
      },
      {
        title: 'City of lakes',
        details: 'Palace museum by nine, miniature painter’s desk, a boat. Farewell thali at one, flights thereafter.',
      },
    ],
    faqs: [
      {
        question: 'How many hours do we sit in the coach?',
        answer: 'Thirty-four in twelve days, six of them on day five.',
      },
      {
        question: 'Is the camel cart kind to the camels?',
        answer: 'Four guests a cart, forty minutes on sand, and the owner, Alladin, sleeps next to his.',
      },
      {
        question: 'Which clothes for Rajasthan in December?',
        answer: 'Cotton for noon, a down jacket for the desert breakfast.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 8,
    pictures: [
      ['hawa-mahal-city', 5230],
      ['desert-camels', 5231],
      ['fort-ridge', 5232],
      ['lake-palace', 5233],
      ['stepwell', 5234],
      ['room-desert', 5235],
    ],
    reviews: [
      {
        name: 'Françoise Aubert',
        rating: 5,
        comment:
          'Savita translated the sarangi: it was about a goat. Kheechan’s cranes against the sun, eleven thousand.',
        date: '2026-01-27',
      },
      {
        name: 'Shekhar Bhattacharya',
        rating: 5,
        comment: 'Every night a house with a story, every arrival in daylight. Kumbhalgarh was my favourite.',
        date: '2025-02-24',
      },
      {
        name: 'Gillian Marsh',
        rating: 4,
        comment: 'Quite a few stairs for a group of our age, announced honestly. Tents at Khuri silent and freezing.',
        date: '2025-12-22',
      },
    ],
  },
  {
    slug: 'udaipur-lakes-and-workshops',
    name: 'Udaipur Lakes and Workshops',
    destination: 'udaipur',
    location: 'Udaipur, Rajasthan',
    latitude: 24.5793,
    longitude: 73.6841,
    type: 'cultural',
    featured: false,
    privateTour: true,
    description:
      'Behind the palace the city works. Somebody grinds lapis for a sky the size of a stamp, somebody beats silver leaf between deerskin, and in Molela, forty kilometres off, families press gods from river clay as they have for fourteen generations.\n\nTwo days divide themselves between water and hands. You get your fingers dirty twice, in paint and in clay; what you make is fired or dried and posted after you. Evenings belong to the lakes, once by rowing boat on Fateh Sagar, where the locals go, and once on Pichola, where everyone does, for good reason.',
    duration: '2 days',
    price: 9800,
    freeCancel: false,
    included: [
      'Miniature lesson with pigments',
      'Clay morning at Molela',
      'City Palace ticket and guide',
      'Two boat rides',
      'Car for both days',
      'Postage of your work',
    ],
    notIncluded: ['Hotel', 'Meals except one thali', 'Dance show ticket'],
    additionalInfo: [
      'Molela pauses in the wettest weeks of July and August, since nothing dries.',
      'From six years children model excellent elephants.',
      'Pichola’s boats stop when the lake sinks below eight feet, last in 2009.',
    ],
    languages: ['en', 'hi', 'fr', 'es'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Palace and brush',
        details:
          'Doors at half past nine, the peacock court without people for ten minutes. Afternoon at a desk in Ganesh Ghati with a squirrel-hair brush of three hairs; rowing boat on Fateh Sagar, maize on the cob, drums at Bagore ki Haveli if wanted.',
      },
      {
        title: 'Clay and water',
        details:
          'Fifty minutes to Molela on the Banas. Thali in the potter’s yard; back by Badi lake’s embankment, and the five o’clock boat past Jag Mandir.',
      },
    ],
    faqs: [
      {
        question: 'I cannot draw. What does one do in the miniature lesson?',
        answer:
          'You fill what the master has outlined, an elephant’s ear or a hem, and ruin nothing that he cannot mend.',
      },
      {
        question: 'How long until my plaque from Molela arrives?',
        answer: 'Three weeks within India, six abroad; one in thirty breaks and is made again.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 9800,
    childPrice: 6200,
    seniorPrice: 9400,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: [],
    places: 6,
    pictures: [
      ['lake-palace', 5241],
      ['market-street', 5241],
      ['heritage-lodge', 5242],
      ['lounge', 5243],
    ],
    reviews: [
      {
        name: 'Ayesha Qureshi',
        rating: 5,
        comment: 'My elephant’s ear hangs framed in the hall. Master Rajesh corrected it with one hair.',
        date: '2025-11-25',
      },
      {
        name: 'Peter van Dongen',
        rating: 4,
        comment: 'Molela family wonderful. I would skip the palace on a holiday weekend, it was a crush.',
        date: '2026-01-04',
      },
      {
        name: 'Chandni Modi',
        rating: 5,
        comment: 'Fateh Sagar in a rowing boat with bhutta, as my grandparents did. Plaque reached Ahmedabad whole.',
        date: '2026-08-27',
      },
    ],
  },
  {
    slug: 'jodhpur-and-jaisalmer-blue-walls-and-sand',
    name: 'Jodhpur and Jaisalmer, Blue Walls and Sand',
    destination: 'jodhpur',
    location: 'Jodhpur, Rajasthan',
    latitude: 26.2967,
    longitude: 73.0186,
    type: 'cultural',
    featured: false,
    privateTour: false,
    description:
      'The western half for those with a working week to spend. Mehrangarh grows out of its rock so steeply that Kipling credited giants; the old Brahmin lanes beneath are limewashed with indigo, against heat, termites or other castes, depending on whom you ask.\n\nA day goes to the Bishnoi, whose twenty-nine rules forbid felling a green tree and who died, 363 of them, for that in 1730. Blackbuck graze in their fields like cows. Then the desert road by Osian to Jaisalmer, last fort before the border, sandcastle by all appearances, with laundry on its bastions.',
    duration: '5 days',
    price: 29900,
    freeCancel: false,
    availability: 'October to March',
    included: [
      'Four nights, one under canvas',
      'Breakfast daily, two dinners',
      'Car for up to six',
      'Fort and temple tickets',
      'Bishnoi household lunch',
    ],
    notIncluded: ['Train or flight home', 'Other meals', 'Camel ride longer than an hour', 'Photography fees'],
    additionalInfo: [
      'Jaisalmer’s airport has flights in winter only; the night train to Jodhpur takes six hours.',
      'Scarves against sand are worth more than hats.',
      'The Jain temples in the fort are open to visitors from eight to noon.',
    ],
    languages: ['en', 'hi', 'de', 'fr'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Under Mehrangarh',
        details:
          'Arrive by noon. Clock tower, mirchi vada, and the fort from three o’clock on, when tour groups leave it; dinner on a roof at eye level with kites.',
      },
      {
        title: 'Twenty-nine rules',
        details:
          'Jeep south to Guda’s lake, a weaver of durries at Salawas, lunch with Bishnoi hosts off steel plates. Late swim of the boys at Toorji ka Jhalra to look on at.',
      },
      {
        title: 'By Osian to the gold fort',
        details:
          'Two hundred and ninety kilometres. Sachiya Mata’s stair of arches at Osian; cranes at Kheechan in season; Gadisar tank as the light goes.',
      },
      {
        title: 'Lace, then dunes',
        details:
          'Temples and Patwon ki Haveli before lunch. To the sand at Khuri for sundown, langa music, millet and ker from iron pots.',
      },
      {
        title: 'Bada Bagh and away',
        details:
          'Cenotaphs against wind turbines, a strange and good picture. Dropped at airport or station, or kept in town until the 17:00 train.',
      },
    ],
    faqs: [
      {
        question: 'Why only one night in the desert camp?',
        answer: 'Because the second is the same with more sand in it. Whoever disagrees may stay for ₹4,800.',
      },
      {
        question: 'Is Jaisalmer near the border a problem for foreigners?',
        answer: 'Town and dunes are open to all. Beyond Sam a permit is needed, and we do not go.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 12,
    pictures: [
      ['fort-ridge', 5272],
      ['desert-camels', 5251],
      ['stepwell', 5252],
      ['room-desert', 5253],
      ['tents', 5254],
    ],
    reviews: [
      {
        name: 'Henrike Voss',
        rating: 5,
        comment:
          'Bishnoi grandmother fed a blackbuck fawn from her hand during our lunch. Mehrangarh at four was ours.',
        date: '2026-02-11',
      },
      {
        name: 'Ninad Phatak',
        rating: 4,
        comment: 'Road is long but smooth. Langa singer had a voice like a well.',
        date: '2025-12-05',
      },
      {
        name: 'Trisha Wadhwani',
        rating: 4,
        comment: 'Wind turbines behind the cenotaphs are indeed a good picture. Camp loos were a walk away.',
        date: '2026-11-02',
      },
    ],
  },
  {
    slug: 'darjeeling-tea-and-the-toy-train',
    name: 'Darjeeling Tea and the Toy Train',
    destination: 'darjeeling',
    location: 'Darjeeling, West Bengal',
    latitude: 27.041,
    longitude: 88.2663,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'A steam engine built in Glasgow climbs to 2,258 metres on rails two feet apart, past shop doors near enough to buy from, spiralling over its own tail at Batasia. It is neither quick nor clean. Children cry with joy, and retired engineers too.\n\nRound it lie four days of a town that still takes tea seriously: an estate below the road where you pluck, fail to fill your basket and learn what two leaves and a bud really means; a tasting with spoons and spitting; the Tibetans’ carpet workshop; and Kangchenjunga, when it chooses, from Tiger Hill at half past four or more comfortably from bed.',
    duration: '4 days',
    price: 18900,
    freeCancel: false,
    availability: 'March to mid-June, October to December',
    included: [
      'Three nights, half board',
      'Steam ride to Ghum and back',
      'Estate day and tasting',
      'Car from Bagdogra and return',
      'Tiger Hill jeep',
      'Local historian as guide',
    ],
    notIncluded: ['Lunches', 'Zoo ticket', 'Tea you cannot resist'],
    additionalInfo: [
      'First flush is plucked in March, second flush in late May, and nothing between December and February.',
      'The mountaineering museum closes on Thursdays.',
      'Jackets in every month, umbrellas in most.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Up from the plains',
        details:
          'Seventy kilometres of bends in three hours, tea at Kurseong beside the rails. Chowrasta at dusk with ponies and toffee.',
      },
      {
        title: 'Snow, smoke and carpets',
        details:
          'Wake-up at half past three for Tiger Hill if the sky is clear, else sleep. Steam at ten, Ghum’s monastery and museum in the pause; the refugee centre’s looms after lunch.',
      },
      {
        title: 'Two leaves and a bud',
        details:
          'Walk down four hundred metres to the estate. Pluck, wither, roll; lunch with the assistant manager’s family; cups in a row, and a jeep back.',
      },
      {
        title: 'By Mirik to Bagdogra',
        details: 'The scenic side: Nepal’s ridge, cardamom, orange groves, a lake. Airport by two.',
      },
    ],
    faqs: [
      {
        question: 'Does the steam train run every day?',
        answer:
          'Twice a morning, unless a slide covers the rails or the engine, which is from 1892, disagrees. Then a diesel pulls.',
      },
      {
        question: 'When does one see Kangchenjunga from Darjeeling?',
        answer: 'On five mornings out of six in November, on one of six in June.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 12,
    pictures: [
      ['toy-train', 5269],
      ['tea-hills', 5261],
      ['river-valley', 5262],
      ['monastery', 5267],
      ['hill-town', 5264],
    ],
    reviews: [
      {
        name: 'Anirban Dutta',
        rating: 5,
        comment:
          'Four generations of my family rode that train and I still had soot in the eye and tears in both. Estate lunch was superb.',
        date: '2025-11-19',
      },
      {
        name: 'Philippa Grant',
        rating: 4,
        comment: 'My basket weighed 90 grams after an hour. Historian Mr Pradhan is worth the fare by himself.',
        date: '2026-04-04',
      },
      {
        name: 'Zeeshan Haider',
        rating: 3,
        comment: 'Three mornings of cloud, no mountain. Diesel instead of steam on our day.',
        date: '2026-06-09',
      },
    ],
  },
];
