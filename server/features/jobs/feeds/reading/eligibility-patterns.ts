// The phrases job posts use to say who may apply, in one place so that a missing one is noticed.

/** Precedes a place where people must be. */
export const PEOPLE_BEFORE = new RegExp(
  `(?:${[
    '\\b(?:based|located|living|residing|domiciled)(?: anywhere)? (?:in|within|across)',
    '\\b(?:live|reside|stay|work|be) (?:in|within|from|anywhere in|anywhere within)',
    '\\bresiden(?:ts?|ce|cy) (?:of|in)',
    '\\bcitizens? of',
    '\\b(?:right|able|allowed|permitted|entitled|eligible|eligibility|authori[sz]ed|authori[sz]ation) to (?:legally )?work (?:in|within|from)',
    '\\b(?:work (?:permit|authori[sz]ation|visa)|authori[sz]ation) (?:in|for)',
    '\\b(?:open|available|limited|restricted) (?:only )?to(?: (?:people|candidates?|applicants?|applications|residents|those|anyone|everyone)\\b)?(?: (?:who )?(?:are |is )?(?:based|living|located|residing)?)? ?(?:in|from|of|within|across)?',
    '\\b(?:hire|hires|hiring|employ|recruit|recruiting|accept|accepting|consider|considering)(?: remotely| candidates| applicants| applications| people| only)* (?:in|from|within|across)',
    '\\b(?:candidates?|applicants?|applications?) (?:who (?:are|live)|must be|based|located|living|residing)? ?(?:in|from|within|across)',
    '\\bremote(?:ly)?(?: anywhere)?(?: role| position| job| work)?(?: \\(?(?:in|from|within|across)|,| ?[-–—:|/(])',
    '\\banywhere (?:in|within|across)',
    '\\bonly (?:(?:for|to) )?(?:in|from|within|for|to|(?:people|candidates|applicants|residents|those) (?:in|from|of))',
    "\\b(?:as long as|provided(?: that)?) you(?:['’]re| are)(?: based| located| living)? in",
    '\\blocations?:',
    '\\bfrom home in',
  ].join('|')})\\s*$`,
  'i',
)

/** What may separate such a phrase from a place, or two places of a list. */
export const LIST_GAP =
  /^(?:[\s,;/&()–-]|\b(?:the|and|or|either|anywhere|in|one|of|any|within|continental|mainland|also|plus|countries)\b)*$/i

/** Follows a place: people there are meant. */
export const PEOPLE_AFTER =
  /^\)?\s*(?:[-–]\s*based\b(?! (?:compan|client|customer|startup|start-up|firm|business|team|office))|(?:[-– ]\s*)?only\b|residents?\b|citizens?\b|nationals?\b|candidates?\b|applicants?\b|work (?:permit|authori[sz]ation|visa))/i

