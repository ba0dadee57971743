// The phrases by which a post opens a job to the whole world, and those that only sound like it.

/** These name any place at all, whoever is meant. */
const ANY_COUNTRY =
  "(?:anywhere (?:in the world|on earth|on the planet|around the (?:world|globe))|(?:any|every|whichever|whatever) (?:country|nation)(?! (?:where|in which|that|of|in|within|we|with))|all countries|all nationalities|wherever you (?:live|are)|(?:live|living) wherever you (?:want|like|choose)|von überall (?:auf|aus) der (?:ganzen )?Welt|aus allen Ländern|du monde entier|(?:de|depuis) n[’']importe (?:où|quel pays)|partout dans le monde|(?:desde )?cualquier (?:país|lugar|parte)(?: del mundo)|qualquer (?:lugar|país|parte) do mundo|waar ook ter wereld|overal ter wereld)"
/** These are said of customers, teams and economies as well, so they need a subject that can only be the job. */
const ALL_OVER =
  '(?:world-?wide|weltweit(?! (?:bekannt|führend|tätig|aktiv|agier|einzigartig|größt)\\w*)|all over the world|around the (?:world|globe)|across the (?:world|globe)|(?:from )?anywhere(?= (?:can|are|is|may|welcome|as long|provided)|[.!,)]|$))'

const HIRING =
  '(?:candidates?|applicants?|applications from|we\\b[^.;]{0,20}\\b(?:hire|hiring|recruit)|(?:are|now|currently) hiring|^hiring|role|position|job|vacancy|poste|vaga|Stelle|open to|apply|anyone|based|home[- ]based|performed|location:)'
/** "The position with 430 stores worldwide", "a role in our continued expansion worldwide": something else is all over the world. */
const OF_THE_JOB =
  '(?:(?!\\b(?:with|our|their|its|expan\\w+|growth|stores|operations|sites|locations|projects?)\\b)[^.;!?]){0,40}?'
const ANYONE =
  '(?:you|your|people|freelancers|everyone|contractors?|du|vous|puedes|pode|je|live|work(?:ing)? remotely|remote(?:ly)?)'

export const SAYS_WORLD = [
  new RegExp(`\\b(?:${HIRING}|${ANYONE})(?!\\w)[^.;!?]{0,70}?\\b${ANY_COUNTRY}`, 'i'),
  new RegExp(`\\b${HIRING}(?!\\w)${OF_THE_JOB}\\b${ALL_OVER}`, 'i'),
  /\bwork from anywhere (?:in the world|on earth|on the planet)\b/i,
  /\b(?:hir(?:e|ing)|recruit(?:ing)?|remote(?:ly)?|candidates|applicants) globally\b/i,
  /\bapplications? regardless of (?:your |their )?(?:country|location)\b/i,
  /\b(?:role|position|job) is location[- ](?:independent|agnostic)\b/i,
  /\bjoin us from wherever\b/i,
  /\bworld-?wide remote\b/i,
  /\bglobally remote (?:role|position|job)\b/i,
  /\b(?:remote|home[- ]based)\b[\s(,:/–—-]{1,4}(?:global|worldwide|world|anywhere|international)\b(?=\W*(?:$|[).,|;!:/]|remote|role|position|candidates|applicants|full|part|contract))/i,
  /\beverywhere else (?:in the world )?is (?:fine|ok|welcome)/i,
  /\bno restrictions? on where you (?:live|work)\b/i,
]

/** Worldwide customers, a few weeks of travel as a perk, a distributed team: none of these says who may apply. */
export const NOT_ABOUT_HIRING =
  /\b(?:ideas?|inspiration|deploy\w*|from anyone, anywhere|telepresence|applications worldwide|defen[cs]e|customers?|clients?|users?|offices?|leaders?|leading|market|sold|trusted|used by|companies|brands?|partners?|teammates|team members|our team|team of|(?:company|organi[sz]ation|community|firm|group) (?:with|of)|we have|our people|staff|colleagues|employees|members|readers|fans|impact|weeks?|per year|a year|days? (?:a|per)|months? (?:a|per)|occasional(?:ly)?|temporar(?:y|ily)|travel|perks?|benefits?|millions?|\d+\+? countries|territories|econom(?:y|ies)|presence|collaborat\w+|culture|equal opportunit(?:y|ies)|regardless of (?:race|gender)|streaming|platform|together|real time|network of|distributed team|data|residence|Leser\w*|Kund\w+|clientes|leitores|lectores|klanten)\b/i

/** Hiring by the customers, not by the company itself. */
export const IS_A_PRODUCT =
  /^hire\b|\busing our\b|\b(?:lets|helps?|enables?|allows?|empowers?) (?:\w+ ){0,2}(?:experts|people|users|doctors|patients|professionals|teams|you|them|compan|business|team|employer)/i

/** "Worldwide" negated, questioned, or restricted by something we cannot read: then it must not be relied on. */
export const NEGATES_WORLD =
  /\b(?:not|no|never|cannot|(?:ca|do|does|is|are|wo)n['’]?t|unable|unfortunately|sorry|unlike)\b(?! (?:matter|restrictions?|limits?|limitations?|requirements?|care|mind|worry|need))|\?\s*$/i
const RESTRICTS =
  /\b(?:only|(?:as|so) long as|provided|unless|limited|restricted|within|subject to|except where|but (?:this|the|not|you must|candidates|applicants))\b/i
/** A condition on hours or equipment, not on the country. */
const RESTRICTS_HOURS =
  /\b(?:(?:as|so) long as|provided|within|if)\b[^.;]{0,80}\b(?:overlap\w*|hours?|time ?zones?|available|internet|wifi|connection|laptop|CET|EST|UTC|GMT)\b/i

export const restrictsWorld = (sentence: string): boolean => RESTRICTS.test(sentence) && !RESTRICTS_HOURS.test(sentence)

/** A location field that consists of "worldwide" alone. */
export const WORLD_AS_LOCATION =
  /^(?:(?:fully |100% )?remote|home[- ]based)?[\s(,:/–—-]*(?:worldwide|(?:work(?:ing)? from )?anywhere(?: in the world)?|global(?:ly)?|world|earth|international|weltweit)\b[\s)]*(?:\(?remote\)?(?:,? work anywhere)?)?$/i
