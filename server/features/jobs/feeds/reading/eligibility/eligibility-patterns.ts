// The phrases job posts use to say who may apply, in one place so that a missing one is noticed. All of them are applied to lines of
// bounded length.

const oneOf = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`

const PEOPLE =
  '(?:candidates?|applicants?|applications?|people|persons?|individuals?|residents?|nationals|someone|anyone|everyone|those|contractors?|freelancers|professionals|talents?|staff|writers|engineers|developers|teachers|doctors|employees|you)'
const IN = '(?:in|within|from|across|throughout|anywhere in|anywhere within|inside)'
const ARE =
  '(?:who )?(?:are |is |be |must be |should be |need to be |live |reside )?(?:currently |already |physically |permanently |legally )*'
const PLACED = '(?:based|located|living|residing|domiciled|situated|resident)(?: only)?'

/** Precedes a place and says by itself that people must be there. */
export const PEOPLE_BEFORE = new RegExp(
  `${oneOf([
    // Permission to work.
    '\\b(?:right|able|allowed|permitted|entitled|eligible|eligibility|authori[sz]ed|authori[sz]ation|permit|cleared)(?: and \\w+){0,2} to (?:live and |reside and )?(?:legally )?work(?: (?:for|with|at) [^,.;()]{2,40}?)?(?: and live| and reside)? (?:in|within|from)',
    '\\b(?:work(?:ing)? (?:permit|authori[sz]ation|visa|rights|eligibility)|authori[sz]ation)(?: that is| is| are)?(?: valid)? (?:in|for)',
    // "Authorised for employment in", "authorisation to be employed in".
    '\\b(?:authori[sz]ed|eligible|authori[sz]ation|permitted|entitled) (?:for|to (?:seek|accept)|to be employed|to hold)(?: employment)? in',
    // "Authorised to work for any US employer".
    '\\b(?:authori[sz]ed|eligible|authori[sz]ation) to work for any(?: (?:and all|employer in))?',
    '\\b(?:work permit|residen(?:ce|cy)|visa) or (?:citizenship|permanent residency) (?:in|of)',
    '\\bauthori[sz]ed (?:and|to (?:work|be)) (?:and )?(?:based|located|reside) in',
    '\\b(?<!in )residen(?:t|ce|cy) (?:of|in)(?: the state of)?',
    '\\b(?:only|open to|available to|limited to|restricted to|only for|be|hire|hiring|employ|accept(?:ing)?) residents (?:of|in|across)(?: the state of)?',
    '\\bcitizens? of',
    `\\b(?:candidates?|applicants?|applications?) (?:for employment )?${ARE}(?:${PLACED} )?${IN}`,
    // "1 in 4 people in the US" are not applicants.
    `(?:\\b(?:hir(?:e|ing)|recruit(?:ing)?|looking for|seeking|open to|available to|limited to|restricted to|accept(?:ing)?|consider(?:ing)?|welcom(?:e|ing)|only|need)\\b[^.;,]{0,40}|\\b(?:role|position|job|opportunity|vacancy|remote|opening)\\b[^.;,]{0,30}\\bfor )${PEOPLE} ${ARE}(?:${PLACED} )?${IN}`,
    `^(?:contractors?|freelancers|applications?|persons?|individuals?|anyone|those) ${ARE}(?:${PLACED} )?${IN}`,
    `\\b(?:open|available|limited|restricted|accessible) (?:only |exclusively )?(?:to|for)(?: (?:remote|all|qualified|any|only))*(?: ${PEOPLE})?(?: ${ARE}${PLACED}?)? ?(?:${IN}|of)?`,
    `\\b(?:we|can|could|only|currently|able to|may|now|also|to) (?:also |only |currently |now |can only |are )*(?:hire|hires|hiring|employ|recruit|recruiting|accept|accepting|consider|considering)(?: (?:remotely|remote|only|full-time|qualified|new|${PEOPLE}|who|based|located|living|reside|live))* ${IN}`,
    '\\bcommut(?:e|ing|able)(?: \\w+){0,3} (?:to|of|from)(?: (?:our|the|one of our|either our))?',
    '\\b(?:live|reside|living|residing|located|based)(?: \\w+){0,2}? within (?:an? )?\\d{1,3}[- ]?(?:miles?|km|kilomet\\w+|minutes?)(?:[- ]radius)? (?:of|from)',
    // German, French, Spanish, Portuguese, Dutch.
    '\\b(?:Wohnsitz|wohnhaft|ansässig|lebst|wohnst|wohnen|leben|lebende[nr]?|Bewerber\\w*|Kandidat\\w*|(?:suchen|stellen|einstellen|richtet sich an|offen für|nur) Menschen|Arbeitserlaubnis|Arbeitsbewilligung|Aufenthaltstitel)(?: (?:sind|ist|können sich))?(?: Menschen)? (?:in|aus|für|innerhalb)(?: der| den| dem| allen)?',
    '\\b(?:[Rr]emote|Homeoffice|HomeOffice|mobil) (?:aus|innerhalb|in)(?: ganz)?',
    "\\b(?:r[ée]sid(?:er|ez|ant|ent|ence)|habit(?:er|ez|ant)|bas[ée]e?s?|domicili[ée]e?s?|vivre|vivez|vivant|candidats?|personnes?|t[ée]l[ée]travail(?: possible)?(?: partout)?|permis de travail(?: valable)?|travailler)(?: bas[ée]e?s?| r[ée]sidant)? (?:en|au|aux|à|dans|depuis|du|pour la|partout en)(?: l[ae’']| les)?",
    '\\b(?:resid(?:ir|an|es|as|a|entes?|encia)|viv(?:ir|es|as|an|a)|ubicad[oa]s?|bas?ad[oa]s? |radicad[oa]s?|candidat[oa]s?(?: residentes)?|personas?(?: que (?:vivan|residan))?|permiso de trabajo(?: vigente| válido)?|cédula|trabajar?|remoto|remota|Contratamos|contratamos|desde cualquier (?:punto|lugar|parte))(?: personas)? (?:en|de|desde|a)(?: tod[oa]s?)?(?: la| el| los)?',
    '\\b(?:resid(?:ir|a|e|entes?|ência)|mor(?:ar|a|e)|viv(?:er|e|a|em)|candidat[oa]s?|residentes|autoriza[cç][aã]o (?:de|para) (?:trabalho|trabalhar)|a partir|remoto|candidaturas de residentes)(?: (?:residentes|para quem (?:mora|vive)))? (?:no|na|em|nos|do|da|de)(?: estado d[oea])?',
    '\\b(?:woonachtig|woon(?:t|achtig)?|wonen|wonend|gevestigd|werkvergunning|kandidaten|werken|vanuit|werk)(?: vanuit)? (?:in|voor|uit|vanuit)?(?: elk land in)?(?: de)?',
  ])}\\s*$`,
  'i',
)

/** Precedes a place in which the work is done. A city there is only the address of an office. */
export const ROLE_BEFORE = new RegExp(
  `${oneOf([
    '\\bremote(?:ly)?(?: (?:role|position|job|work|opportunity|candidates|(?:work )?flexibility))?(?:,? (?:anywhere )?(?:in|from|within|across|inside)|,| ?[-–—:|/(] ?(?:within |in )?)',
    '\\bremote-friendly (?:within|in|across|\\()',
    '\\bremot[oa](?: ?[-–—:|/(] ?)',
    '\\bwork(?:ing)? (?:remotely )?from any(?:where| location) (?:in|within|across)',
    '\\b(?:(?<!\\b(?:key|important|leading|central|critical|vital|crucial|active|major|pivotal) )role|position|job|opportunity|vacancy|(?:remote|this|the) work|work(?= (?:is|can|must|will))|contract)(?: offering)?(?: is| can be| must be| will be)?(?: also)?(?: (?:done|held|performed|carried out|executed|based|located|open|available|remote|filled))*(?: (?:remotely|from home|fully remote|here))* (?:anywhere )?(?:in|within|from|across|to)(?: anywhere (?:in|within))?',
  ])}\\s*$`,
  'i',
)

/** Precedes a place, but may be about anyone: it needs a subject. */
export const PLACED_BEFORE = new RegExp(
  `${oneOf([
    `\\b${PLACED}(?: anywhere| remotely)? ${IN}`,
    `\\b(?:live|(?<!\\b(?:improv|sav|chang|transform|touch|enrich|our|their|the)\\w* (?:\\w+ )?)lives|reside|resides|stay|work|be|are)(?: (?:and work|remotely|permanently|physically|from home|full-time))* (?:in|within|from|anywhere in|anywhere within|in one of|close to)`,
    '\\b(?:be|are) (?:a |an )?(?:resident|citizen|national)s? of',
    '\\banywhere (?:in|within|across)',
    '\\b(?:from|in) any',
    '\\b(?:any|a) country (?:in|of|within)',
    '\\bany EU country',
    '\\bfrom home in',
    '\\b(?:from|in)(?: your)? home(?: office)? in',
    '\\bone of',
  ])}\\s*$`,
  'i',
)

/** Who a phrase of the second kind must be about. */
export const SUBJECT =
  /\b(?:you(?:['’](?:re|ll))?|your|candidates?|applicants?|must|need(?:s)? to|have to|required to|should|person|individuals?|team members? in this role|someone|anyone|people|role|position|job|hir(?:e|ing)|remote(?:ly)?|physically|only|successful)\b/i

/** A city in which the job is based may only be the address of an office. */
export const PERSONAL_SUBJECT =
  /\b(?:you(?:['’](?:re|ll))?|candidates?|applicants?|must|need(?:s)? to|have to|required to|person|individuals?|team members? in this role|someone|anyone|people|successful)\b/i

/** Between the subject and the place, these attach the place to someone else: "our customers in Germany". */
export const OTHERS =
  /\b(?:we(?:['’]re| are| work| have| were)|alongside|divisions?|departments?|business (?:area|unit)s?|I|guy|colleges?|(?:leading|contractor|builder|manufacturer|provider|consultancy|agency|supplier|retailer|hospital|clinic)(?= (?:contractor|builder|company|\w+ based)|\W*$)|groups? of|trust|charit(?:y|ies)|our|us|company|startup|start-up|teams?|teammates|colleagues|clients?|customers?|users?|companies|businesses|offices?|partners?|schools?|manager|CTO|CEO|founders?|employees|employers?|whom|which|stakeholders|investors|brands?|organi[sz]ations?|hubs?|sites?|markets?|patients|families|refugees|readers|engineers in|headquartered|founded|built|family|accelerator|network|investor|university|college|institution|(?:academic|degree|study) programs?)\b[^,;.]{0,60}$/i

/** People in a place who are not the ones to be hired. */
export const OUTSIDERS =
  /\b(?:customers?|clients?|users?|readers|patients|refugees|families|companies|businesses|organi[sz]ations|teams?|colleagues|founders?|founded|built|offices?|investors?|network|accelerator|klanten|Kund\w+|Leser\w*|clientes|lectores|leitores|équipes?)\b[^,;.]{0,25}$|\b(?:with|serv(?:e|ing)|help(?:ing)?|support(?:ing)?|teach(?:ing)?|reach(?:ing)?|connect(?:ing)?|manag(?:e|ing)|lead(?:ing)?|hiring|recruiting) (?:our )?$/i

/** Companies, teams and customers in French, German, Spanish, Portuguese and Dutch. */
const FOREIGN_OTHERS = oneOf([
  'entreprises?|soci[ée]t[ée]s?|agences?|groupes?|cabinets?|[ée]diteurs?|[ée]quipes?|clientes?|bureaux|si[èe]ge|filiales?|PME|ESN|[ée]coles?|marques?|laboratoires?|fondations?',
  // Also English words, which are left to the patterns above.
  '(?:notre|nos|des|une?|unser\\w*|eine?|nuestr[oa]s?|noss[oa]s?|uma?|onze?|een) (?:clients?|teams?|start-?ups?|studios?|associations?)',
  'Unternehmen|Firmen?|Agentur(?:en)?|Konzern|Gruppe|Kund\\w+|Standorte?|B[üu]ros?|Hauptsitz|Sitz|Verein|Tochter\\w*',
  'empresas?|compa[ñn][íi]as?|grupos?|equipos?|oficinas?|sedes?|agencias?|consultoras?|multinacional(?:es)?|despachos?|tiendas?',
  'companhias?|equipes?|escrit[óo]rios?|ag[êe]ncias?|consultorias?|multinacionais|lojas?',
  'bedrij(?:f|ven)|onderneming(?:en)?|organisaties?|klant(?:en)?|kanto(?:or|ren)|hoofdkantoor|bureaus?|groep|vestiging(?:en)?',
])

/** After a company, these make the place one of people again: "notre agence recherche une personne basée en France". */
const FOREIGN_PEOPLE = oneOf([
  'recherch\\w*|cherch\\w*|recrut\\w*|embauch\\w*|vous|tu|postes?|profils?|personnes?|salari[ée]s?|r[ée]sid(?:er|ez)',
  'such(?:t|en)|Bewerber\\w*|Sie|du|Stelle|Mitarbeite\\w*|Menschen|Wohnsitz',
  'busca\\w*|contrata\\w*|personas?|puestos?|usted|t[úu]|vivas|residas',
  'procura\\w*|pessoas?|vagas?|voc[êe]|quem',
  'zoek\\w*|jij|je|vacature|mensen',
  'candidat\\w*|kandida\\w*|you|applicants?|people',
])

/** Whole words: the boundary `\b` does not know accented letters. */
const wholeWord = (pattern: string): string => `(?<!\\p{L})${pattern}(?!\\p{L})`

/** "Notre entreprise, basée en", "onze klanten wonen in": the place belongs to someone else. */
export const OF_FOREIGN_COMPANY = new RegExp(
  `${wholeWord(FOREIGN_OTHERS)}(?!.*${wholeWord(FOREIGN_PEOPLE)})[^.;!?]{0,80}$`,
  'iu',
)

/** "Stage basé à", "werken in": with a city, the address of an office, unless it says who lives there. */
export const FOREIGN_WORKPLACE =
  /(?<!\p{L})(?:bas[ée]e?s?|situ[ée]e?s?|travailler|t[ée]l[ée]travail|homeoffice|mobil|ubicad[oa]s?|basad[oa]s?|radicad[oa]s?|trabajar?|trabalhar|remot[oa]|a partir|gevestigd|werken|werk|vanuit)(?!\p{L})[^,;.]{0,30}$/iu
export const FOREIGN_YOU = /(?<!\p{L})(?:vous|tu|candidat\w*|Sie|du|usted|voc[êe]|je|jij|kandida\w*)(?!\p{L})/iu

/** "Acme, basée en", "Acme, ubicada en": who is based there has to be said. */
export const FOREIGN_PLACED =
  /(?<!\p{L})(?:bas[ée]e?s?|situ[ée]e?s?|implant[ée]e?s?|install[ée]e?s?|localis[ée]e?s?|domicili[ée]e?s?|ans[äa]ssig|ubicad[oa]s?|bas(?:e)?ad[oa]s?|radicad[oa]s?|sediad[oa]s?|situad[oa]s?|gevestigd) (?:en|au|aux|à|in|no|na|em|dans)(?: l[ae’'])?\s*$/iu
/** Only near the place: an earlier clause has a subject of its own. */
export const FOREIGN_SUBJECT = new RegExp(
  `${wholeWord(FOREIGN_PEOPLE)}[^.;!?]{0,60}$|${wholeWord('(?:offre|mission|emploi|contrat|CDI|CDD|freelances?|vaga|trabalho|trabajo|empleo|vacante|Job|Position|baan|functie|role|position|job|candidates?)')}[^.;!?]{0,40}$`,
  'iu',
)

/** The beginning of a list item about the person. */
export const STARTS_ITEM =
  /^(?:\W*|(?:currently|already|permanently|physically|legally|also|ideally|fully|location)\W+){0,3}$/i

/** "Based in Berlin, we …" is about the company. */
export const STARTS_COMPANY =
  /,\s*(?:$|we|our|[Tt]he (?:[Cc]ompany|[Tt]eam|client|firm|group|business|organi[sz]ation|agency|studio|start-?up|charity|practice|brand)|it|they|[A-Z][\w&.-]+(?: [A-Z][\w&.-]+){0,3} [a-z]+s\b|[A-Z]\w+(?: [A-Z]\w+)? (?:is|are|has|was|offers|builds|helps|makes|provides))\b/

/** What may separate such a phrase from a place, or two places of a list. */
export const LIST_GAP =
  /^(?:[\s,;/&()–+-]|\b(?:East Coast|West Coast|Republic of|Kingdom of|the|and|or|either|anywhere|in|one|of|any|within|continental|mainland|also|plus|countries|und|oder|et|ou|en|au|aux|y|o|e|of|der|die|den|la|le|el|no|na|only|from|UK-based)\b)*$/i

/** Follows a place: people there are meant. */
export const PEOPLE_AFTER =
  /^\)?\s*(?:(?:[-–]\s*)?based\b(?=,? (?:and |fully |100% )?(?:remote|candidates?|applicants?|role|position|temp|job|opportunity|freelancers|people|contractors?))|\s*only\b(?! (?:the|a|with|if|when)|: )|[-–]\s*only\b(?= (?:role|position|job|candidates?|applicants?|remote|opportunity|hir\w+)\b|[^\w\s]|\s*$)|residents? only|citizens?(?: only|\/visa only| or| and| are required|\b(?=[.,)]|$))|citizenship|nationality|nationals?(?: only| or| and|\b(?=[.,)]|$))|Staatsangehörigkeit|(?:candidates?|applicants?|residents?)(?: only| and residents)\b|work (?:permit|authori[sz]ation|visa|rights) (?:is |are )?(?:required|holders|mandatory))/i

/** Adjectives of nationality are too many to list; these words make one a condition. */
const THING_AFTER =
  /^['’]s\b|^\.?C\. |^(?:['’]s)?[\s-]*(?:(?:eastern|pacific|central|standard|day|business|working|office|local|east coast|west coast) )*(?:time ?zones?|timezones?|tz\b|hours|time\b|markets?|customers?|clients?|offices?|dollars?|GAAP|laws?|regulations?|teams?|users|compan(?:y|ies)|government|tax(?:es)?|entity|headquarters|HQ\b|employees|market|based (?:product )?teams?|payroll|holidays|shift)|^[\s-]*friendly\b/i
/** "In the UK payments team", "the UK&I Operations team": the place belongs to the team. */
const TEAM_AFTER =
  /^(?:&I)?(?: (?!(?:and|or|to|as|with|for|on|in|at|who|only|join\w*|our|the|your|an?|office|hub)\b)[\p{L}\d&/-]{2,20}){1,3} (?:teams?|departments?|organi[sz]ation|business unit|division)\b/iu
/** In capitals: "et" and "est" are French words. */
const ZONE_AFTER =
  /^[\s-]*(?:(?:[Ee]astern|[Pp]acific|[Cc]entral) )?(?:CES?T|UTC|GMT|E[SD]?T|P[SD]?T)\b|^ (?:Eastern|Pacific|Mountain|Central)\b(?! (?:Europe|Africa|Asia|Seaboard|[Ss]tates|[Rr]egion|[Cc]oast|America))/
/** "US or EU time zones" means neither place. */
const ZONES_AFTER =
  /^(?:\s*(?:\/|,|&|\bor\b|\band\b)\s*[A-Z][\w.]{1,12}){1,4}\s+time ?zones?\b|^(?:\s*(?:\/|&|\bor\b|\band\b)\s*[A-Z][\w.]{1,12}){1,4}[\s-]+(?:friendly )?(?:time ?zones?|(?:time |hours? )?overlap|(?:working |business )?hours)\b/
export const UNRELATED_AFTER = {
  test: (after: string): boolean =>
    THING_AFTER.test(after) || ZONE_AFTER.test(after) || ZONES_AFTER.test(after) || TEAM_AFTER.test(after),
}

/** Precedes a place that is not about where people live. */
export const UNRELATED_BEFORE =
  /\b(?:offices?|headquarter(?:s|ed)|HQ|customers?|clients?|users?|operations?|operating|operates?|presence|present|teams?|colleagues|employees|team members|teammates|markets?|partners?|expan(?:d|ding|sion)|launch(?:ed|ing)?|travel(?:ling|ing)?|trips?|experience|knowledge|founded|offsites?|retreats?|warehouses?|stores?|schools?|listed|companies|organi[sz]ations|visits?|relocat\w+|mov(?:e|ing)|sell(?:ing)?|training|attend\w*|meetings?|compliance|data cent(?:er|re)s|CTO|CEO|manager|lived|registered|licensed|admitted)(?: \w+){0,3} (?:in|into|to|of|across|throughout|over|with|at|from)(?: the)?\s*$|\b(?:places?|get|love|chance|want) to (?:work|live)(?: \w+){0,2} in(?: the)?\s*$|\b(?:benefits?|perks?|insurance|pension|401\(?k\)?|holidays?|bonus|allowance|cover(?:age)?|discounts?|healthcare|leasing|leave|vacation|stipend|membership)\b[^.;()]{0,30}\((?:only )?(?:in |for )?(?:the )?\s*$/i

/** A sentence about the law, benefits or pay of some applicants. */
export const ABOUT_SOME =
  /\b(?:(?:US|U\.S\.) EEO|EEO statement|hired (?:for|into) (?:a|an) (?:position|role) in|(?:drug|background) screen\w*|some remote|(?:additional|other) roles|similar (?:offers|roles|positions|jobs)|starting salary|salary for this|rate reflects|may not be representative|(?:compensation|salary|pay|benefits?) (?:\w+ ){0,4}for (?:the |this )?(?:positions?|roles?|jobs?)|(?:salary|pay|compensation|rates?|range|benefits?)(?: ranges?)? for (?:\w+ )?(?:candidates|applicants|people|employees|those|residents|hires|contractors)|rates? (?:is|are|of|for)\b|rate:|pay for this|(?:up to|for up to|max(?:imum|\.)?)(?: of)? \d+ (?:\w+ )?(?:days|weeks|months)|\d+ (?:days|weeks|months) (?:per|a|each) year|zeitweise|vorübergehend|temporär|temporarily|workations?|for periods of time|(?:some|many|most)(?: of (?:our|the|these))?(?: \w+)? (?:roles|positions|jobs|openings)|some hardware|for some\b|pursuant|ordinance|privacy|personal data|personal information|fair chance|accommodations?|notice to|CCPA|GDPR|equal (?:employment )?opportunit|regardless of|without regard|discriminat\w+|pay transparency|salary range|pay range|base salary|compensation range|401\(?k\)?|pension|paid holidays|(?:participat\w+|enrolled) in (?:the )?E-Verify|in accordance with|applicable law|sponsor\w*(?: \w+)? (?:visas?|work permits?) for)/i

/** Holds for some applicants: "For candidates in California …", "If you are located in Canada …". */
export const CONDITION_BEFORE =
  /(?:\b(?:(?<!\b(?:considered|accepted|welcome|only) )if|when|where|whether|should you|depending|e\.g\.|such as|like|including)|(?:^|[;:.(] ?)for)\b(?![^,;]{0,40}\b(?:must|only)\b)[^,;:]{0,70}$/i

/** Turns the places that follow into exclusions. */
export const EXCLUDES =
  /\b(?:except(?:ing)?(?: for)?|excluding|excludes?|other than|but not|with the exception of|(?:cannot|can not|(?:ca|wo|do|does|is|are)n['’]t|unable to|not (?:currently |yet |presently )?able to|no longer|do(?:es)? not|will not|not currently|currently not|not) (?:currently |yet )?(?:hire|hiring|employ|accept|consider|considering|support|engage|onboard|open to|available (?:to|in|for)|eligible (?:to|in|for)))(?![\w-])/i

/** Precedes an excluded place. In a location field a single word is enough: "Worldwide (not US)". */
export const EXCLUDES_IN_LOCATION =
  /\b(?:(?:not|no|non|excl?|without|minus|(?<=\b(?:anywhere|worldwide|everywhere|global(?:ly)?),? )but|except(?: for)?|excluding)[\s.-]+(?:in )?|(?<!\b(?:not|no|nobody) )outside (?:of )?)(?:the )?$/i

/** "Not outside the EU" is an allow list, not an exclusion. */
export const NOT_OUTSIDE = /\b(?:not|cannot|\w+n['’]t|unable|no|nobody)\b[^.;]{0,60}\boutside(?: of)?(?: the)?\s*$/i

/** "Applicants outside the UK will not be considered": an allow list, too. */
export const OUTSIDE_BEFORE =
  /\b(?:applicants?|candidates?|applications?|people|anyone)(?: \w+){0,3} outside(?: of)?(?: the)?\s*$/i
export const REFUSED_AFTER =
  /^[^.;]{0,40}\b(?:will not|won['’]t|cannot|can['’]t|are not|is not|not) (?:be )?(?:considered|accepted|eligible|reviewed|hired)/i

/** Preferences decide nothing. */
export const IS_A_PREFERENCE =
  /\b(?:prefer(?:red|ably|able|ence|s)?|(?:giv(?:e|en|ing)|have|take) priority|priority (?:to|for|will)|particularly|ideally|ideal candidate|an? (?:\w+ )?plus|nice to have|a bonus|an advantage|desirable|encouraged|bevorzugt|idealerweise|de préférence|idéalement|preferiblemente|de preferência|bij voorkeur)\b|\?\s*$/i

/** "Phaidra is based in the USA": a name is the subject, not the person. */
export const NAMED_SUBJECT =
  /(?:^|[\s(])(?!(?:You|Your|Candidates?|Applicants?|Role|Position|Job|This|It|Location|The|Must|Work|Remote|Talent|Employee|Contractor|Engineer|Developer|Manager)\b)\p{Lu}[\p{L}\d&.!]*,? (?:is|was|are|were|has been) (?:a [^,;.]{0,40})?(?:proudly |currently |mainly |primarily )?$/u

/** People of the company or its market between the hiring word and the place. */
export const TEAM_INSIDE = /\b(?:teams? of|customers|clients|users|patients|businesses|companies)\b/i
