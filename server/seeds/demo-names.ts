// Fictional people have names that are common in their country, with all accents. Where family names have female and male
// forms, the two lists are separate.

import type { Random } from './random.ts'

type NameList = { given: string; family: string; isFamilyFirst?: true }

const namesByCountry: Record<string, NameList[]> = {
  AR: [
    { given: 'Julieta Camila Agustina Facundo Matías Ignacio', family: 'Gutiérrez Peralta Domínguez Acosta Molina' },
  ],
  BR: [
    { given: 'Larissa Beatriz Fernanda Caio Rafael Vinícius', family: 'Monteiro Araújo Cardoso Teixeira Gonçalves' },
  ],
  CA: [{ given: 'Élise Maude Gabrielle Étienne Olivier Xavier', family: 'Tremblay Gagnon Bélanger Côté Pelletier' }],
  CL: [
    {
      given: 'Javiera Constanza Antonia Benjamín Cristóbal Vicente',
      family: 'Sepúlveda Fuentes Contreras Araya Muñoz',
    },
  ],
  CO: [
    { given: 'Valentina Manuela Daniela Santiago Andrés Esteban', family: 'Restrepo Ospina Londoño Cárdenas Mejía' },
  ],
  CZ: [
    { given: 'Tereza Kateřina Markéta Zuzana', family: 'Dvořáková Procházková Kučerová Veselá' },
    { given: 'Ondřej Jiří Vojtěch Tomáš', family: 'Dvořák Procházka Kučera Veselý' },
  ],
  DE: [{ given: 'Franziska Johanna Annika Lukas Jonas Malte', family: 'Schröder Köhler Böhm Krüger Lehmann' }],
  EE: [{ given: 'Liisa Kadri Maarja Rasmus Tõnis Märt', family: 'Tamm Saar Mägi Põder Rebane' }],
  EG: [{ given: 'Yasmine Mariam Salma Karim Omar Hassan', family: 'Mansour El-Sayed Abdelrahman Farouk Shaker' }],
  ES: [{ given: 'Nuria Lucía Inés Álvaro Íñigo Sergio', family: 'Navarro Ibáñez Ortega Cañas Vidal' }],
  FI: [{ given: 'Aino Helmi Sanni Eero Väinö Mikko', family: 'Mäkinen Korhonen Hämäläinen Järvinen Laine' }],
  FR: [{ given: 'Chloé Inès Manon Théo Rémi Baptiste', family: 'Lefèvre Mercier Dupré Fournier Béranger' }],
  GB: [{ given: 'Imogen Harriet Priya Callum Rhys Alistair', family: 'Whitfield Ashworth Patel Kerr Bevan' }],
  GE: [{ given: 'Nino Tamar Ana Giorgi Luka Levan', family: 'Kapanadze Beridze Lomidze Gelashvili Maisuradze' }],
  GH: [{ given: 'Akosua Efua Abena Kwame Kofi Yaw', family: 'Mensah Owusu Boateng Asante Agyeman' }],
  ID: [{ given: 'Dewi Sri Ayu Bagus Rizky Adi', family: 'Wijaya Santoso Pratama Kusuma Hartono' }],
  IN: [{ given: 'Ananya Kavya Meera Arjun Rohan Vikram', family: 'Iyer Deshpande Nair Banerjee Kulkarni' }],
  JO: [{ given: 'Rania Dina Lina Khaled Tariq Zaid', family: 'Khoury Al-Masri Qasem Nasser Shami' }],
  JP: [{ given: 'Haruka Misaki Yui Daichi Kenta Sōta', family: 'Nakamura Inoue Kobayashi Saitō Ōtsuka' }],
  KE: [{ given: 'Achieng Njeri Chebet Otieno Kiprono Mutua', family: 'Mwangi Odhiambo Wafula Kipkemboi Nzioka' }],
  KR: [
    { given: 'Ji-woo Seo-yeon Ha-eun Min-jun Do-yun Hyun-woo', family: 'Kim Park Choi Jung Han', isFamilyFirst: true },
  ],
  MA: [{ given: 'Salma Imane Khadija Youssef Mehdi Anas', family: 'Benali El-Idrissi Tazi Berrada Chraibi' }],
  MX: [
    { given: 'Ximena Renata Paola Emiliano Rodrigo Iván', family: 'Hernández Villaseñor Zúñiga Cervantes Bautista' },
  ],
  NG: [{ given: 'Chidinma Folake Ngozi Emeka Tunde Babajide', family: 'Adeyemi Nwosu Eze Balogun Ogunleye' }],
  NL: [{ given: 'Femke Sanne Lotte Daan Joris Bram', family: 'Vermeulen Hoekstra Brouwer Dekker Postma' }],
  NO: [{ given: 'Sigrid Marte Åse Håkon Øystein Eirik', family: 'Bakken Lervåg Tveit Østby Haugland' }],
  NZ: [{ given: 'Aroha Maia Georgia Tāne Hemi Finn', family: 'Ngata Parata Campbell Walker Wikaira' }],
  PH: [{ given: 'Maricel Jasmine Rosario Paolo Jericho Miguel', family: 'Santos Mendoza Reyes Bautista Villanueva' }],
  PL: [
    { given: 'Agnieszka Małgorzata Zofia Łucja', family: 'Zielińska Dąbrowska Wiśniewska Lewandowska' },
    { given: 'Paweł Michał Grzegorz Bartłomiej', family: 'Zieliński Dąbrowski Wiśniewski Lewandowski' },
  ],
  PT: [{ given: 'Inês Beatriz Leonor João Gonçalo Tomás', family: 'Figueiredo Magalhães Simões Antunes Brandão' }],
  RO: [{ given: 'Ioana Ștefania Mădălina Andrei Răzvan Cătălin', family: 'Ionescu Dumitrescu Țurcanu Munteanu Bălan' }],
  RW: [{ given: 'Aline Clarisse Divine Eric Patrick Thierry', family: 'Uwimana Mugisha Habimana Niyonzima Ingabire' }],
  SE: [{ given: 'Elsa Linnéa Maja Björn Måns Oskar', family: 'Lindqvist Sjöberg Åkesson Nyström Holm' }],
  TR: [{ given: 'Elif Zeynep Ayşe Emre Çağan Oğuz', family: 'Yıldız Şahin Öztürk Aydın Koç' }],
  UA: [{ given: 'Oksana Solomiia Daryna Taras Bohdan Andrii', family: 'Shevchenko Kovalenko Tkachuk Bondar Moroz' }],
  US: [{ given: 'Naomi Keisha Elena Marcus Wyatt Diego', family: 'Whitaker Jefferson Alvarez Sullivan Nguyen' }],
  UY: [
    {
      given: 'Florencia Martina Lucía Joaquín Nicolás Gastón',
      family: 'Etcheverry Silveira Pintos Rodríguez Bentancor',
    },
  ],
  VN: [{ given: 'Lan Hương Thảo Minh Quân Dũng', family: 'Nguyễn Trần Lê Phạm Đặng', isFamilyFirst: true }],
  ZA: [{ given: 'Thandiwe Nomsa Lerato Sipho Pieter Kagiso', family: 'Dlamini Nkosi Mokoena Botha Naidoo' }],
}

export type DemoName = { full: string; called: string }

/** Distinct people, as many as requested while the lists last; `taken` keeps two companies from sharing one. */
export function drawNames(random: Random, country: string, count: number, taken: Set<string>): DemoName[] {
  const lists = namesByCountry[country]
  if (!lists) throw new Error(`there are no names for ${country}`)
  const drawn = new Map<string, DemoName>()
  // Unique given names: two Lucías in a team of four look like a mistake.
  for (const name of random.shuffle(lists.flatMap(combine))) {
    if (drawn.size === count) break
    if (!taken.has(name.full) && !drawn.has(name.called)) drawn.set(name.called, name)
  }
  for (const { full } of drawn.values()) taken.add(full)
  return [...drawn.values()]
}

const combine = ({ given, family, isFamilyFirst }: NameList): DemoName[] =>
  given
    .split(' ')
    .flatMap((called) =>
      family.split(' ').map((last) => ({ called, full: isFamilyFirst ? `${last} ${called}` : `${called} ${last}` })),
    )