/** Follows a place that is not about where people live. */
export const UNRELATED_AFTER =
  /^(?:['’]s)?[\s-]*(?:(?:eastern|pacific|central|standard|day|business|working|office|local) )*(?:time ?zones?|timezones?|tz\b|hours|time\b|markets?|customers?|clients?|offices?|dollars?|GAAP|laws?|regulations?|teams?|users|compan(?:y|ies)|government|tax(?:es)?|entity|headquarters|HQ\b)/i

/** Precedes a place that is not about where people live. */
export const UNRELATED_BEFORE =
  /\b(?:offices?|headquarter(?:s|ed)|HQ|hubs?|customers?|clients?|users?|operations?|operating|operates?|presence|present|teams?|colleagues|employees|team members|markets?|partners?|expan(?:d|ding|sion)|launch(?:ed|ing)?|travel(?:ling|ing)?|trips?|experience|knowledge|founded|offsites?|retreats?|warehouses?|stores?|schools?|listed)(?: \w+){0,3} (?:in|into|to|of|across|throughout|over|with|at)(?: the)?\s*$/i

/** Turns the places that follow into exclusions. */
export const EXCLUDES =
  /\b(?:except(?:ing)?(?: for)?|excluding|excludes?|other than|but not|with the exception of|(?:cannot|can not|(?:ca|wo|do|does|is|are)n['’]t|unable to|not (?:currently |yet |presently )?able to|no longer|do(?:es)? not|will not|not currently|currently not|not) (?:currently |yet )?(?:hire|hiring|employ|accept|consider|considering|support|engage|onboard|open to|available (?:to|in|for)|eligible (?:to|in|for)))/i

/** Precedes an excluded place. In a location field a single word is enough: "Worldwide (not US)". */
export const EXCLUDES_IN_LOCATION =
  /\b(?:(?:not|no|non|excl?|without|minus|but)[\s.-]+(?:in )?|(?<!\b(?:not|no|nobody) )outside (?:of )?)(?:the )?$/i

/** "Not outside the EU" is an allow list, not an exclusion. */
export const NOT_OUTSIDE = /\b(?:not|cannot|\w+n['’]t|unable|no|nobody)\b[^.;]{0,60}\boutside(?: of)?(?: the)?\s*$/i

const ANYWHERE = [
  'anywhere (?:in the world|on earth|on the planet)',
  'from anywhere(?! (?:in|within|on|across))',
  '(?:from )?any (?:country|location) (?:in the world|you like|you choose)',
  'regardless of (?:your |their )?(?:country|location)',
  '(?:wherever|no matter where|regardless of where) (?:you|they|people) (?:live|are|call home)',
  'location[- ](?:independent|agnostic)',
]
const WORLD = [
  'world-?wide',
  '(?:hire|hiring|recruit|recruiting|remote|remotely|candidates|applicants) globally',
  'all over the world',
  'around the (?:world|globe)',
  'across the (?:world|globe)',
  'any country',
  'from all countries',
]

export const SAYS_ANYWHERE = new RegExp(`\\b(?:${ANYWHERE.join('|')})`, 'i')
export const SAYS_WORLD = new RegExp(`\\b(?:${WORLD.join('|')})\\b`, 'i')
export const SAYS_GLOBAL_REMOTE =
  /\bremote\b[\s(,:/–—-]{1,3}(?:global|worldwide|world|anywhere|international)\b(?! (?:in|within))/i

/** "Worldwide" as in hiring. */
export const ABOUT_HIRING =
  /\b(?:hir(?:e|es|ing)|remote|candidates?|applicants?|applications?|apply|work from|open to|position is|role is|join us)\b/i

/** Worldwide customers, a few weeks of travel as a perk, a distributed team: none of these says who may apply. */
export const NOT_ABOUT_HIRING =
  /\b(?:customers?|clients?|users?|offices?|leaders?|leading|market|sold|trusted|used by|companies|brands?|partners?|teammates|team members|our team|colleagues|impact|weeks?|days?|months?|per year|a year|occasional(?:ly)?|temporar(?:y|ily)|travel|perks?|millions?|equal opportunit(?:y|ies)|regardless of (?:race|gender))\b/i

/** Hiring by the customers, not by the company itself. */
export const IS_A_PRODUCT =
  /^hire\b|\busing our\b|\b(?:lets|helps?|enables?|allows) (?:you|them|compan|business|team|employer)/i

/** "Worldwide" negated, questioned, or restricted by something we cannot read: then it must not be relied on. */
export const NEGATES_WORLD =
  /\b(?:not|no|never|cannot|(?:ca|do|does|is|are|wo)n['’]?t|unable|unfortunately|sorry)\b(?! (?:matter|restrictions?|limits?|limitations?|requirements?|care|mind|worry|need))|\?\s*$/i
export const RESTRICTS_WORLD =
  /\b(?:only|as long as|provided|unless|limited|restricted|within|subject to|except where|but (?:this|the|not|you must|candidates|applicants))\b/i

/** A location field that says nothing but "worldwide". */
export const WORLD_AS_LOCATION =
  /^(?:(?:fully |100% )?remote)?[\s(,:/–—-]*(?:worldwide|anywhere(?: in the world)?|global(?:ly)?|world|earth|international)\b[\s)]*(?:remote)?$/i

/** Preferences decide nothing. */
export const IS_A_PREFERENCE =
  /\b(?:prefer(?:red|ably|ence)?|ideally|a plus|nice to have|a bonus|an advantage|desirable)\b/i
