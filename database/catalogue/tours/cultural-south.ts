import type { TourSample } from '../attraction-sample.ts';

export const southernCulture: readonly TourSample[] = [
  {
    slug: 'kerala-hills-to-backwaters-from-kochi',
    name: 'Kerala Hills to Backwaters from Kochi',
    destination: 'kochi',
    location: 'Kochi, Kerala',
    latitude: 9.9674,
    longitude: 76.2407,
    type: 'cultural',
    featured: true,
    privateTour: true,
    description:
      'Sea, tea, cardamom, rice, sea. In eight days the road climbs from the harbour of Kochi to Munnar at 1,500 metres, crosses the pepper country to Thekkady, and slides down to a lake where the fields lie lower than the water.\n\nThe houseboat is for one party only, two bedrooms at most, with a cook who stops at a toddy shop for karimeen; engines are off from half past five, by the law of the paddies, whose owners hang nets. After that two nights on the sand at Marari, with a fishing village on one side and no programme on the other.\n\nDriver Saji has been with us since 2011, keeps umbrellas for six, and turns down the radio at waterfalls.',
    duration: '8 days',
    price: 52500,
    originalPrice: 59800,
    freeCancel: true,
    availability: 'Available daily, at its wettest in June and July',
    included: [
      'Car and Saji or a colleague',
      'Seven nights with breakfast',
      'Houseboat with all meals',
      'Tea museum and estate walk',
      'Spice garden',
      'Kathakali tickets',
    ],
    notIncluded: ['Flights', 'Lunch and dinner on land', 'Massages', 'Camera fees', 'Toddy'],
    additionalInfo: [
      'Eravikulam’s goats are left in peace in February and March, when the park closes.',
      'The houseboat is air-conditioned from nine at night to six.',
      'Mosquitoes at dusk on the lake; coils are aboard.',
    ],
    languages: ['en', 'hi', 'fr', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Fort Kochi',
        details:
          'An hour from the airport. Cantilevered nets, Vasco’s first grave, make-up at half past four and a demon in green by six.',
      },
      {
        title: 'The Munnar road',
        details:
          'A hundred and thirty kilometres, four and a half hours with Cheeyappara’s cascade and pineapple stalls. Lodging among the bushes, at 1,600 metres.',
      },
      {
        title: 'Tea',
        details:
          'Eravikulam’s first bus for Nilgiri tahr; the museum’s rolling tables; a walk with a field officer through Lockhart, where colonial bungalows have fireplaces.',
      },
      {
        title: 'Cardamom ridge',
        details:
          'Ninety-five kilometres along the border with Tamil Nadu to Thekkady. Vanilla, nutmeg, a cup of something for each.',
      },
      {
        title: 'Down to the lake',
        details:
          'A last morning path in Periyar with a tribal guide. Four hours through rubber to Kumarakom; herons in the evening.',
      },
      {
        title: 'Houseboat',
        details:
          'Aboard at noon. Ducks in fleets, a church with its own jetty, school children in canoes, tied up by half past five at Kainakary.',
      },
      {
        title: 'Marari',
        details: 'Off the boat by nine, at the beach by ten. Coir being beaten, fish auction at four.',
      },
      {
        title: 'Home by the coast',
        details: 'Sixty kilometres to Kochi, with Arthunkal’s white basilica on the way, or straight to the airport.',
      },
    ],
    faqs: [
      {
        question: 'Does a monsoon trip through Kerala make sense?',
        answer: 'If you like green, empty rooms and lower prices. Boats sail, waterfalls roar, leeches own Periyar.',
      },
      {
        question: 'Could the two houseboat days be one night elsewhere?',
        answer:
          'Certainly; whoever gets bored on water has a homestay on Nedumudy’s bank and a canoe at sunrise instead.',
      },
      {
        question: 'Are vegetarians well fed aboard?',
        answer: 'Thoran, olan, avial, pulissery: say so at booking and the cook shops accordingly.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 8,
    pictures: [
      ['backwater', 5270],
      ['tea-hills', 5271],
      ['beach', 5272],
      ['elephant-forest', 5273],
      ['room-river', 5274],
      ['waterfall', 5275],
    ],
    reviews: [
      {
        name: 'Claire Dubreuil',
        rating: 5,
        comment:
          'Saji turned off the radio at Cheeyappara without a word. Karimeen from the toddy shop, eaten with fingers.',
        date: '2026-01-12',
      },
      {
        name: 'Mahesh Vaidya',
        rating: 5,
        comment: 'Parents, us, two children, one boat. Engines off and the lake like oil at six.',
        date: '2025-12-30',
      },
      {
        name: 'Stuart Kilbride',
        rating: 3,
        comment:
          'Half of Munnar was under cloud and the other half under coaches, it was the Onam week. Marari rescued it.',
        date: '2025-09-11',
      },
    ],
  },
  {
    slug: 'fort-kochi-harbour-evening-with-kathakali',
    name: 'Fort Kochi Harbour Evening with Kathakali',
    destination: 'kochi',
    location: 'Fort Kochi, Kerala',
    latitude: 9.9658,
    longitude: 76.2434,
    type: 'cultural',
    featured: false,
    privateTour: false,
    description:
      'In one square mile there are a synagogue of 1568, the first European church in India, a Dutch governor’s door, a Jain temple that feeds pigeons at noon sharp, and a spice auction hall with nothing left but its smell. We walk it as ships found it, from Mattancherry’s warehouses to the nets.\n\nAt five the dancers sit down on a mat to be painted: rice paste, green for the noble, an hour and a half for a face. You may watch from a metre away, ask, and see the same man, two heads taller, tear a demon apart by lamplight.',
    duration: '5 hours',
    price: 1650,
    freeCancel: true,
    included: [
      'Walking guide',
      'Ferry from Ernakulam',
      'Ginger-lime and banana fritters',
      'Kathakali seat in the first rows',
    ],
    notIncluded: ['Synagogue ticket, ₹10', 'Dinner', 'Hotel transfer'],
    additionalInfo: [
      'The synagogue keeps Friday afternoon and Saturday closed, and we visit a pepper yard then.',
      'The walk is three kilometres, flat, hot until four.',
      'Story sheets for the play come in six languages.',
    ],
    languages: ['en', 'hi', 'fr', 'de'],
    timeSlots: [{ name: 'Afternoon', times: ['14:30'] }],
    itinerary: [
      {
        title: 'Warehouses, nets, and the painted face',
        details:
          'Ferry at half past two, Jew Town, Dutch Palace murals, tea in a ginger godown. Saint Francis at a quarter past four; green room at five; performance from half past six, over by half past seven.',
      },
    ],
    faqs: [
      {
        question: 'Will a seven-year-old sit through Kathakali?',
        answer: 'An hour with drums, a demon and red cotton flying: none has left yet.',
      },
      {
        question: 'Do the fishing nets still catch anything?',
        answer: 'Mostly jellyfish and tourists’ coins. The two nearest the ferry are worked in earnest at high tide.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 1650,
    childPrice: 950,
    seniorPrice: 1500,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: ['free_cancellation'],
    places: 16,
    pictures: [
      ['backwater', 5280],
      ['market-street', 5281],
      ['beach', 5282],
      ['lounge', 5283],
    ],
    reviews: [
      {
        name: 'Ronit Abergel',
        rating: 5,
        comment:
          'Guide Thaha showed us the tiles, no two alike, and the clock with three scripts. The demon sneezed in the green room.',
        date: '2025-12-18',
      },
      {
        name: 'Swathi Prabhakar',
        rating: 5,
        comment: 'I am from Kerala and had only seen Kathakali on biscuit tins.',
        date: '2026-02-05',
      },
      {
        name: 'Lars Hellberg',
        rating: 4,
        comment: 'Good stories, hot first hour. Sit left for the drummer.',
        date: '2026-03-21',
      },
    ],
  },
  {
    slug: 'hampi-and-the-chalukya-temples',
    name: 'Hampi and the Chalukya Temples',
    destination: 'hampi',
    location: 'Hampi, Karnataka',
    latitude: 15.335,
    longitude: 76.46,
    type: 'cultural',
    featured: true,
    privateTour: false,
    description:
      'In 1565 a city of perhaps four hundred thousand was emptied in a day and plundered for six months. What could not be carried off stands about among boulders the colour of bread: elephant stables, a stone chariot, a market street where goats now take the colonnade.\n\nThree days go to Hampi, by foot, bicycle and coracle, and two to the older work that taught it: Aihole, where temple building was tried out in seventy versions; Pattadakal, where it was got right; the caves of Badami in their red cliff above a tank.\n\nYour guide, Virupaksha (named after the temple, like half of the boys here), was a ticket clerk of the Archaeological Survey and knows which guard opens which gate.',
    duration: '5 days',
    price: 27800,
    freeCancel: false,
    availability: 'October to March, July to September on request',
    included: [
      'Four nights with breakfast',
      'Guide on all days',
      'Bicycles and coracle',
      'Car Hampi to Badami and Hubballi',
      'Tickets to monuments',
      'Dinner at an Anegundi home',
    ],
    notIncluded: ['Train to Hospet', 'Lunches', 'Still camera tripod permits'],
    additionalInfo: [
      'Vegetarian food only within Hampi’s sacred centre, and no alcohol.',
      'Musical pillars may no longer be struck; the guide does it on his cheek.',
      'By April the rocks give back 40 °C until midnight.',
    ],
    languages: ['en', 'hi', 'fr', 'de', 'es'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Boulders at sunset',
        details:
          'From Hospet station thirteen kilometres. Hemakuta hill, the thousand-year-old small shrines, the gopuram of Virupaksha going dark against parrots.',
      },
      {
        title: 'Chariot and river',
        details:
          'Temple elephant’s bath at half past seven. Along the Tungabhadra to Vittala with its wheels; after the heat the royal quarter, stepped tank, lotus pavilion.',
      },
      {
        title: 'Across to Anegundi',
        details:
          'Coracle, then bicycles between paddies and banana. Five hundred and seventy-five steps to Hanuman’s birthplace, one of several; supper on a banana-fibre mat.',
      },
      {
        title: 'Aihole, Pattadakal, Badami',
        details:
          'A hundred and forty kilometres in three bites. The Durga temple’s apse, Virupaksha’s elder brother, jolada rotti on the lawn, and red sandstone at five.',
      },
      {
        title: 'Four caves',
        details:
          'Dancing Shiva of eighteen arms, Vishnu seated on a snake, Jinas at the end. Hubballi’s airport or station by three, 105 kilometres.',
      },
    ],
    faqs: [
      {
        question: 'How much cycling does Hampi involve?',
        answer: 'Nine kilometres in all, on flat lanes. Rickshaws are there for anyone who says no.',
      },
      {
        question: 'Is the river crossed all year?',
        answer: 'Coracles stop when the dam gates open, in August for instance. One drives round then, forty minutes.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 12,
    pictures: [
      ['stone-ruins', 5295],
      ['gopuram', 5291],
      ['paddy-fields', 5297],
      ['river-valley', 5297],
      ['fort-ridge', 5298],
    ],
    reviews: [
      {
        name: 'Raghavendra Kulkarni',
        rating: 5,
        comment: 'From Dharwad, fifth visit, first with a man who has the keys. Octagonal bath to ourselves.',
        date: '2026-01-20',
      },
      {
        name: 'Miriam Blum',
        rating: 5,
        comment: 'Cave three at Badami with its colours left on the ceiling. Cheek music is a talent.',
        date: '2025-12-11',
      },
      {
        name: 'Aditya Salvi',
        rating: 4,
        comment: 'Superb plan. Homestay across the river had power cuts and wonderful saaru.',
        date: '2026-10-06',
      },
    ],
  },
  {
    slug: 'chola-country-from-chennai',
    name: 'Chola Country from Chennai',
    destination: 'chennai',
    location: 'Chennai, Tamil Nadu',
    latitude: 13.0339,
    longitude: 80.2702,
    type: 'cultural',
    featured: false,
    privateTour: true,
    description:
      'The Kaveri splits into forty arms and waters more temples than anyone has listed. Down the coast from Chennai by the Pallavas’ granite and a French grid of bougainvillea, then inland, this week leads through the country of Rajaraja, who set eighty tonnes on top of a tower at Thanjavur and signed the plinth.\n\nIt is a living tour: bronze casters at Swamimalai pour on Thursdays, thavil players rehearse in Kumbakonam, Chidambaram’s priests wear their hair in a side knot and open the curtain on nothing, which is the secret. It closes among the Chettiars’ mansions of Burma teak and Italian marble, where lunch has eighteen dishes.',
    duration: '7 days',
    price: 49500,
    freeCancel: false,
    availability: 'July to March',
    included: [
      'Car, driver and fuel',
      'Six nights in heritage houses',
      'Breakfasts, Chettinad lunch',
      'Art historian for four days',
      'Bronze workshop visit',
    ],
    notIncluded: ['Flights', 'Dinners', 'Priests’ plates', 'Temple camera tickets'],
    additionalInfo: [
      'Temples close from noon to four; so do we, in the shade.',
      'Barefoot on granite: bring old socks.',
      'The north-east monsoon, mid-October to early December, floods a road now and then.',
    ],
    languages: ['en', 'fr', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Chennai to Mahabalipuram',
        details:
          'Bronzes first, in Egmore’s gallery: learn to tell hands. Fifty-five kilometres to the shore temple and the great relief where a cat does penance among mice.',
      },
      {
        title: 'Pondicherry',
        details: 'Ninety-five kilometres of salt flats. Rue Dumas, Tamil quarter verandas, fish curry with baguette.',
      },
      {
        title: 'Chidambaram to Kumbakonam',
        details:
          'The dancing god and his empty room; Gangaikonda Cholapuram alone in its lawn. Betel leaf and degree coffee at the end of the day.',
      },
      {
        title: 'Poured metal',
        details:
          'Wax, clay, five metals, fire. Darasuram’s stone wheels after four, when the sun gets in between the pillars; Kumbakonam’s musicians at night.',
      },
      {
        title: 'Thanjavur',
        details:
          'Only forty kilometres. The palace library’s palm leaves, a veena maker shaping jackwood, and the Big Temple lit from the west at half past five.',
      },
      {
        title: 'Srirangam and Chettinad',
        details:
          'Twenty-one gopurams, seven walls, a town within them. On to Karaikudi’s streets of locked mansions, one of which is ours.',
      },
      {
        title: 'Eighteen dishes to Madurai',
        details:
          'Athangudi tiles are made on glass, look. Lunch on a leaf, a nap, eighty-five kilometres to Madurai’s airport or junction.',
      },
    ],
    faqs: [
      {
        question: 'Are the sanctums open to non-Hindus in the Chola temples?',
        answer: 'Courtyards and halls everywhere; the innermost room at Thanjavur and Darasuram too, on most days.',
      },
      {
        question: 'Do we need an art background?',
        answer: 'No. Dr Meenakshi begins with what a knee can tell you, and by day four you date pillars.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 6,
    pictures: [
      ['gopuram', 5300],
      ['stone-ruins', 5303],
      ['beach', 5302],
      ['paddy-fields', 5303],
      ['heritage-lodge', 5304],
    ],
    reviews: [
      {
        name: 'Sylvie Marchand',
        rating: 5,
        comment: 'Knees! I shall never see a Nataraja otherwise. Gangaikonda with nobody in it but a man mowing.',
        date: '2026-01-29',
      },
      {
        name: 'V. Kalyanasundaram',
        rating: 5,
        comment: 'Settled in New Jersey since 1979; this week gave me back my grandfather’s district.',
        date: '2025-08-21',
      },
      {
        name: 'Andrea Kessler',
        rating: 4,
        comment: 'Rich, perhaps too rich, in temples. The eighteen dishes require a clear afternoon.',
        date: '2026-02-27',
      },
    ],
  },
  {
    slug: 'old-goa-and-fontainhas-on-foot',
    name: 'Old Goa and Fontainhas on Foot',
    destination: 'goa',
    location: 'Panjim, Goa',
    latitude: 15.4968,
    longitude: 73.8322,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Rome of the East had two hundred thousand people, cholera, and then nobody. The churches remain, laterite and whitewash on a lawn by the Mandovi: the Sé, larger than any cathedral in Portugal; Bom Jesus, left unplastered, with Saint Francis Xavier in a silver casket; the single arm of the Augustinian tower.\n\nThe city moved downriver to Panjim, and there, in Fontainhas, we do the second half. Houses are yellow, blue or red by an old by-law, balconies have fighting cocks of azulejo, and behind one shutter a man rehearses mandó on the violin. Bebinca at the end, seven layers of it.',
    duration: '5 hours',
    price: 1450,
    freeCancel: false,
    included: ['Historian guide', 'Bus between the two towns', 'Bebinca and coffee', 'Museum of sacred art ticket'],
    notIncluded: ['Beach hotel transfers', 'Lunch', 'Candles'],
    additionalInfo: [
      'Sunday masses fill the churches until half past ten, hence no Sunday walk.',
      'Covered shoulders; a shawl is lent at Bom Jesus.',
      'The body is shown only once in ten years, next in 2034.',
    ],
    languages: ['en', 'hi', 'es', 'fr'],
    availability: 'Monday to Saturday',
    timeSlots: [{ name: 'Morning', times: ['09:00'] }],
    itinerary: [
      {
        title: 'From the Viceroy’s arch to Bebinca',
        details:
          'Arch of the viceroys where governors landed, Saint Cajetan, the Sé’s golden bell, Bom Jesus, monks’ tower. Ten kilometres along the causeway; Fontainhas, the chapel with the inquisition’s crucifix, and cake by two.',
      },
    ],
    faqs: [
      {
        question: 'Is it a religious tour?',
        answer: 'It is about stone, silver and power. Prayer is welcome in the pauses.',
      },
      {
        question: 'Is Fontainhas happy with visitors?',
        answer:
          'Residents have asked for quiet and no posing on doorsteps. We are eight, we whisper, and leave by half past one.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 1450,
    childPrice: 800,
    seniorPrice: 1300,
    tickets: { adult: true, child: true, senior: true, infant: true },
    popularFilters: [],
    places: 8,
    pictures: [
      ['church-goa', 5310],
      ['market-street', 5312],
      ['river-valley', 5315],
      ['beach', 5313],
    ],
    reviews: [
      {
        name: 'Teresa Furtado',
        rating: 5,
        comment: 'My surname is on a slab in the Sé. Historian Melvyn found it in a minute.',
        date: '2025-12-07',
      },
      {
        name: 'Rishabh Gulati',
        rating: 4,
        comment: 'A Goa that I had missed on eleven trips. November sun at Old Goa has no mercy.',
        date: '2025-11-13',
      },
      {
        name: 'Alejandro Ferrer',
        rating: 5,
        comment: 'Serious, funny, short. Seven layers counted and eaten.',
        date: '2026-02-18',
      },
    ],
  },
  {
    slug: 'nilgiri-railway-and-toda-hills',
    name: 'Nilgiri Railway and Toda Hills',
    destination: 'coimbatore',
    location: 'Coimbatore, Tamil Nadu',
    latitude: 11.0016,
    longitude: 76.9664,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Between Kallar and Coonoor the engine grips a toothed rail and pushes four blue coaches up one in twelve, with sixteen tunnels, two hundred and fifty bridges and a stop for water where monkeys wait. Forty-six kilometres take nearly five hours. The road takes one and a half, and nobody waves.\n\nAt the top is Ooty, 2,240 metres, with lawns by people who missed Surrey. Behind it, on the downs, the Toda keep sacred buffalo, build houses like half a barrel with a door you crawl through, and embroider shawls in red and black. Narsilli, who chairs the women’s group, receives us at her mund, and there is buttermilk.',
    duration: '3 days',
    price: 15900,
    freeCancel: false,
    availability: 'January to mid-October',
    included: [
      'Seat in the rack train',
      'Two nights, half board',
      'Visit at a Toda mund',
      'Tea factory at Coonoor',
      'Car up and down the hill',
    ],
    notIncluded: ['Train to Coimbatore', 'Lunch', 'Boat on Ooty lake', 'Shawls'],
    additionalInfo: [
      'Slides shut the line for some weeks in most Novembers, so we do not sell them.',
      'Seats go four months ahead; names cannot be altered.',
      'An e-pass for vehicles is required in Ooty and is our affair.',
    ],
    languages: ['en', 'hi', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'The blue train',
        details:
          'Car at half past five to Mettupalayam, 36 kilometres; departure ten past seven. Hillgrove for coffee and macaques, Coonoor at ten, Ooty about noon. Botanical garden with its fossil tree, if not asleep.',
      },
      {
        title: 'Munds and downs',
        details:
          'By jeep to the Toda temple at Muthanadu, shaped like a wizard’s hat. Buttermilk, embroidery lesson, Pykara’s pines; varkey biscuits by the hearth.',
      },
      {
        title: 'Coonoor and down',
        details:
          'Wellington’s bakeries, Sim’s Park, orthodox tea rolled before you, Lamb’s Rock. Fifteen hairpins and 85 kilometres; Coimbatore by four.',
      },
    ],
    faqs: [
      {
        question: 'Which side of the Nilgiri train should one sit?',
        answer: 'Left going up. First class is the leading coach with the window over the buffers.',
      },
      {
        question: 'Is visiting the Toda intrusive?',
        answer:
          'The women’s group set the terms: eight guests, twice a week, ₹800 each to their fund, no photographs of the shrine.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 15900,
    childPrice: 11500,
    seniorPrice: 15200,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: [],
    places: 8,
    pictures: [
      ['toy-train', 5330],
      ['tea-hills', 5328],
      ['hill-town', 5324],
      ['waterfall', 5323],
      ['cottage', 5324],
    ],
    reviews: [
      {
        name: 'Dr Nandakumar Selvaraj',
        rating: 5,
        comment:
          'Sat over the buffers with my grandson, both of us eight years old. Toda buttermilk is smoky and splendid.',
        date: '2026-04-26',
      },
      {
        name: 'Katharina Böhm',
        rating: 5,
        comment: 'Very respectful visit. My embroidery was taken apart kindly, twice.',
        date: '2026-01-23',
      },
      {
        name: 'Vinod Kurup',
        rating: 4,
        comment: 'Train left an hour late because a tusker was on the line. Best delay of my life.',
        date: '2025-09-27',
      },
    ],
  },
  {
    slug: 'delhi-to-kochi-by-rail',
    name: 'Delhi to Kochi by Rail',
    destination: 'delhi',
    location: 'New Delhi, Delhi',
    latitude: 28.6129,
    longitude: 77.2215,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'About 3,900 kilometres, eight trains, three of them by night, from a platform in the fog to a ferry with pepper in the air. There is no better way to see how one thing turns into the next: wheat into mustard, mustard into desert scrub, the Deccan’s black soil into red, roti into rice.\n\nWe travel in second-class sleeper with air-conditioning and in chair cars by day, with one ride in a Bombay local for the elbows. Tiffin comes from people we know at Kota, Vadodara and Londa. Between trains there are proper hotels, and at least two nights in every second place.\n\nRail-sick people are rare; rail-struck ones frequent. Some ten guests, one leader, one man called Bablu who is always already on the next platform with the bags.',
    duration: '18 days',
    price: 148000,
    freeCancel: false,
    availability: 'October to February',
    included: [
      'All rail tickets',
      'Fourteen hotel nights with breakfast',
      'Three nights in sleepers',
      'Leader and luggage man',
      'Sightseeing with local guides',
      'Tiffin on each train',
      'Ferry into Fort Kochi',
    ],
    notIncluded: ['International flights', 'Dinners', 'Beer and laundry', 'Single room supplement of ₹38,000'],
    additionalInfo: [
      'One bag of fifteen kilograms and a small one, since berths have limits.',
      'Berths are by age: uppers to the young.',
      'Fog may hold trains in the north for hours in the first half of January.',
      'Each sleeper has Indian and western lavatories; bring paper and philosophy.',
    ],
    languages: ['en', 'de', 'fr'],
    timeSlots: [],
    itinerary: [
      { title: 'Gather in Delhi', details: 'Timetables, stories, butter chicken. A late walk to India Gate.' },
      { title: 'Lutyens and Nizamuddin', details: 'Rail museum in the morning, saints and kebabs at dusk.' },
      {
        title: 'First train: Agra',
        details:
          'A hundred minutes from Hazrat Nizamuddin at 160 km an hour, the only fast thing we do. Fort and river bank.',
      },
      { title: 'Taj, then the mustard fields', details: 'Sunrise. At three the chair car to Jaipur, four hours west.' },
      {
        title: 'Jaipur and the signal lamps',
        details: 'Amber, observatory, and a dinner with a retired station master who has two thousand signal lamps.',
      },
      {
        title: 'Over the Aravalli',
        details: 'Seven hours by day to Udaipur, the last two among green hills and small stations with geraniums.',
      },
      { title: 'Udaipur on foot', details: 'Palace, ghats, painters. An evening boat.' },
      {
        title: 'Sleeper to Mumbai',
        details: 'A free day, and at night your first berth. Kachori is passed up at Chittor.',
      },
      {
        title: 'Bombay by noon',
        details: 'Wake up in Gujarat; the creeks at Vasai, then the suburbs. Rest. Marine Drive.',
      },
      {
        title: 'Victoria Terminus',
        details: 'Gargoyles with a guide, the tiffin men at Churchgate by half past eleven, Irani tea, Kala Ghoda.',
      },
      {
        title: 'The Konkan line',
        details:
          'Ninety-two tunnels, two thousand bridges, eight and a half hours along cliffs and estuaries. Vada pav at Khed, Goa by evening.',
      },
      { title: 'Goa without a plan', details: 'House in Chandor, or the beach at Benaulim. Somebody plays guitar.' },
      {
        title: 'Past Dudhsagar',
        details:
          'The train crawls up the ghat in front of a waterfall of 310 metres, doors open, everybody silent. Seven hours to Hospet.',
      },
      { title: 'Hampi', details: 'Boulders, chariot, coracle.' },
      {
        title: 'Bazaar morning, night train',
        details: 'Lotus Mahal early; siesta; half past eight at Hospet for the sleeper south.',
      },
      {
        title: 'Mysore',
        details: 'Through sleeping Bangalore to arrive by ten. Palace, sandal, silk, dosa with butter.',
      },
      {
        title: 'Last night aboard',
        details: 'Market till noon, train towards five. Cards, a speech, the berth you have grown used to.',
      },
      {
        title: 'Water at the window',
        details:
          'Palms since Palakkad. Ernakulam after breakfast, the ferry to Fort Kochi, lunch by the nets, and Bablu lets go of your bag.',
      },
    ],
    faqs: [
      {
        question: 'How clean are the overnight trains?',
        answer:
          'Sheets come in sealed paper, floors are mopped twice. The leader carries disinfectant and no illusions.',
      },
      {
        question: 'Can I leave the rail journey in Mumbai or Goa?',
        answer: 'Yes. Ten days to Mumbai cost ₹82,000 and twelve to Goa ₹98,000.',
      },
      {
        question: 'Do couples get berths together?',
        answer: 'Nearly always opposite one another. A side berth with curtain is the secret favourite.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 10,
    pictures: [
      ['india-gate', 5330],
      ['taj', 5331],
      ['gateway', 5332],
      ['waterfall', 5333],
      ['palace-domes', 5334],
      ['backwater', 5335],
    ],
    reviews: [
      {
        name: 'Gerhard Pohl',
        rating: 5,
        comment:
          'Forty years with the Austrian railways and I wept at Dudhsagar with the door open. Bablu is a logistical genius.',
        date: '2026-02-20',
      },
      {
        name: 'Sudeshna Majumdar',
        rating: 5,
        comment: 'Roti into rice, exactly at Londa, with lemon pickle. Station master’s lamps were the great surprise.',
        date: '2025-11-26',
      },
      {
        name: 'Martin Ellery',
        rating: 4,
        comment: 'Fog took nine hours from us in January and the leader turned it into a tea party at Mathura.',
        date: '2026-01-30',
      },
    ],
  },
];
