import type { TourSample } from '../attraction-sample.ts';

export const uttarakhandAdventures: readonly TourSample[] = [
  {
    slug: 'shivpuri-white-water-16-kilometres',
    name: 'Shivpuri White Water, 16 Kilometres',
    destination: 'rishikesh',
    location: 'Rishikesh, Uttarakhand',
    latitude: 30.1362,
    longitude: 78.3881,
    type: 'adventure',
    featured: true,
    privateTour: false,
    description:
      'Return to Sender, Roller Coaster, Tee Off, Golf Course, Club House: the rapids between Shivpuri and Nim Beach were named by people with a sense of humour and time to kill. Sixteen kilometres of the Ganga, grade two to three-plus, eight paddlers to a self-bailing raft, a safety kayak beside it.\n\nBetween the loud parts there are flat green pools where you may jump in and be carried, held by a rope if you like. At the cliff near Brahmpuri those who want to jump do, from six metres, and everybody scores them.\n\nOur guides have swift-water certificates and their names on the helmets, so you know whom to shout at.',
    duration: '4 hours',
    price: 1150,
    originalPrice: 1400,
    freeCancel: true,
    availability: 'Late September to June',
    included: [
      'Guide and safety kayaker',
      'Helmet, jacket and paddle',
      'Jeep to the put-in',
      'Dry bag for the raft',
      'Hot lemon tea at Nim Beach',
    ],
    notIncluded: ['Video of your raft', 'Lunch', 'Towels'],
    additionalInfo: [
      'From 14 years and 30 kilograms; not after recent surgery or in pregnancy.',
      'From December to February we lend wetsuits, as the water is at 9 °C.',
      'Nobody is taken on the river smelling of alcohol.',
      'Spectacles want a strap.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [
      { name: 'Morning', times: ['08:30', '11:00'] },
      { name: 'Afternoon', times: ['14:00'] },
    ],
    itinerary: [
      {
        title: 'Sixteen kilometres to Nim Beach',
        details:
          'Waivers and jackets at Tapovan, half an hour’s drive, twenty minutes of paddling school on the sand. Two hours and a bit on the water with one stop at the jumping rock; carry the boat up, tea, and back in wet shoes.',
      },
    ],
    faqs: [
      {
        question: 'Will our raft flip on the Ganga?',
        answer:
          'One in perhaps two hundred does, generally at Golf Course. You float on your back, feet first, and the kayak arrives within a minute.',
      },
      {
        question: 'When is the water biggest?',
        answer: 'Last week of September, after the monsoon, and again in June when the snow melts.',
      },
      {
        question: 'May I bring an action camera?',
        answer: 'Chest mounts only. Helmet mounts have given people neck injuries.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 32,
    pictures: [
      ['rafting', 4923],
      ['river-valley', 4921],
      ['ganga-bridge', 4922],
      ['camp', 4923],
    ],
    reviews: [
      {
        name: 'Yashwant Chauhan',
        rating: 5,
        comment: 'Guide Pawan made eight accountants paddle as one. I jumped at Brahmpuri, my score was four.',
        date: '2026-03-22',
      },
      {
        name: 'Freya Nyström',
        rating: 5,
        comment: 'Serious safety talk, proper helmets, kayaker always near. Roller Coaster is exactly that.',
        date: '2025-10-11',
      },
      {
        name: 'Nikhil Taneja',
        rating: 3,
        comment: 'River itself superb, but on a May Saturday there were some hundred rafts and a queue at every rapid.',
        date: '2026-05-16',
      },
    ],
  },
  {
    slug: 'rishikesh-rope-and-river-weekend',
    name: 'Rishikesh Rope and River Weekend',
    destination: 'rishikesh',
    location: 'Rishikesh, Uttarakhand',
    latitude: 30.0766,
    longitude: 78.4102,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'One day hanging from things, one day sitting in them. Saturday belongs to the gorge at Mohan Chatti, where a steel platform sticks out over the Heul and you may leave it by bungee (83 metres), by giant swing, or by the stairs like a sensible person. After that a rappel of 40 metres beside a waterfall, at your own speed.\n\nSunday you learn to paddle an inflatable kayak, known locally as a ducky, on the beginner stretch below Brahmpuri. By noon you can turn it; by two you have been in the water anyhow.\n\nThe night between is under canvas at Singtali with dal, stars and a fire.',
    duration: '2 days',
    price: 7900,
    freeCancel: true,
    availability: 'October to mid-June',
    included: [
      'Bungee or giant swing',
      'Rappelling with two instructors',
      'Ducky, helmet and wet gear',
      'Tent for two, meals at camp',
      'Jeep between all places',
    ],
    notIncluded: ['Second jump', 'Photographs and films', 'Lunch on day two', 'Single tent'],
    additionalInfo: [
      'Bungee limits are 40 to 110 kilograms, and 12 years with a parent’s signature.',
      'A jump paid for and not jumped can be traded for the swing, or for pancakes.',
      'Camp has buckets of hot water, no sockets and no music after ten.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Platform and waterfall',
        details:
          'Jeep from Laxman Jhula at eight, up the Heul valley. Weighing, briefing, jumping until one; the rope beside the fall from three; Singtali camp by lamplight.',
      },
      {
        title: 'Ducky school',
        details:
          'Ferry angles and eddy turns on flat water, then six kilometres with three small rapids. Dry clothes at Nim Beach about three in the afternoon.',
      },
    ],
    faqs: [
      {
        question: 'What if I freeze at the edge?',
        answer: 'Nobody pushes. About one in fifteen walks back, and is clapped for as loudly.',
      },
      {
        question: 'Is previous kayaking needed?',
        answer: 'None. You should be able to swim fifty metres and not mind cold ears.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 16,
    pictures: [
      ['river-valley', 4930],
      ['rafting', 4931],
      ['waterfall', 4934],
      ['camp', 4933],
      ['ganga-bridge', 4934],
    ],
    reviews: [
      {
        name: 'Zoya Merchant',
        rating: 5,
        comment: 'I walked back from the bungee, got pancakes as the text promises, and then did the rappel twice.',
        date: '2026-02-21',
      },
      {
        name: 'Karthik Subbu',
        rating: 4,
        comment:
          'Duckies were the better day for me. Tents a bit close to each other, somebody snored in two languages.',
        date: '2025-11-09',
      },
      {
        name: 'Oliver Trent',
        rating: 5,
        comment: 'Instructor Neha taught me more in one morning than a week in Wales.',
        date: '2026-04-11',
      },
    ],
  },
  {
    slug: 'kedarkantha-in-snow',
    name: 'Kedarkantha in Snow',
    destination: 'dehradun',
    location: 'Dehradun, Uttarakhand',
    latitude: 30.3256,
    longitude: 78.0437,
    type: 'adventure',
    featured: false,
    privateTour: false,
    description:
      'A first winter summit for those who have never stood on one. Kedarkantha, 3,810 metres, is a round white shoulder above the Tons valley, reached in four days through pine and oak with snow from Christmas to early April. From the top one counts thirteen named peaks, with Swargarohini nearest and the Bandarpunch ridge behind.\n\nThe route is popular, and we say so. Therefore our groups take the Juda ka Talab side on weekdays, camp a quarter of an hour beyond the last of the others, and start for the summit at three, so that sunrise is shared with a dozen people and not with two hundred.\n\nGaiters, spikes and sticks are lent. Courage to leave the sleeping bag at minus ten is your own.',
    duration: '6 days',
    price: 11400,
    originalPrice: 13200,
    freeCancel: false,
    availability: 'December to April',
    included: [
      'Jeep Dehradun to Sankri and back',
      'Two nights in a homestay',
      'Three nights in tents',
      'All meals on the mountain',
      'Guide for every six',
      'Spikes, gaiters and poles',
    ],
    notIncluded: ['Mule for your own pack', 'Meals on the drive', 'Warm jackets on hire'],
    additionalInfo: [
      'The last sure phone signal is at Purola.',
      'Able to run five kilometres in 35 minutes is the fitness we ask for.',
      'Forest rule: no plastic bottles past Sankri.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Dehradun to Sankri',
        details:
          'Two hundred kilometres by Mussoorie and the Yamuna, Naugaon for lunch, Purola, and then up the Tons to 1,950 metres. Houses here are wood and stone by turns, against earthquakes.',
      },
      {
        title: 'Up to Juda ka Talab',
        details:
          'Five kilometres and four hours. The pond freezes hard enough for a tea table by January; altitude 2,780 metres.',
      },
      {
        title: 'Base camp',
        details:
          'Only three kilometres, over clearings with the first full view west. Spike lesson on a bank behind the tents, bed at seven.',
      },
      {
        title: 'The summit',
        details:
          'Three in the morning, headlamps, four hours. On top there is a small stone Shiva with a scarf. Down past base to Hargaon among birches, a happy and stupid afternoon of sliding included.',
      },
      {
        title: 'Pines to Sankri',
        details:
          'Six kilometres, all down. Rajma of the valley, which is red and famous, and a bath from a copper boiler.',
      },
      {
        title: 'Road to the Doon',
        details: 'Off at six to have Dehradun by half past three, in time for night trains.',
      },
    ],
    faqs: [
      {
        question: 'How cold does a tent get at Kedarkantha base?',
        answer:
          'Minus eight to minus twelve in January. Bags are rated to minus fifteen, with a fleece liner and a bottle of hot water at your feet.',
      },
      {
        question: 'Is the summit certain?',
        answer: 'Fresh snow over the knee turns us round on about one group in ten.',
      },
      { question: 'From which age do you take youngsters up?', answer: 'Twelve, along with a parent who also walks.' },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 18,
    pictures: [
      ['snow-trail', 4940],
      ['trek-camp', 4949],
      ['himalayan-lake', 4942],
      ['hill-town', 4943],
      ['cabin', 4944],
    ],
    reviews: [
      {
        name: 'Ananya Chatterjee',
        rating: 5,
        comment:
          'First snow of my life and first mountain. Guide Bharat put my spikes on twice because my hands had resigned.',
        date: '2026-01-14',
      },
      {
        name: 'Siddharth Menon',
        rating: 4,
        comment: 'They really do camp apart from the crowd. Jeep on day one has hard benches.',
        date: '2025-03-02',
      },
      {
        name: 'Pooja Rautela',
        rating: 5,
        comment: 'Rajma at Sankri after the summit, I would go back just for that plate.',
        date: '2025-12-29',
      },
    ],
  },
  {
    slug: 'auli-ski-week-for-beginners',
    name: 'Auli Ski Week for Beginners',
    destination: 'auli',
    location: 'Auli, Uttarakhand',
    latitude: 30.5287,
    longitude: 79.5665,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Five lesson days on a north-facing meadow with Nanda Devi in the goggles. The nursery slope is gentle, the drag lift slow, and the instructors are men from Joshimath who learnt on bamboo and planks in the seventies and have trained the army since.\n\nBy Wednesday you stop where you meant to. By Friday most ride the chair to the upper slope and come down its 800 metres in linked turns, with a fall here and there for form.\n\nSeven to a teacher. Equipment is fitted the evening before and stays yours for the week; the boots are modern, the overalls proudly are not.',
    duration: '7 days',
    price: 34500,
    freeCancel: true,
    availability: 'January to early March',
    included: [
      'Ten half-day lessons',
      'Skis, boots, poles, helmet',
      'Lift tickets',
      'Six nights in shared rooms',
      'Three meals a day',
      'Jeep from Joshimath',
    ],
    notIncluded: ['Travel to Joshimath', 'Ski clothing beyond overalls', 'Accident insurance', 'Single room'],
    additionalInfo: [
      'The ropeway from Joshimath stands still, so the road with chains it is.',
      'If natural snow is under 20 centimetres on the Friday before, you may postpone free of charge.',
      'From ten years; the oldest pupil so far was 66.',
    ],
    languages: ['en', 'hi'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Joshimath up to Auli',
        details:
          'Meet at two in the lower bazaar; sixteen kilometres of hairpins to 2,800 metres. Boots, bindings, soup.',
      },
      {
        title: 'Standing and falling',
        details: 'Side-steps, the snowplough, and the art of getting up. Everyone skis twenty metres before lunch.',
      },
      {
        title: 'Turning left',
        details: 'For unknown reasons the first good turn is always to the left. The drag lift in the afternoon.',
      },
      { title: 'Turning right', details: 'Speed control on the middle slope, video at four, the bath line at six.' },
      {
        title: 'Chair to the top',
        details:
          'Upper slope from 3,050 metres, once with the teacher in front and once behind. Optional walk to Gorson’s edge for sunset.',
      },
      {
        title: 'Linking it',
        details: 'Free runs until noon, a small slalom with apple crates for gates, and certificates with tea.',
      },
      { title: 'Down by ten', details: 'One last slope for the early, then chains on and Joshimath in an hour.' },
    ],
    faqs: [
      {
        question: 'Which is the surest fortnight for snow in Auli?',
        answer: 'The last week of January and the first of February, on the record of twenty winters.',
      },
      {
        question: 'Do you take snowboarders?',
        answer: 'We have four boards and one teacher who can; write before you pay.',
      },
    ],
    ticketType: 'detailed',
    adultPrice: 34500,
    childPrice: 28900,
    seniorPrice: 34500,
    tickets: { adult: true, child: true, senior: true, infant: false },
    popularFilters: ['free_cancellation'],
    places: 14,
    pictures: [
      ['snow-slopes', 4950],
      ['hill-town', 4951],
      ['cabin', 4952],
      ['dining', 4953],
    ],
    reviews: [
      {
        name: 'Ritesh Kapadia',
        rating: 5,
        comment:
          'From Surat, never seen ice outside a glass. On Friday I skied the upper slope crying with joy behind my goggles.',
        date: '2026-02-07',
      },
      {
        name: 'Maya Fernandes',
        rating: 4,
        comment:
          'Instructor Santosh has endless patience and one joke. Shared bathrooms run out of hot water at half past six.',
        date: '2025-02-10',
      },
      {
        name: 'Tomasz Zieliński',
        rating: 3,
        comment: 'Lovely people, short slope. Two of five days we practised on a strip of thin snow.',
        date: '2025-01-19',
      },
    ],
  },
  {
    slug: 'kumaon-by-bicycle-from-nainital',
    name: 'Kumaon by Bicycle from Nainital',
    destination: 'nainital',
    location: 'Nainital, Uttarakhand',
    latitude: 29.3803,
    longitude: 79.4636,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Two hundred and sixty kilometres, 6,400 metres of climbing, and at the end of almost every climb a bench, a tea shop and Nanda Devi. The road winds from the lake through Ramgarh’s apricots to Mukteshwar, over to Almora, up into the oaks of Binsar, down to the Someshwar paddies and on to Kausani and Ranikhet.\n\nYou ride an aluminium mountain bike with a very small smallest gear. A van comes behind with bananas, a mechanic called Lalit, and room for those who have discovered their limit. Nights are in old bungalows and family houses with hot water and too much dinner.',
    duration: '6 days',
    price: 39800,
    originalPrice: 45500,
    freeCancel: true,
    availability: 'March to June, late September to early December',
    included: [
      'Mountain bike and helmet',
      'Support van with mechanic',
      'Five nights, two to a room',
      'All meals and road snacks',
      'Riding guide',
      'Binsar sanctuary fee',
    ],
    notIncluded: ['Travel to Nainital', 'Pedals of your own kind', 'Beer', 'Travel and medical cover'],
    additionalInfo: [
      'You ought to manage 50 hilly kilometres a day at home before trying it here.',
      'Traffic is light except on the first six kilometres, for which we start at six.',
      'E-bikes: two in the shed, ₹1,500 a day, first come first served.',
    ],
    languages: ['en', 'hi', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Nainital, Bhowali, Ramgarh',
        details:
          'Thirty-five kilometres to warm up. A long freewheel to Bhowali, a short shock after it, and orchards from Gagar on, at 2,200 metres, with the snows suddenly there.',
      },
      {
        title: 'Mukteshwar the hard way',
        details: 'Only 25 kilometres, nearly all of them up. Afternoon off on the rocks of Chauli ki Jali.',
      },
      {
        title: 'Descending to Almora',
        details:
          'Fifty-five kilometres along the Lamgara ridge through pine. The best surface of the week; bal mithai at the end is counted as recovery food.',
      },
      {
        title: 'Into Binsar',
        details:
          'Thirty kilometres, of which the last eleven rise from the forest gate to 2,200 metres. Leopards have right of way. Walk to Zero Point at dusk without the bike.',
      },
      {
        title: 'Someshwar to Kausani',
        details:
          'Twenty kilometres of descent among oak, twenty-five on the flat between paddies, twelve up to the bench where Gandhi wrote on the Gita.',
      },
      {
        title: 'Ranikhet and the van home',
        details:
          'Sixty rolling kilometres by Dwarahat’s side road, lunch on a cantonment lawn, and by van to Nainital before the lights.',
      },
    ],
    faqs: [
      {
        question: 'May I bring my own bicycle by train to Kathgodam?',
        answer: 'Do. Lalit meets you at the station with a van and knocks ₹4,000 off.',
      },
      {
        question: 'How often will I be pushed past by trucks?',
        answer: 'Seldom after Bhowali. Army convoys near Ranikhet move before eight.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 10,
    pictures: [
      ['hill-town', 4960],
      ['himalayan-lake', 4967],
      ['river-valley', 4962],
      ['paddy-fields', 4964],
      ['cottage', 4964],
    ],
    reviews: [
      {
        name: 'Bertrand Kühne',
        rating: 5,
        comment:
          'I have cycled the Alps for thirty years. Nothing there is like the minute at Gagar when the clouds open.',
        date: '2025-11-03',
      },
      {
        name: 'Deepa Mathur',
        rating: 5,
        comment:
          'Lalit changed my chain in a drizzle while telling a ghost story. Mukteshwar hurts exactly as advertised.',
        date: '2026-04-18',
      },
      {
        name: 'Sanjeev Oberoi',
        rating: 4,
        comment: 'I took the van on day two without shame. Food is absurdly plentiful.',
        date: '2026-10-20',
      },
    ],
  },
];
