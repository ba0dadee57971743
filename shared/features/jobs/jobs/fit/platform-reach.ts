// Countries that work cannot be paid into through the banking system because of comprehensive sanctions. A job there would
// end at the first invoice, so it is said first. The list is short on purpose: lists against single people or banks do not
// decide about a country.

const unreachable: ReadonlySet<string> = new Set(['CU', 'IR', 'KP'])

export const isReachable = (country: string): boolean => !unreachable.has(country)
