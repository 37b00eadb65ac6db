import { plainWords } from '../../catalog/plain-words.ts';

/** Names of landmarks in Devanagari, by part of their English name; nearby places have no other names. */
const names: Readonly<Record<string, readonly string[]>> = {
  'Taj Mahal': ['ताज महल', 'ताजमहल'],
  'Agra Fort': ['आगरा किला', 'लाल किला'],
  'Red Fort': ['लाल किला'],
  'Qutub Minar': ['कुतुब मीनार', 'क़ुतुब मीनार'],
  'Humayun’s Tomb': ['हुमायूँ का मकबरा', 'हुमायूं मकबरा'],
  'India Gate': ['इंडिया गेट'],
  'Lotus Temple': ['कमल मंदिर', 'लोटस टेंपल'],
  'Jama Masjid': ['जामा मस्जिद'],
  'Nizamuddin dargah': ['निज़ामुद्दीन दरगाह', 'निजामुद्दीन दरगाह'],
  'Hawa Mahal': ['हवा महल'],
  'Amer Fort': ['आमेर किला', 'आमेर का किला'],
  'Amber Fort': ['आमेर किला', 'आमेर का किला'],
  'Jantar Mantar': ['जंतर मंतर'],
  'City Palace': ['सिटी पैलेस'],
  Mehrangarh: ['मेहरानगढ़'],
  Pichola: ['पिछोला झील'],
  'Gateway of India': ['गेटवे ऑफ इंडिया'],
  'Golden Temple': ['स्वर्ण मंदिर', 'हरमंदिर साहिब'],
  Wagah: ['वाघा बॉर्डर', 'अटारी'],
  'Har Ki Pauri': ['हर की पौड़ी', 'हर की पैड़ी'],
  'Mansa Devi': ['मनसा देवी'],
  'Laxman Jhula': ['लक्ष्मण झूला'],
  'Ram Jhula': ['राम झूला'],
  'Parmarth Niketan': ['परमार्थ निकेतन'],
  'Neelkanth Mahadev': ['नीलकंठ महादेव'],
  Dashashwamedh: ['दशाश्वमेध घाट'],
  'Assi Ghat': ['अस्सी घाट'],
  'Kashi Vishwanath': ['काशी विश्वनाथ'],
  'Dal Lake': ['डल झील'],
  'Naina Devi': ['नैना देवी'],
  Hadimba: ['हिडिंबा देवी मंदिर', 'हडिम्बा मंदिर'],
  'Solang Nala': ['सोलंग घाटी'],
  'Atal Tunnel': ['अटल सुरंग', 'अटल टनल'],
  'Mall Road': ['मॉल रोड', 'माल रोड'],
  'Viceregal Lodge': ['वायसराय लॉज'],
  'Howrah Bridge': ['हावड़ा ब्रिज', 'हावड़ा पुल'],
  Mahabodhi: ['महाबोधि मंदिर'],
  Konark: ['कोणार्क सूर्य मंदिर'],
  Jagannath: ['जगन्नाथ मंदिर'],
  Meenakshi: ['मीनाक्षी मंदिर'],
  // kinds of landmarks, which are unique together with the name of their place
  airport: ['हवाई अड्डा', 'एयरपोर्ट'],
  junction: ['जंक्शन', 'रेलवे स्टेशन'],
  'railway station': ['रेलवे स्टेशन'],
  'bus stand': ['बस अड्डा', 'बस स्टैंड'],
};
const known = Object.entries(names).map(([name, others]) => ({ part: ` ${plainWords(name)} `, others }));

/** Other names of a landmark: 'ताज महल' for 'Taj Mahal, east gate'. */
export function otherNamesOfLandmark(name: string): readonly string[] {
  const plain = ` ${plainWords(name)} `;
  return known.flatMap(({ part, others }) => (plain.includes(part) ? others : []));
}
