import type { TourSample } from '../attraction-sample.ts';

export const himalayanAdventures: readonly TourSample[] = [
  {
    slug: 'hampta-pass-from-manali',
    name: 'Hampta Pass from Manali',
    destination: 'manali',
    location: 'Manali, Himachal Pradesh',
    latitude: 32.2432,
    longitude: 77.1892,
    type: 'adventure',
    featured: true,
    privateTour: false,
    description:
      'Up through birch and wild rhubarb, over a notch at 4,270 metres, down into another world: on the Manali side it rains and everything is green, on the Lahaul side it does not and nothing is. The change takes about two hundred steps.\n\nThat crossing is why people come, and four days of walking is what it costs. Streams must be waded on two mornings, at an hour when the cold makes the whole line hop. The last night lies by Chandratal, a lake shaped like a slice of melon, with the sky in it.\n\nTwelve walkers, two guides, one cook with strong opinions on momos.',
    duration: '5 days',
    price: 15900,
    originalPrice: 18400,
    freeCancel: false,
    availability: 'Mid-June to early October',
    included: [
      'Four nights in two-person tents',
      'Meals from the first noon on',
      'Two guides for twelve',
      'Jeep to Jobra and from Chatru',
      'Chandratal permit and camp',
      'Oximeter checks each evening',
      'Rope and spikes',
    ],
    notIncluded: ['Hotel in Manali', 'Carrying of personal packs', 'Rain gear', 'Evacuation insurance'],
    additionalInfo: [
      'Sleep one night in Manali, 2,050 metres, before setting out.',
      'In June the pass lies under deep snow; from mid-July it is scree.',
      'Should the road to Chandratal be cut, we camp at Sissu in place of it.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Jobra to Chika',
        details:
          'Forty-two hairpins by jeep, an hour and a half, then two gentle hours along the Rani nallah. Camp at 3,100 metres in a meadow with ponies.',
      },
      {
        title: 'Balu ka Ghera',
        details:
          'Eight and a half kilometres, one wading, flowers up to the hip in July. The name means a circle of sand, and that is what we sleep on, at 3,600.',
      },
      {
        title: 'Across the pass',
        details:
          'Start at five. Indrasan and Deo Tibba to the right, five hours to the top, then a steep slide or scramble into Shea Goru’s gravel. The hardest day, ten hours with rests.',
      },
      {
        title: 'Chatru and the moon lake',
        details:
          'Another cold ford at seven, an easy valley to the road. Three hours of the worst jeep track in Himachal bring you to Chandratal, 4,270 metres; tents stand two kilometres off, by law.',
      },
      {
        title: 'Lake at dawn, tunnel by noon',
        details:
          'Once round the shore on foot. Back by Batal’s dhaba, where an old couple has fed the stranded for forty years, and under the Rohtang by the Atal tunnel; Manali about four.',
      },
    ],
    faqs: [
      {
        question: 'Is Hampta a fair choice for a first Himalayan trek?',
        answer: 'For a fit beginner, yes. The third day asks for ten hours on your feet, the others for four to six.',
      },
      {
        question: 'What is altitude sickness like, and what do you do about it?',
        answer:
          'A headache that water does not cure. We measure oxygen every evening and walk people down at once, at night if need be.',
      },
      { question: 'Are there toilets and showers in camp?', answer: 'Toilet tents yes. A shower is the ford.' },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 12,
    pictures: [
      ['trek-camp', 4980],
      ['snow-trail', 4971],
      ['himalayan-lake', 4972],
      ['river-valley', 4973],
      ['camp', 4974],
    ],
    reviews: [
      {
        name: 'Radhika Joglekar',
        rating: 5,
        comment:
          'The green switches off behind you as if someone had found the plug. Guide Tashi sang us over the last hour.',
        date: '2026-08-02',
      },
      {
        name: 'Abhimanyu Rana',
        rating: 5,
        comment: 'Momos at 3,600 metres, and the cook apologised for the dough. Oxygen checks were taken seriously.',
        date: '2025-07-15',
      },
      {
        name: 'Lucia Marchetti',
        rating: 4,
        comment: 'Fords are colder than the text admits. Chandratal at five in the morning, no wind at all.',
        date: '2025-09-12',
      },
    ],
  },
  {
    slug: 'manali-to-leh-by-motorcycle',
    name: 'Manali to Leh by Motorcycle',
    destination: 'manali',
    location: 'Manali, Himachal Pradesh',
    latitude: 32.2569,
    longitude: 77.1746,
    type: 'adventure',
    featured: true,
    privateTour: false,
    description:
      'Four hundred and thirty kilometres to Leh over four passes, three more days for Nubra and Pangong, and at no point a reason to ride fast. Machines are 450 cc singles with tall seats, less than two years old. Behind rides the pick-up with Sonu, who can make a clutch cable out of a brake cable and has.\n\nTen riders at most, passengers welcome. We go by height, not by distance: 3,200 metres the first night, 4,290 the second, and a whole day in Leh doing nothing but drinking water.\n\nIn Leh the bikes are changed for Ladakhi ones, since the local association lets no others on to Khardung La. Yours wait in the yard.',
    duration: '10 days',
    price: 68500,
    originalPrice: 76000,
    freeCancel: true,
    availability: 'Mid-June to September',
    included: [
      'Motorcycle and fuel on route',
      'Lead rider and mechanic',
      'Pick-up for luggage',
      'Nine nights, breakfast and dinner',
      'Inner-line permits',
      'Oxygen in the vehicle',
      'Ladakhi motorcycles from Leh',
    ],
    notIncluded: ['Riding gear', 'Damage beyond the deposit', 'Flight out of Leh', 'Lunches at dhabas'],
    additionalInfo: [
      'Two-wheeler licence, and an international permit for visitors.',
      'Deposit ₹10,000, given back in Leh minus what you bent.',
      'Streams at Pagal Nala and Zing Zing Bar are lower before noon, hence the early starts.',
      'Boots over the ankle and a jacket with armour are compulsory; hire is ₹600 a day.',
    ],
    languages: ['en', 'hi', 'de', 'es'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Manali, keys and mud',
        details:
          'Bikes at two in Old Manali, levers adjusted to your fingers, an hour of practice in the riverbed at Solang.',
      },
      {
        title: 'Under the Rohtang to Jispa',
        details:
          'Nine kilometres of tunnel, and the clouds stay behind. Sissu’s waterfall, fuel at Tandi (the last for 350 km), a river camp at 3,200 metres.',
      },
      {
        title: 'Baralacha La and Sarchu',
        details:
          'Ninety kilometres, one pass at 4,890 metres, one blue lake. Afternoon on your back at 4,290; soup at six.',
      },
      {
        title: 'Gata Loops to Leh',
        details:
          'The long one: 250 kilometres, twenty-one bends, Lachung La, forty flat kilometres on the More plain, Tanglang La at 5,328, and the Indus at tea time.',
      },
      { title: 'Leh on foot', details: 'Nothing scheduled except apricot juice. Permits are stamped while you sleep.' },
      {
        title: 'Khardung La to Hunder',
        details:
          'Fresh machines. Up to 5,359 metres and down to dunes with two-humped camels at 3,050, all before three.',
      },
      {
        title: 'Along the Shyok to Pangong',
        details:
          'A hundred and sixty kilometres, half of them gravel beside a river that has no fixed address. Spangmik, 4,250 metres; bring every layer to dinner.',
      },
      {
        title: 'Chang La and Thiksey',
        details:
          'Snow at any month on 5,360 metres. Twelve storeys of monastery on the other side, butter tea optional.',
      },
      {
        title: 'Confluence day',
        details:
          'To Nimmu, where the Zanskar meets the Indus in two colours, with Magnetic Hill on the way for the credulous. Bikes back, deposits too.',
      },
      {
        title: 'Juley',
        details: 'Airport runs from six. The flight to Delhi crosses in seventy minutes what took you four days.',
      },
    ],
    faqs: [
      {
        question: 'How experienced must a rider be for the Leh road?',
        answer: 'Two years with gears, and some gravel. We turn down people who got their licence for this.',
      },
      {
        question: 'Can my wife ride pillion or sit in the pick-up?',
        answer: 'Both, and she may change her mind at every pass.',
      },
      {
        question: 'What happens if the pass is snowed in?',
        answer: 'We wait in Jispa or Sarchu. One spare day is hidden in Leh for this purpose.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 10,
    pictures: [
      ['river-valley', 4980],
      ['snow-trail', 4981],
      ['monastery', 4985],
      ['himalayan-lake', 4983],
      ['desert-camels', 4984],
      ['camp', 4985],
    ],
    reviews: [
      {
        name: 'Jaspreet Dhillon',
        rating: 5,
        comment:
          'Sonu rebuilt my carrier with fencing wire at Pang while the kettle boiled. The slow plan works, nobody was sick.',
        date: '2026-07-20',
      },
      {
        name: 'Matthias Egger',
        rating: 5,
        comment:
          'Well-kept bikes, and a lead rider who looks in his mirrors. Day four is a full working day, my German readers.',
        date: '2025-08-25',
      },
      {
        name: 'Prateek Shenoy',
        rating: 4,
        comment: 'Pangong tents were cold and dear, scenery out of this world. Deposit returned in full.',
        date: '2026-09-05',
      },
    ],
  },
  {
    slug: 'solang-paragliding-day-from-manali',
    name: 'Solang Paragliding Day from Manali',
    destination: 'manali',
    location: 'Manali, Himachal Pradesh',
    latitude: 32.3164,
    longitude: 77.1573,
    type: null,
    featured: false,
    privateTour: false,
    description:
      'Most who fly at Solang hop from the small hill and are down in ninety seconds. This is the other flight: up by ropeway to the shoulder of Fatru, a walk of ten minutes, three running steps, and then a quarter of an hour above the deodars with the Beas a thread and Hanuman Tibba level with your nose.\n\nPilots hold the state’s tandem licence and fly no more than six times a day. If the valley wind comes up they pack, and we have lunch instead and give back your money.',
    duration: '5 hours',
    price: 3400,
    originalPrice: 3900,
    freeCancel: true,
    availability: 'March to mid-July and mid-September to December',
    included: ['High tandem flight', 'Ropeway up', 'Car from Manali and back', 'Helmet, suit and insurance'],
    notIncluded: ['Flight video', 'Snacks at the top', 'Pony to the take-off'],
    additionalInfo: [
      'Between 35 and 95 kilograms, in shoes that tie.',
      'The state bars flying from 15 July to 15 September.',
      'In winter the meadow is snow and you land sitting.',
    ],
    languages: ['hi', 'en'],
    timeSlots: [
      { name: 'Morning', times: ['08:30'] },
      { name: 'Midday', times: ['11:30'] },
    ],
    itinerary: [
      {
        title: 'Up by cable, down by air',
        details:
          'Half an hour’s drive, forms, twelve minutes in the cabin. Waiting belongs to it: the pilot throws grass and looks at it. Flight, landing by the stream, maggi, and Manali by early afternoon.',
      },
    ],
    faqs: [
      {
        question: 'Does one need courage for tandem?',
        answer: 'For the three steps. After that you sit as in an armchair, only higher.',
      },
      {
        question: 'Can spouses fly at the same minute?',
        answer: 'Two pilots start half a minute apart and wave you at each other.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 20,
    pictures: [
      ['paragliding', 4990],
      ['snow-slopes', 4991],
      ['river-valley', 4998],
      ['hill-town', 4993],
    ],
    reviews: [
      {
        name: 'Vandana Shekhawat',
        rating: 5,
        comment: 'Sixteen minutes by my watch. Pilot Negi ji whistled Kishore Kumar over the waterfall.',
        date: '2025-10-19',
      },
      {
        name: 'Arjun Pillai',
        rating: 4,
        comment: 'We waited two hours for the wind, then it was perfect. Carry a book.',
        date: '2026-05-28',
      },
      {
        name: 'Hannah Gould',
        rating: 2,
        comment: 'Wind never came right and the money took twelve days to return. Lunch was nice, but I came to fly.',
        date: '2026-04-02',
      },
    ],
  },
  {
    slug: 'grand-himalayan-road-from-shimla-to-srinagar',
    name: 'Grand Himalayan Road from Shimla to Srinagar',
    destination: 'shimla',
    location: 'Shimla, Himachal Pradesh',
    latitude: 31.1033,
    longitude: 77.1722,
    type: null,
    featured: false,
    privateTour: true,
    description:
      'One line on the map from the Mall in Shimla to a houseboat on the Dal, by way of everything that lies between: Kinnaur’s hanging villages, the mud monasteries of Spiti, the moon lake, the Leh road, the Indus, and out by Drass and the Zoji La. About 1,900 kilometres in a four-wheel-drive with three guests, or six in two.\n\nSixteen days are few for this and enough, because the heights rise in order. You sleep at 2,150, 2,700, 2,960, 3,280 and 3,650 metres before anything higher is asked.\n\nThe drivers are from Kaza. Where the road has gone, and each summer some piece of it has, they get out, look, smoke, and find the other one.',
    duration: '16 days',
    price: 142000,
    freeCancel: false,
    availability: 'Mid-June to mid-September',
    included: [
      'Four-wheel-drive and fuel',
      'Fifteen nights, best there is',
      'Breakfast and dinner',
      'Kinnaur, Spiti and Ladakh permits',
      'Oxygen, satellite messenger',
      'Shikara in Srinagar',
    ],
    notIncluded: ['Flights', 'Lunches and alcohol', 'Monastery donations', 'Nights lost to landslides beyond two'],
    additionalInfo: [
      'Kunzum La opens between late May and the third week of June; we do not promise the first departure.',
      'Tents at Chandratal and Sarchu have beds and cold noses.',
      'Foreign guests need a protected-area permit, made in Reckong Peo in one hour.',
      'Soft bags only, fifteen kilograms each.',
    ],
    languages: ['en', 'hi', 'fr', 'de'],
    timeSlots: [],
    itinerary: [
      {
        title: 'Shimla on the Mall',
        details: 'By toy train from Kalka if you like. Dinner together, map on the tablecloth.',
      },
      {
        title: 'Sarahan',
        details:
          'Six hours along the Sutlej, then a spur at 2,150 metres with the Bhimakali temple, two towers of wood and stone leaning towards each other.',
      },
      {
        title: 'Sangla and Chitkul',
        details:
          'The road is cut into the cliff with a roof of rock. Chitkul, 3,450 metres, has the last potato fields and slate granaries; sleep lower down at Sangla.',
      },
      {
        title: 'Kalpa',
        details:
          'Short drive to a terrace of apple trees facing Kinner Kailash. Its rock pillar changes colour about six times, they say; we have counted four.',
      },
      {
        title: 'Nako and Tabo',
        details:
          'Sutlej becomes Spiti at Khab, and trees end. A thousand-year-old hall at Tabo, dark, with its painted goddesses at eye height.',
      },
      {
        title: 'Dhankar, then Kaza',
        details: 'Monastery on a rotten cliff above a meeting of rivers. Walk to the lake above it as a test of lungs.',
      },
      {
        title: 'Key, Kibber, Langza, Hikkim',
        details: 'Fossils in the stream bed and a postcard from a post office at 4,400 metres, which arrives.',
      },
      {
        title: 'Kunzum La to Chandratal',
        details:
          'Once round the stupas on the pass, clockwise, for luck. Ninety kilometres in five hours and a lake at the end of them.',
      },
      {
        title: 'Down to Lahaul',
        details: 'By Batal and Chatru, boulders the size of lorries, to Keylong’s willows and proper tarmac at Jispa.',
      },
      { title: 'Sarchu', details: 'An easy day, for Baralacha La has views and no kiosk. Pashmina goats at evening.' },
      {
        title: 'Tso Kar',
        details: 'Over two passes and into the salt basin at 4,530 metres. Black-necked cranes, wild asses, silence.',
      },
      { title: 'Leh', details: 'Tanglang La before lunch. Shey’s ruined palace in the last sun and a real shower.' },
      {
        title: 'Thiksey and Hemis',
        details:
          'Long horns at six in the morning on the roof. Afternoon in the old town with a carpenter who restores it.',
      },
      {
        title: 'Lamayuru to Kargil',
        details:
          'The moonland beneath Fotu La, then Mulbekh’s Maitreya, nine metres of him beside the road. Apricots at Kargil.',
      },
      {
        title: 'Zoji La',
        details:
          'Drass, second-coldest village of the inhabited world according to its sign; stone turns to pasture within one descent. Srinagar by five.',
      },
      {
        title: 'Vegetable market by boat',
        details: 'At half past five among turnips and tea. Flights leave from ten.',
      },
    ],
    faqs: [
      {
        question: 'Can we join only from Manali, or stop at Leh?',
        answer:
          'Both are possible, by the tunnel to Jispa on day nine, or a flight out on day thirteen; the price follows the days.',
      },
      {
        question: 'Is sixteen days of jeep bad for the back?',
        answer: 'The rough hours are some thirty of a hundred. Front seat rotates, and there is a walk each day.',
      },
      {
        question: 'What comfort may we expect in Spiti?',
        answer: 'Clean homes with solar geysers and yak blankets. The plumbing is honest rather than elegant.',
      },
    ],
    ticketType: 'simple',
    popularFilters: [],
    places: 6,
    pictures: [
      ['river-valley', 5000],
      ['monastery', 5001],
      ['himalayan-lake', 5002],
      ['dal-lake', 5003],
      ['hill-town', 5004],
      ['snow-trail', 5005],
    ],
    reviews: [
      {
        name: 'Charlotte Beaumont',
        rating: 5,
        comment: 'Driver Tenzin read the road like a paper. My postcard from Hikkim reached Lyon before I did.',
        date: '2025-08-08',
      },
      {
        name: 'Ashok Ramanathan',
        rating: 5,
        comment: 'At 68 I had no trouble thanks to the gradual heights. Tso Kar with cranes was my day of the year.',
        date: '2026-08-29',
      },
      {
        name: 'Sarita Kohli',
        rating: 4,
        comment: 'Dear, and I do not know what I would leave out. Sarchu’s tent was minus two and I told them so.',
        date: '2026-07-11',
      },
    ],
  },
  {
    slug: 'markha-valley-from-leh',
    name: 'Markha Valley from Leh',
    destination: 'leh',
    location: 'Leh, Ladakh',
    latitude: 34.1642,
    longitude: 77.5848,
    type: 'adventure',
    featured: false,
    privateTour: false,
    description:
      'A river to follow, villages to sleep in, one high pass at the end: the Markha is the friendliest long walk in Ladakh. Homestays belong to the women of the valley, who take guests by turns so that every house earns. One eats skyu by the stove under shelves of copper, and is taught the words for more and enough, of which the second is ignored.\n\nAbove Hankar there are no houses. At Nimaling, 4,720 metres, shepherds bring the whole valley’s sheep home at five o’clock through our camp, and in the morning Kongmaru La opens on the Karakoram.',
    duration: '9 days',
    price: 41500,
    freeCancel: true,
    availability: 'Mid-June to September',
    included: [
      'Three hotel nights in Leh',
      'Homestays and one camp',
      'Every meal on the walk',
      'Guide from Skiu',
      'Ponies for the bags',
      'Hemis park fees',
      'Transfers by car',
    ],
    notIncluded: ['Flights to Leh', 'Dinners in town', 'Sleeping bag', 'Extra riding pony'],
    additionalInfo: [
      'Two full days in Leh come first, and are not to be bargained down.',
      'Mattresses on the floor, dry toilets, wonderful yoghurt.',
      'Wading shoes are needed in July.',
    ],
    languages: ['en', 'hi', 'fr'],
    timeSlots: [],
    itinerary: [
      { title: 'Landing at 3,500 metres', details: 'Bed, soup, bed. At five a slow turn through the bazaar.' },
      {
        title: 'A second lazy day',
        details: 'Shanti stupa by car and down on foot. The guide goes through your bag and removes a third.',
      },
      {
        title: 'Chilling to Skiu',
        details:
          'Sixty kilometres along Indus and Zanskar to the coppersmiths’ village, then eight on foot among sea buckthorn.',
      },
      {
        title: 'Skiu to Markha',
        details: 'Twenty flat-ish kilometres, seven hours. Parachute-cloth tea tents turn up when needed.',
      },
      {
        title: 'Hankar',
        details:
          'Tacha monastery stands on a fin of rock; its monk comes twice a month. Eleven kilometres and an early beer of barley.',
      },
      {
        title: 'Nimaling',
        details:
          'Two hours to the tarns that hold Kang Yatse, another two to the plateau. Yaks, wind, eight hundred sheep.',
      },
      {
        title: 'Over Kongmaru La',
        details:
          'Five thousand two hundred and sixty metres by nine o’clock. A steep gorge of red and purple slate, and the car at Shang Sumdo at four.',
      },
      {
        title: 'Hemis and hot water',
        details: 'Ladakh’s richest monastery before the coaches, and an afternoon in which nobody walks.',
      },
      { title: 'Away', details: 'The morning flights see the whole route from the left-hand windows.' },
    ],
    faqs: [
      {
        question: 'Has the new road spoilt the Markha?',
        answer: 'It reaches as far as Skiu and on some stretches beyond; we keep to the other bank where there is one.',
      },
      {
        question: 'Can vegetarians live on homestay food?',
        answer: 'They do so very well: barley, greens, cheese, and eggs if asked for.',
      },
    ],
    ticketType: 'simple',
    popularFilters: ['free_cancellation'],
    places: 10,
    pictures: [
      ['monastery', 5010],
      ['river-valley', 5011],
      ['trek-camp', 5012],
      ['snow-trail', 5013],
      ['homestay', 5014],
    ],
    reviews: [
      {
        name: 'Inês Carvalho',
        rating: 5,
        comment: 'Ama-le in Hankar filled my bowl a fourth time and folded my hands round it.',
        date: '2026-08-16',
      },
      {
        name: 'Varun Deshmukh',
        rating: 5,
        comment: 'Guide Stanzin grew up in Skiu; half the valley is his cousin. Sheep through the camp, as told.',
        date: '2025-07-29',
      },
      {
        name: 'Nandita Sarkar',
        rating: 4,
        comment: 'They took my hairdryer out of my bag, rightly. The Markha day is longer than flat-ish suggests.',
        date: '2026-07-02',
      },
    ],
  },
];
