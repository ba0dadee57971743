// Countries that cannot be paid into through the banking system because of comprehensive sanctions. A job there would
// fail at the first invoice, so this is checked first. The list is deliberately short: sanctions against individual
// people or banks say nothing about a country.

export const unreachableCountries: readonly string[] = ['CU', 'IR', 'KP']

export const isReachable = (country: string): boolean => !unreachableCountries.includes(country)
