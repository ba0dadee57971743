// Cities people can choose from: where remote workers and their employers live. Name, country, zone, latitude and longitude of
// the centre, accurate to about a kilometre.

import type { City } from '#shared/features/base/reference/reference.contract.ts'

const rows = `
  Abidjan|CI|Africa/Abidjan|5.36|-4.01
  Abu Dhabi|AE|Asia/Dubai|24.45|54.38
  Accra|GH|Africa/Accra|5.6|-0.19
  Addis Ababa|ET|Africa/Addis_Ababa|9.03|38.74
  Algiers|DZ|Africa/Algiers|36.75|3.06
  Almaty|KZ|Asia/Almaty|43.24|76.89
  Amman|JO|Asia/Amman|31.95|35.93
  Amsterdam|NL|Europe/Amsterdam|52.37|4.9
  Ankara|TR|Europe/Istanbul|39.93|32.86
  Antananarivo|MG|Indian/Antananarivo|-18.88|47.51
  Asunción|PY|America/Asuncion|-25.26|-57.58
  Athens|GR|Europe/Athens|37.98|23.73
  Atlanta|US|America/New_York|33.75|-84.39
  Auckland|NZ|Pacific/Auckland|-36.85|174.76
  Austin|US|America/Chicago|30.27|-97.74
  Baku|AZ|Asia/Baku|40.41|49.87
  Bandung|ID|Asia/Jakarta|-6.92|107.61
  Bangkok|TH|Asia/Bangkok|13.76|100.5
  Barcelona|ES|Europe/Madrid|41.39|2.17
  Beijing|CN|Asia/Shanghai|39.9|116.41
  Beirut|LB|Asia/Beirut|33.89|35.5
  Belgrade|RS|Europe/Belgrade|44.79|20.45
  Belo Horizonte|BR|America/Sao_Paulo|-19.92|-43.94
  Bengaluru|IN|Asia/Kolkata|12.97|77.59
  Bergen|NO|Europe/Oslo|60.39|5.32
  Berlin|DE|Europe/Berlin|52.52|13.4
  Bishkek|KG|Asia/Bishkek|42.87|74.59
  Bogotá|CO|America/Bogota|4.71|-74.07
  Boston|US|America/New_York|42.36|-71.06
  Bratislava|SK|Europe/Bratislava|48.15|17.11
  Brisbane|AU|Australia/Brisbane|-27.47|153.03
  Brussels|BE|Europe/Brussels|50.85|4.35
  Bucharest|RO|Europe/Bucharest|44.43|26.1
  Budapest|HU|Europe/Budapest|47.5|19.04
  Buenos Aires|AR|America/Argentina/Buenos_Aires|-34.6|-58.38
  Cairo|EG|Africa/Cairo|30.04|31.24
  Calgary|CA|America/Edmonton|51.05|-114.07
  Cape Town|ZA|Africa/Johannesburg|-33.92|18.42
  Caracas|VE|America/Caracas|10.48|-66.9
  Casablanca|MA|Africa/Casablanca|33.57|-7.59
  Cebu City|PH|Asia/Manila|10.32|123.89
  Chennai|IN|Asia/Kolkata|13.08|80.27
  Chiang Mai|TH|Asia/Bangkok|18.79|98.98
  Chicago|US|America/Chicago|41.88|-87.63
  Chișinău|MD|Europe/Chisinau|47.01|28.86
  Cluj-Napoca|RO|Europe/Bucharest|46.77|23.62
  Colombo|LK|Asia/Colombo|6.93|79.86
  Copenhagen|DK|Europe/Copenhagen|55.68|12.57
  Curitiba|BR|America/Sao_Paulo|-25.43|-49.27
  Córdoba|AR|America/Argentina/Buenos_Aires|-31.42|-64.18
  Da Nang|VN|Asia/Ho_Chi_Minh|16.05|108.2
  Dakar|SN|Africa/Dakar|14.72|-17.47
  Dar es Salaam|TZ|Africa/Dar_es_Salaam|-6.79|39.21
  Delhi|IN|Asia/Kolkata|28.61|77.21
  Denver|US|America/Denver|39.74|-104.99
  Dhaka|BD|Asia/Dhaka|23.81|90.41
  Dubai|AE|Asia/Dubai|25.2|55.27
  Dublin|IE|Europe/Dublin|53.35|-6.26
  Edinburgh|GB|Europe/London|55.95|-3.19
  Florianópolis|BR|America/Sao_Paulo|-27.6|-48.55
  Frankfurt|DE|Europe/Berlin|50.11|8.68
  Gaza|PS|Asia/Gaza|31.5|34.47
  Gdańsk|PL|Europe/Warsaw|54.35|18.65
  Geneva|CH|Europe/Zurich|46.2|6.14
  Gothenburg|SE|Europe/Stockholm|57.71|11.97
  Guadalajara|MX|America/Mexico_City|20.67|-103.35
  Guatemala City|GT|America/Guatemala|14.63|-90.51
  Hamburg|DE|Europe/Berlin|53.55|9.99
  Hanoi|VN|Asia/Ho_Chi_Minh|21.03|105.85
  Harare|ZW|Africa/Harare|-17.83|31.05
  Havana|CU|America/Havana|23.11|-82.37
  Helsinki|FI|Europe/Helsinki|60.17|24.94
  Ho Chi Minh City|VN|Asia/Ho_Chi_Minh|10.82|106.63
  Hong Kong|HK|Asia/Hong_Kong|22.32|114.17
  Honolulu|US|Pacific/Honolulu|21.31|-157.86
  Hyderabad|IN|Asia/Kolkata|17.39|78.49
  Ibadan|NG|Africa/Lagos|7.38|3.95
  Islamabad|PK|Asia/Karachi|33.68|73.05
  Istanbul|TR|Europe/Istanbul|41.01|28.98
  Izmir|TR|Europe/Istanbul|38.42|27.14
  Jakarta|ID|Asia/Jakarta|-6.21|106.85
  Jeddah|SA|Asia/Riyadh|21.49|39.19
  Jerusalem|IL|Asia/Jerusalem|31.77|35.21
  Johannesburg|ZA|Africa/Johannesburg|-26.2|28.05
  Kampala|UG|Africa/Kampala|0.35|32.58
  Karachi|PK|Asia/Karachi|24.86|67
  Kathmandu|NP|Asia/Kathmandu|27.72|85.32
  Kigali|RW|Africa/Kigali|-1.94|30.06
  Kingston|JM|America/Jamaica|17.97|-76.79
  Kinshasa|CD|Africa/Kinshasa|-4.44|15.27
  Kraków|PL|Europe/Warsaw|50.06|19.94
  Kuala Lumpur|MY|Asia/Kuala_Lumpur|3.14|101.69
  Kyiv|UA|Europe/Kyiv|50.45|30.52
  La Paz|BO|America/La_Paz|-16.49|-68.12
  Lagos|NG|Africa/Lagos|6.52|3.38
  Lahore|PK|Asia/Karachi|31.55|74.34
  Lima|PE|America/Lima|-12.05|-77.04
  Lisbon|PT|Europe/Lisbon|38.72|-9.14
  Ljubljana|SI|Europe/Ljubljana|46.06|14.51
  London|GB|Europe/London|51.51|-0.13
  Los Angeles|US|America/Los_Angeles|34.05|-118.24
  Luanda|AO|Africa/Luanda|-8.84|13.23
  Lusaka|ZM|Africa/Lusaka|-15.39|28.32
  Luxembourg|LU|Europe/Luxembourg|49.61|6.13
  Lviv|UA|Europe/Kyiv|49.84|24.03
  Lyon|FR|Europe/Paris|45.76|4.84
  Madrid|ES|Europe/Madrid|40.42|-3.7
  Manila|PH|Asia/Manila|14.6|120.98
  Maputo|MZ|Africa/Maputo|-25.97|32.57
  Medellín|CO|America/Bogota|6.24|-75.58
  Melbourne|AU|Australia/Melbourne|-37.81|144.96
  Mexico City|MX|America/Mexico_City|19.43|-99.13
  Miami|US|America/New_York|25.76|-80.19
  Milan|IT|Europe/Rome|45.46|9.19
  Mombasa|KE|Africa/Nairobi|-4.04|39.67
  Montevideo|UY|America/Montevideo|-34.9|-56.16
  Montréal|CA|America/Toronto|45.5|-73.57
  Mumbai|IN|Asia/Kolkata|19.08|72.88
  Munich|DE|Europe/Berlin|48.14|11.58
  Nairobi|KE|Africa/Nairobi|-1.29|36.82
  New York|US|America/New_York|40.71|-74.01
  Nicosia|CY|Asia/Nicosia|35.19|33.38
  Osaka|JP|Asia/Tokyo|34.69|135.5
  Oslo|NO|Europe/Oslo|59.91|10.75
  Panama City|PA|America/Panama|8.98|-79.52
  Paris|FR|Europe/Paris|48.86|2.35
  Perth|AU|Australia/Perth|-31.95|115.86
  Phnom Penh|KH|Asia/Phnom_Penh|11.56|104.92
  Port Louis|MU|Indian/Mauritius|-20.16|57.5
  Porto|PT|Europe/Lisbon|41.15|-8.61
  Prague|CZ|Europe/Prague|50.08|14.44
  Pune|IN|Asia/Kolkata|18.52|73.86
  Quito|EC|America/Guayaquil|-0.18|-78.47
  Recife|BR|America/Sao_Paulo|-8.05|-34.88
  Reykjavík|IS|Atlantic/Reykjavik|64.15|-21.94
  Riga|LV|Europe/Riga|56.95|24.11
  Rio de Janeiro|BR|America/Sao_Paulo|-22.91|-43.17
  Riyadh|SA|Asia/Riyadh|24.71|46.68
  Rome|IT|Europe/Rome|41.9|12.5
  Rotterdam|NL|Europe/Amsterdam|51.92|4.48
  San Francisco|US|America/Los_Angeles|37.77|-122.42
  San José|CR|America/Costa_Rica|9.93|-84.08
  San Juan|PR|America/Puerto_Rico|18.47|-66.11
  San Salvador|SV|America/El_Salvador|13.69|-89.22
  Santiago|CL|America/Santiago|-33.45|-70.67
  Santo Domingo|DO|America/Santo_Domingo|18.49|-69.93
  Sarajevo|BA|Europe/Sarajevo|43.86|18.41
  Seattle|US|America/Los_Angeles|47.61|-122.33
  Seoul|KR|Asia/Seoul|37.57|126.98
  Shanghai|CN|Asia/Shanghai|31.23|121.47
  Shenzhen|CN|Asia/Shanghai|22.54|114.06
  Singapore|SG|Asia/Singapore|1.35|103.82
  Skopje|MK|Europe/Skopje|42|21.43
  Sofia|BG|Europe/Sofia|42.7|23.32
  Split|HR|Europe/Zagreb|43.51|16.44
  Stockholm|SE|Europe/Stockholm|59.33|18.07
  Surabaya|ID|Asia/Jakarta|-7.26|112.75
  Sydney|AU|Australia/Sydney|-33.87|151.21
  São Paulo|BR|America/Sao_Paulo|-23.55|-46.63
  Taipei|TW|Asia/Taipei|25.03|121.57
  Tallinn|EE|Europe/Tallinn|59.44|24.75
  Tashkent|UZ|Asia/Tashkent|41.3|69.24
  Tbilisi|GE|Asia/Tbilisi|41.72|44.79
  Tel Aviv|IL|Asia/Jerusalem|32.09|34.78
  Tirana|AL|Europe/Tirane|41.33|19.82
  Tokyo|JP|Asia/Tokyo|35.68|139.69
  Toronto|CA|America/Toronto|43.65|-79.38
  Tunis|TN|Africa/Tunis|36.81|10.18
  Ulaanbaatar|MN|Asia/Ulaanbaatar|47.89|106.91
  Valencia|ES|Europe/Madrid|39.47|-0.38
  Valletta|MT|Europe/Malta|35.9|14.51
  Vancouver|CA|America/Vancouver|49.28|-123.12
  Vienna|AT|Europe/Vienna|48.21|16.37
  Vilnius|LT|Europe/Vilnius|54.69|25.28
  Warsaw|PL|Europe/Warsaw|52.23|21.01
  Wellington|NZ|Pacific/Auckland|-41.29|174.78
  Windhoek|NA|Africa/Windhoek|-22.56|17.07
  Winnipeg|CA|America/Winnipeg|49.9|-97.14
  Wrocław|PL|Europe/Warsaw|51.11|17.03
  Yerevan|AM|Asia/Yerevan|40.18|44.51
  Zagreb|HR|Europe/Zagreb|45.81|15.98
  Zürich|CH|Europe/Zurich|47.38|8.54
`

function readRow(row: string): City {
  const [name = '', country = '', timeZone = '', latitude, longitude] = row.trim().split('|')
  return { name, country, timeZone, latitude: Number(latitude), longitude: Number(longitude) }
}

export const cities: readonly City[] = rows.trim().split('\n').map(readRow)
