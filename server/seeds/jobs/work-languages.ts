/** The local language, where it is not English: some jobs also require it. */
const byCountry: Record<string, string> = {
  ...of('es', 'AR CL CO MX UY ES'),
  ...of('pt', 'BR PT'),
  ...of('ar', 'EG JO MA'),
  ...of('fr', 'FR RW'),
  NO: 'nb',
  DE: 'de',
  PL: 'pl',
  JP: 'ja',
  CZ: 'cs',
  EE: 'et',
  FI: 'fi',
  GE: 'ka',
  ID: 'id',
  KR: 'ko',
  NL: 'nl',
  RO: 'ro',
  SE: 'sv',
  TR: 'tr',
  UA: 'uk',
  VN: 'vi',
  KE: 'sw',
  IN: 'hi',
  PH: 'tl',
}

function of(language: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, language]))
}

export const languagesOf = (country: string): string[] => [byCountry[country] ?? 'en']
