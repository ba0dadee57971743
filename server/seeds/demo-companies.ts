// Fictional companies. Any resemblance to a real name is coincidental; tell us and we will change it.

import { findCity } from '#server/features/base/reference/reference.service.ts'
import { lazily } from '#shared/kit/lazily.ts'

export type DemoCompany = {
  name: string
  country: string
  city: string
  timeZone: string
  industry: string
  size: string
  about: string
}

const companies = `
  Fjordpay | NO | Oslo | finance | 51-200
  Fjordpay pays salaries across borders in the currency people live in, and shows every fee before the button is pressed. Shipping clerks in Ålesund were the first to use it; crews in nineteen countries are paid with it today.

  Brisa Telhado | PT | Lisbon | energy | 11-50
  We put small solar plants on the roofs of schools and sell the summer surplus to their neighbours. The software that decides who gets which kilowatt hour is ours, and it is boring on purpose.

  Kijani Logistics | KE | Nairobi | logistics | 201-1000
  Four hundred motorbikes, two rail yards and one dispatch room: Kijani carries medicine and groceries between Mombasa and Kisumu. Our planners fight over minutes, our drivers own shares.

  Pampa Grano | AR | Buenos Aires | agriculture | 51-200
  Grain silos talk to us: moisture, heat, the price in Rosario this morning. Farmers get one message a day that says sell, hold or open the lid.

  Lumen Kraków | PL | Kraków | education | 11-50
  Evening schools lost their timetables, so Lumen wrote them new ones. Eighty thousand adults in Poland now finish the exam they once walked away from, at a pace that leaves room for a night shift.

  Oficina Aberta | BR | São Paulo | manufacturing | 51-200
  A workshop that anyone can book by the hour from their browser: laser cutters, looms, a foundry on Thursdays. We build the machines' safety software and rent it to forty other workshops.

  Caatinga Health | BR | Recife | health | 201-1000
  Caatinga brings the clinic to places the bus does not reach. Nurses carry a tablet and a cool box; doctors on call read the numbers from wherever they happen to live.

  Havrevind | NO | Bergen | energy | 201-1000
  Turbines in rough water need someone who listens to them. Havrevind hears a bearing fail eleven days before it does and sends the boat while the sea is still calm.

  Steinbock Werkzeuge | DE | Munich | manufacturing | 1001-5000
  Since 1924 we have made drills; since 2016 the drills tell the foreman when they are blunt. The second part is written by a team that sits in nine time zones and meets once a year in the mountains.

  Ankerplatz | DE | Hamburg | logistics | 51-200
  Every container that waits costs someone money and everyone diesel. Ankerplatz swaps berths between ports like seats on a train.

  Papaya Ledger | IN | Bengaluru | finance | 201-1000
  Bookkeeping for kiosks, tailors and tea stalls, spoken instead of typed, in eleven Indian languages. The auditor sees double entry; the owner sees a green or a red mango.

  Monsoon Robotics | IN | Pune | agriculture | 51-200
  Our weeding robot is slower than a person and never tired. It has walked nine thousand kilometres between rows of onions without spraying a drop.

  Suvarna Books | IN | Chennai | media | 11-50
  Suvarna sets books in scripts that software forgot. If a letter cannot be typed, we draw it, encode it and give it away.

  Bluewater Telecoms | PH | Manila | telecommunications | 1001-5000
  Seven thousand islands, one phone number. We lay the cable, rent the towers and answer the phone ourselves, in Tagalog, Cebuano and Ilocano.

  Isla Learning | PH | Cebu City | education | 51-200
  Nurses who leave for abroad study with Isla first. Then they come back as our teachers, for an hour a week, from a ward in Leeds or Riyadh.

  Lagos Metro Maps | NG | Lagos | mobility | 11-50
  The danfo has no timetable, but it has habits. We count them, and a million commuters leave home twelve minutes later because of it.

  Harmattan Cloud | NG | Ibadan | developer_tools | 11-50
  Hosting that survives the generator being switched off. Harmattan keeps a second copy of every service one hill further and changes over before the fan stops turning.

  Accra Loom | GH | Accra | commerce | 51-200
  Weavers in Bonwire sell straight to shops in Osaka and Oslo through Accra Loom. We do customs, photographs and the awkward letters about delivery.

  Mizu Instruments | JP | Osaka | science | 201-1000
  Mizu measures water: salt, lead, a virus at one part in a billion. The instruments are built in Osaka; the people who teach them what to look for are everywhere rivers are.

  Tidewright Marine | NZ | Auckland | science | 1-10
  Three oceanographers and a welder. We drop buoys that come up again by themselves, with a month of whale song inside.

  Kowhai Clinics | NZ | Wellington | health | 51-200
  A family doctor by video for people on farms, with the same face every time. Continuity is the treatment; the rest is plumbing, and we are proud of the plumbing.

  Maple & Moss | CA | Montréal | games | 51-200
  Quiet games about gardening, weather and getting old. Our last one was played for six million hours and contains no countdown whatsoever.

  Prairie Signal | CA | Calgary | telecommunications | 201-1000
  Grain elevators make excellent antenna masts. Prairie Signal hangs radios on them and sells internet to the farms below at the city's price.

  Cordillera Bank Tools | CL | Santiago | finance | 51-200
  We write the dull middle of a bank: accounts, limits, night runs. Eleven cooperatives from Arica to Punta Arenas have thrown their old mainframe out since they met us.

  Cafetal Directo | CO | Medellín | commerce | 11-50
  A roaster in Ghent can see the slope its coffee grew on and what the picker earned that week. Cafetal runs the auction, the scale and the bank transfer.

  Nopal Studio | MX | Mexico City | media | 11-50
  Documentaries for the ear. Nopal's editors cut sound from five continents and argue about silence.

  Tortuga Seguros | MX | Guadalajara | finance | 201-1000
  Insurance for people whose income changes every week. Pay on good days, stay covered on bad ones; the maths behind it took us four years.

  Ríoplata Transit | UY | Montevideo | mobility | 51-200
  One ticket for ferry, bus and bicycle on both banks of the river. Uruguay was the easy half.

  Mekong Cold Chain | VN | Ho Chi Minh City | logistics | 201-1000
  A mango is ripe for nine days. Mekong knows where each crate is in those nine days and how warm it has been.

  Lotus Compiler | VN | Da Nang | developer_tools | 1-10
  We make old programs run on new machines without their source. Twelve people, one compiler, customers who prefer not to be named in museums and airports.

  Nusa Energi | ID | Jakarta | energy | 201-1000
  Batteries the size of a fridge, leased by the month to warungs and workshops. When a whole street has one, Nusa turns the street into a power station.

  Rimba Watch | ID | Bandung | public_services | 11-50
  From orbit a cut tree looks like a missing pixel. Rimba tells the village, the ministry and the buyer of the timber within the same hour.

  Bosphorus Freight | TR | Istanbul | logistics | 51-200
  Trucks between Europe and Asia queue at three bridges and one tunnel. Bosphorus sells places in the queue and gives the money back when it was wrong.

  Nilometer | EG | Cairo | agriculture | 11-50
  Fields along the Nile drink by rota. Our valves keep the rota, record it, and let two quarrelling neighbours look at the same number.

  Atlas Argan | MA | Casablanca | commerce | 51-200
  A cooperative of cooperatives: sixty villages, one warehouse, one export licence. Atlas keeps the books in Tamazight and French and the margins in the villages.

  Petra Schools | JO | Amman | education | 51-200
  Children who moved three times in two years have three half school records. Petra makes one whole one and a plan for next Monday.

  Thousand Hills Drones | RW | Kigali | health | 51-200
  Blood, vaccines and once a wedding ring. Our aircraft land in a field the size of a tablecloth and phone ahead.

  Table Bay Security | ZA | Cape Town | security | 51-200
  We break into hospitals, by invitation, and stay until the hole is closed. The report has one page for the board and ninety for the engineers.

  Kadakas Games | EE | Tallinn | games | 11-50
  Board games with an opponent who is far away. Kadakas's little wooden robot moves the pieces for them.

  Sininen Data | FI | Helsinki | science | 51-200
  Sininen lends supercomputers by the minute to people who study ice. Bring a question, not a credit card; most of our customers are students.

  Saffron Ledger | ES | Valencia | finance | 1-10
  Invoices for people who hate invoices. Take a picture, say who owes it, go back to the paella.

  Atelier Mercure | FR | Lyon | manufacturing | 51-200
  We build the scales that pharmacies trust. A gram is a gram in Lyon, Lomé and Lima, and we can prove it on paper.

  Hexham & Daughters | GB | Edinburgh | construction | 201-1000
  Stone houses can be warm. Hexham plans the insulation, orders the lime and trains the mason who has to explain it to a doubtful grandmother.

  Polder Works | NL | Rotterdam | public_services | 201-1000
  Half of our country is below the sea, so we became careful. Polder Works sells that care to other deltas: pumps, models, and the habit of meeting every Tuesday.

  Northlight Freight | SE | Gothenburg | logistics | 51-200
  Timber south, oranges north. Northlight fills the lorries that would go home empty.

  Carpathian Labs | RO | Cluj-Napoca | developer_tools | 51-200
  Test farms for phones nobody sells any more. If your app must run on a nine-year-old handset in a mine, ours is the shelf it was tried on.

  Vltava Motion | CZ | Prague | mobility | 201-1000
  Trams last fifty years, their brains five. We swap the brains overnight, between the last run and the first.

  Kartuli Tables | GE | Tbilisi | hospitality | 11-50
  A supra needs thirty chairs and a good toast. Kartuli finds the house, the cook and the toastmaster for visitors who have come a long way.

  Dnipro Relay | UA | Kyiv | telecommunications | 51-200
  Networks that mend themselves when a mast falls. We learned to build them quickly and now teach it slowly.

  Hanok Devices | KR | Seoul | health | 201-1000
  Hearing aids that know the difference between a cricket and a kettle. Seoul designs the chip; the sounds are collected by listeners in thirty-one countries.

  Blue Ridge Ledger | US | Atlanta | public_services | 51-200
  Small towns publish budgets as scanned paper. Blue Ridge turns them into something a neighbour can question at a meeting.

  Juniper Field | US | Denver | construction | 11-50
  Cabins that arrive on one trailer and leave no foundation. Juniper's planners work out the wind, the snow and the neighbour's view before anyone buys a plank.

  Bahari Reefs | KE | Mombasa | science | 11-50
  Coral grows where someone keeps counting it. Bahari pays fishing families to photograph the same square of reef every full moon and turns the pictures into a map that ministers can read.

  Highveld Metering | ZA | Johannesburg | energy | 201-1000
  When the power goes, the meter should know first. Ours tells the kitchen how long the freezer will last and the grid where to send the van.

  Skerry Mail | SE | Stockholm | telecommunications | 11-50
  Post for islands, by boat and by packet radio. Skerry writes the software that decides which of the two is quicker today.

  Canal House Insurance | NL | Amsterdam | finance | 201-1000
  Water damage is not bad luck, it is Tuesday. Canal House insures cellars by the measured height of the street and pays within the week.

  Thistle & Quay | GB | London | media | 51-200
  Audiobooks read by people from the place the story plays in. Our casting desk has a phone number in every county and a list of retired postmen.

  Sagrada Tools | ES | Barcelona | construction | 51-200
  Scaffolding that reports its own loose bolts. Sagrada rents it by the day and has not had a fall since 2019.

  Lumière Lente | FR | Paris | games | 11-50
  We make board games that continue on a telephone when the guests have gone home. The dice are wooden, the rest is mathematics.

  Ege Orchards | TR | Izmir | agriculture | 51-200
  Figs are picked at four in the morning and sold by nine. Ege's planners know every tree, every truck and every aunt.

  Red River Sensors | VN | Hanoi | manufacturing | 201-1000
  A dike is a wall of mud with opinions. Red River buries sensors in it and calls the village before the village calls us.

  Perak Reads | ID | Surabaya | education | 51-200
  Libraries on scooters, with a printer for the last chapter. Perak lends in nine languages and lets children pay in reviews.

  Gobi Relief Maps | GE | Tbilisi | public_services | 11-50
  Rescue teams get lost in places that have no addresses. Gobi draws maps from the descriptions of shepherds and keeps them on devices that run for a month.

  Copihue Clinics | CL | Santiago | health | 201-1000
  Physiotherapy for people who live four hours from the next hospital. The exercise is local, the second opinion comes from anywhere.
`

function readCompany(block: string): DemoCompany {
  const [facts = '', about = ''] = block.split('\n').map((line) => line.trim())
  const [name = '', country = '', city = '', industry = '', size = ''] = facts.split(' | ')
  const place = findCity(city, country)
  if (!place) throw new Error(`${city} is not among the cities`)
  return { name, country, city, timeZone: place.timeZone, industry, size, about }
}

export const demoCompanies = lazily((): readonly DemoCompany[] => companies.trim().split('\n\n').map(readCompany))
