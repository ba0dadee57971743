// Limits by age or gender. Ages need a person they are about: "our under-35 award" and "up to 30 countries" are fine.

import { CLAUSE_END, words } from './words.ts'

const age = '[2-6]\\d'
const bound = '(?:under|over|below|above|younger than|older than)(?: the age of)?'
const person = '(?:candidates?|applicants?|people|persons?|talents?|those|anyone)'
const ageEnd = `(?: years?(?: old| of age)?)?${CLAUSE_END}`

export const ageLimits: readonly RegExp[] = [
  words(
    '(?:under|below|younger than|not older than|no older than|up to|between \\d{2} and|\\d{2}\\s?[-–]\\s?)\\s?\\d{2}(?: years?)? (?:old|of age)',
    'aged? (?:between )?\\d{2}\\s?(?:-|–|to|and)\\s?\\d{2}',
    'max(?:imum)?\\.? age(?: (?:of )?\\d{2})?',
    'age limit(?: (?:of )?\\d{2})?',
  ),
  words(
    `only (?:for |accept |consider |hire )?${person}(?: who are| aged)? ${bound} ${age}${ageEnd}`,
    `no(?:body| ?one|t anyone| ${person})(?: who is| who are| aged)? ${bound} ${age}${ageEnd}`,
    `${person}(?: who are| aged)? ${bound} ${age} (?:only|preferred|need not apply)`,
    `(?:you|${person}) (?:are|must be|should be|have to be) (?:not )?(?:aged )?${bound} ${age}${ageEnd}`,
    `(?:not|no) (?:older than|over) ${age}${ageEnd}`,
  ),
  words(
    `(?:nicht älter als|jünger als|höchstens|maximal) ${age} Jahre(?: alt)?${CLAUSE_END}`,
    `zwischen ${age} und ${age} Jahren? alt`,
    'Höchstalter|Altersgrenze',
    `(?:candidat\\p{L}*|personnes?) (?:de |âgée?s? de )?moins de ${age} ans`,
    `âgée?s? (?:de|entre) ${age} (?:à|et) ${age} ans`,
    "limite d[’']âge|âge maximum|âge maximal",
    `(?:candidat\\p{L}*|personas|pessoas) (?:menores de|de hasta|de até|com até|con menos de|com menos de) ${age} (?:años|anos)`,
    'edad máxima|límite de edad|idade máxima|limite de idade',
    `(?:niet ouder dan|jonger dan|maximaal) ${age}(?: jaar(?: oud)?)?${CLAUSE_END}`,
    'maximumleeftijd|leeftijdsgrens',
  ),
]

/** "A male or female engineer" excludes nobody. */
const oneGender =
  '(?:male|female|lady|woman|girl)(?!\\s?(?:/|\\(|,|or |and |or|und )\\s?(?:a )?(?:fe)?(?:male|man))(?! (?:or|and) )'

export const genderLimits: readonly RegExp[] = [
  words(
    '(?:males?|females?|men|women|ladies|girls|boys)(?: candidates?| applicants?)? only',
    'only (?:for )?(?:males?|females?|men|women|ladies)(?: candidates?| applicants?)?',
    '(?:male|female) (?:candidates?|applicants?)(?: are)? preferred',
    'prefer(?:ably|red)? (?:a )?(?:male|female)',
    `(?:looking for|searching for|seeking|hiring|we (?:need|want)) an? (?:(?!male|female)\\p{L}+,? ){0,2}${oneGender}(?: \\p{L}+)?`,
    `(?:you|applicants?|candidates?) (?:must|should|have to) be (?:an? )?${oneGender}`,
    `(?:male|female) (?:assistant|secretary|receptionist|driver|nurse|candidate|applicant)s? (?:wanted|needed|required)`,
  ),
  words(
    'nur (?:für )?(?:Frauen|Männer|weibliche|männliche)(?: Bewerber(?:innen)?)?',
    '(?:femmes|hommes) (?:uniquement|seulement)|uniquement (?:des |les )?(?:femmes|hommes)',
    '(?:solo|sólo|solamente|únicamente) (?:para )?(?:mujeres|hombres|señoritas)|(?:mujeres|hombres) (?:solamente|únicamente)',
    '(?:só|somente|apenas) (?:para )?(?:mulheres|homens)',
    '(?:alleen|uitsluitend) (?:voor )?(?:vrouwen|mannen|dames|heren)',
  ),
]
