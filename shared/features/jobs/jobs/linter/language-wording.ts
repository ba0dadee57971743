// "Native speaker" in the languages jobs are posted in. "React Native" and "natively compiled" are something else, so most
// patterns need the name of a language or a speaker beside the word.

import { languageRows } from '#shared/features/base/reference/language-rows.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import { CLAUSE_END, likeFirst, words } from './words.ts'

const oneOf = (names: readonly string[]): string =>
  `(?:${[...new Set(names.map((name) => name.toLowerCase()))].toSorted((one, other) => other.length - one.length).join('|')})`

const english = oneOf(languageRows.flatMap(({ name, otherNames }) => [name, ...otherNames]))

/** The names of all languages in one of them. Bokmål is written as plain "Norwegian" in jobs. */
const namesIn = (locale: string): string => {
  const names = displayNames(locale, { type: 'language', fallback: 'none' })
  return oneOf(languageRows.flatMap(({ tag }) => names.of(tag === 'nb' ? 'no' : tag) ?? []))
}

export const englishNatives: readonly RegExp[] = [
  words(
    `native(?: or (?:near-native|bilingual))?(?:[- ]level)? (?:${english}(?: (?:speakers?|proficiency|level|skills))?|speakers?(?: of ${english})?|proficiency)`,
    `${english} native speakers?`,
    `${english} natives?${CLAUSE_END}`,
    `${english} (?:as (?:a|your) )?(?:mother tongue|first language)`,
    'mother tongue',
  ),
]

const [german, french, spanish, portuguese, dutch] = ['de', 'fr', 'es', 'pt', 'nl'].map(namesIn)

export const otherNatives: readonly RegExp[] = [
  words(
    `${german} (?:als|ist (?:deine|Ihre)) Muttersprache`,
    `Muttersprache:? ${german}`,
    `(?:${german}e?[rns]? )?Muttersprachler(?:[:*_/]?-?in(?:nen)?)?`,
    `muttersprachlich\\p{L}* (?:Niveau|Kenntnisse|${german}\\p{L}*)`,
  ),
  words(
    `(?:de )?langue maternelle:? (?:le |l[’'])?${french}`,
    `${french},? (?:comme )?langue maternelle`,
    `locut(?:eurs?|rices?) nati(?:fs?|ves?)(?: (?:en |du |de l[’'])${french})?`,
  ),
  words(
    `hablantes? nativ[oa]s?(?: del? ${spanish})?`,
    `${spanish} (?:nativo|(?:como )?lengua materna)`,
    `nativ[oa]s? (?:de|en) ${spanish}`,
    `lengua materna:? ${spanish}`,
  ),
  words(
    `falantes? nativ[oa]s?(?: d[eo] ${portuguese})?`,
    `${portuguese} (?:nativo|(?:como )?língua materna)`,
    `língua materna:? ${portuguese}`,
  ),
  words(
    `${dutch} (?:als|is (?:je|jouw|uw)) moedertaal`,
    `moedertaal:? (?:is )?${dutch}`,
    `(?:${dutch}e? )?moedertaalsprekers?`,
    `(?:${dutch} )?op moedertaalniveau`,
  ),
]

/** In English only: a suggestion in another language would need its grammar. */
export function fluentInstead(found: string): string {
  const language = new RegExp(english, 'iu').exec(found)?.[0]
  if (language === undefined) return likeFirst(found, 'fluent speaker')
  const name = language.charAt(0).toUpperCase() + language.slice(1).toLowerCase()
  return likeFirst(found, /speakers?/i.test(found) ? `fluent ${name} speaker` : `fluent ${name}`)
}
