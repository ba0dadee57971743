// Cities that a search recognises as places. Not from the gazetteer, which has a Mobile, a Reading, a Nice and an Of: nobody
// searching for mobile development means the one in Alabama.

const rows = `
  Abidjan|CI; Abu Dhabi|AE; Accra|GH; Addis Ababa|ET; Algiers|DZ; Almaty|KZ; Amman|JO; Amsterdam|NL; Ankara|TR;
  Antananarivo|MG; Asunción|PY; Athens|GR; Atlanta|US; Auckland|NZ; Austin|US; Baku|AZ; Bandung|ID; Bangkok|TH;
  Barcelona|ES; Beijing|CN; Beirut|LB; Belgrade|RS; Belo Horizonte|BR; Bengaluru|IN; Bergen|NO; Berlin|DE;
  Bishkek|KG; Bogotá|CO; Boston|US; Bratislava|SK; Brisbane|AU; Brussels|BE; Bucharest|RO; Budapest|HU;
  Buenos Aires|AR; Cairo|EG; Calgary|CA; Cape Town|ZA; Caracas|VE; Casablanca|MA; Cebu City|PH; Chennai|IN;
  Chiang Mai|TH; Chicago|US; Chișinău|MD; Cluj-Napoca|RO; Colombo|LK; Copenhagen|DK; Curitiba|BR; Córdoba|AR;
  Da Nang|VN; Dakar|SN; Dar es Salaam|TZ; Delhi|IN; Denver|US; Dhaka|BD; Dubai|AE; Dublin|IE; Edinburgh|GB;
  Florianópolis|BR; Frankfurt|DE; Gaza|PS; Gdańsk|PL; Geneva|CH; Gothenburg|SE; Guadalajara|MX; Guatemala City|GT;
  Hamburg|DE; Hanoi|VN; Harare|ZW; Havana|CU; Helsinki|FI; Ho Chi Minh City|VN; Hong Kong|HK; Honolulu|US;
  Hyderabad|IN; Ibadan|NG; Islamabad|PK; Istanbul|TR; Izmir|TR; Jakarta|ID; Jeddah|SA; Jerusalem|IL;
  Johannesburg|ZA; Kampala|UG; Karachi|PK; Kathmandu|NP; Kigali|RW; Kingston|JM; Kinshasa|CD; Kraków|PL;
  Kuala Lumpur|MY; Kyiv|UA; La Paz|BO; Lagos|NG; Lahore|PK; Lima|PE; Lisbon|PT; Ljubljana|SI; London|GB;
  Los Angeles|US; Luanda|AO; Lusaka|ZM; Luxembourg|LU; Lviv|UA; Lyon|FR; Madrid|ES; Manila|PH; Maputo|MZ;
  Medellín|CO; Melbourne|AU; Mexico City|MX; Miami|US; Milan|IT; Mombasa|KE; Montevideo|UY; Montréal|CA; Mumbai|IN;
  Munich|DE; Nairobi|KE; New York|US; Nicosia|CY; Osaka|JP; Oslo|NO; Panama City|PA; Paris|FR; Perth|AU;
  Phnom Penh|KH; Port Louis|MU; Porto|PT; Prague|CZ; Pune|IN; Quito|EC; Recife|BR; Reykjavík|IS; Riga|LV;
  Rio de Janeiro|BR; Riyadh|SA; Rome|IT; Rotterdam|NL; San Francisco|US; San José|CR; San Juan|PR; San Salvador|SV;
  Santiago|CL; Santo Domingo|DO; Sarajevo|BA; Seattle|US; Seoul|KR; Shanghai|CN; Shenzhen|CN; Singapore|SG;
  Skopje|MK; Sofia|BG; Split|HR; Stockholm|SE; Surabaya|ID; Sydney|AU; São Paulo|BR; Taipei|TW; Tallinn|EE;
  Tashkent|UZ; Tbilisi|GE; Tel Aviv|IL; Tirana|AL; Tokyo|JP; Toronto|CA; Tunis|TN; Ulaanbaatar|MN; Valencia|ES;
  Valletta|MT; Vancouver|CA; Vienna|AT; Vilnius|LT; Warsaw|PL; Wellington|NZ; Windhoek|NA; Winnipeg|CA; Wrocław|PL;
  Yerevan|AM; Zagreb|HR; Zürich|CH
`

export const knownCities: readonly { name: string; country: string }[] = rows.split(';').map((row) => {
  const [name = '', country = ''] = row.trim().split('|')
  return { name, country }
})
