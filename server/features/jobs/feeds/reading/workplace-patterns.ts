// The phrases by which job posts say where the work is done, in English, German, French, Spanish, Portuguese and Dutch. Each is
// about the job; what companies say about themselves, their benefits or their technology is in NOT_THE_JOB.

import type { StatedWorkplace } from '#shared/features/jobs/jobs/job-terms.ts'

const DAYS =
  '(?:one|two|three|four|[1-4](?: ?(?:-|–|to|or) ?[2-4])?|zwei|drei|vier|einen?|deux|trois|quatre|dos|tres|cuatro|un|duas|três|twee|drie|vier|eight|eén)\\+?'
const DAY = '(?:days?|Tagen?|Präsenztagen?|jours?|días?|dias?|dagen|idas)'
const A_WEEK =
  '(?:a|per|each|every|/|pro|die|in der|par|por|a la|na|per|de) ?(?:week|month|Woche|semaine|semana|week|mois)|weekly'
const OFFICE =
  '(?:in|at|from|to|on|into)?(?: (?:the|our|an|your|my|one of our))*(?: \\p{L}+){0,3} ?(?:offices?|HQ|hub|branch|studio|campus|building|practice|on[- ]?site|in[- ]person|in[- ]office)'

/** 3: names the days; 2: refers to the job; 1: neither. */
export type Strength = 3 | 2 | 1
type Rule = { workplace: StatedWorkplace; strength: Strength; pattern: RegExp }

const rule = (workplace: StatedWorkplace, strength: Strength, ...patterns: string[]): Rule => ({
  workplace,
  strength,
  pattern: new RegExp(patterns.join('|'), 'iu'),
})

const JOB = '(?:role|position|job|opportunity|vacancy|internship|assignment|contract|posting)'
/** Spanish and Portuguese templates: "Modalidad de trabajo: híbrida". */
const MODE =
  '(?:modalidad|modalidade|modelo|formato|esquema|r[ée]gim(?:en|e))(?: de (?:trabajo|trabalho|contrataci[óo]n|contrata[çc][ãa]o))? ?:? ?(?:es |é )?'

export const workplaceRules: readonly Rule[] = [
  rule(
    'hybrid',
    3,
    `\\b${DAYS} (?:office |mandatory on-?site |on-?site |remote |home |of (?:telework|remote work|home office) )?${DAY}(?: (?:of (?:telework|remote work)))?,? ?(?:${A_WEEK})?,? ?(?:are |is )?(?:(?:spent |working |work )?${OFFICE}\\b|together in the office|from home|at home|remote(?:ly)?\\b|im Büro|im Homeoffice|von zu Hause|au bureau|sur site|à la maison|en (?:la|nuestra) oficina|no escritório|ao escritório|op kantoor|thuis)`,
    `\\b${DAYS} ${DAY} (?:de (?:teletrabajo|télétravail|home ?office|trabajo remoto|trabalho remoto)|thuiswerken)\\b`,
    `\\b(?:office|on-?site|in[- ]person|home ?office|telework|télétravail|teletrabajo|remote(?:ly)?(?: work)?|thuiswerken|mobiles arbeiten|from home|in the office|work from home|from our office|présence sur site|office attendance|work remotely)\\b[^.;]{0,40}?\\b(?:at least |about |up to |around |an bis zu |jusqu['’]à |bis zu )?${DAYS} ${DAY}`,
    `\\b(?:come|comes|coming|join us|in (?:the|our) office|in-office|attend)\\b[^.;]{0,30}\\b(?:${DAYS} ${DAY}|once|twice) (?:${A_WEEK})`,
    '\\b(?:office|on-?site|in[- ]person)\\b[^.;]{0,30}\\b(?:Tuesdays?|Mondays?|Wednesdays?|Thursdays?)\\b(?! ?(?:to|through|[-–]) ?(?:Friday|Saturday|Sunday))',
    '\\b(?:Tuesdays?|Mondays?|Wednesdays?) ?(?:to|through|and|[-–]) ?(?:Thursdays?|Wednesdays?)[^.;]{0,20}\\b(?:office|in person|on-?site)|\\bin person,? Monday (?:to|through) Thursday',
    '\\b(?:[1-8]\\d|9[05]) ?% (?:of (?:your|the|their) time )?(?:presence |remot[oa]\\b|teletrabajo|teletrabalho|télétravail|homeoffice|remote\\b|in (?:the|our)(?: \\p{L}+)? office|in-office|on-?site\\b|home office|from home)|\\b(?:from home|home ?office) (?:up to|bis zu) [1-8]0 ?%|\\b(?:around|about) [1-8]0 ?% of your time in',
    '\\b\\d{1,2} days (?:a|per|each) month (?:in|at) (?:the|our)',
    '\\b(?:[1-4]|dos|tres|duas|três|deux|trois) ?(?:vezes|veces|fois|x) ?(?:por|par|a la|\\/) ?(?:semana|semaine)\\b[^.;]{0,30}(?:escrit[óo]rio|oficina|bureau|presencial)|\\bpresencial(?:mente|es)? [1-4] ?(?:vezes|veces|x|d[íi]as)',
    '\\bat least half of (?:the|your|their) (?:work(?:ing)? )?time (?:at|in) (?:the|our|an)\\b|\\b[1-4](?: ?[-–] ?[2-4])?(?:x| times) ?(?:/|a|per) ?week (?:in|at) (?:the |our )?office\\b',
    `\\b(?:rest of the (?:days|week|time)\\b[^.;]{0,25}(?:home|remote)|office days|Präsenztage|home[- ]?office[- ]Tage)\\b`,
    `\\b${DAYS} (?:remote|home[- ]?office|telework|WFH|work[- ]from[- ]home)(?: work(?:ing)?)? ${DAY}\\b`,
    '(?<!\\p{L})télétravail (?:fréquent|partiel|régulier|hybride)|\\barbeta på distans (?:upp till )?\\d',
    `\\b(?:within|in) (?:a )?commut(?:ing|able) distance\\b`,
    '\\bcome to the office at least twice a week|\\bat least twice a week\\b',
    '\\b(?:partial(?:ly)?|partly) remote\\b|\\bremotely part of the week\\b|\\bflexible between home and our\\b|\\bFridays (?:from home|remote)\\b|\\b(?:from home|remotely) on (?:Mon|Tues|Wednes|Thurs|Fri)days?\\b',
  ),
  rule(
    'hybrid',
    2,
    `\\bhybrid(?:e[rsmn]?)? (?:(?:${JOB}|Modell\\w*|Arbeits\\w+|schedules?|working|way of working|work|workplace(?! of)|models?|set-?ups?|arrangements?|basis|format|remote|in)\\b|\\()`,
    `\\b(?:${JOB}|schedule|work model|workplace|Arbeitsmodell) (?:is|will be|follows|offers|operates|will operate)(?: an?| on an?| as an?)? hybrid\\b(?! (?:of|between)\\b)`,
    '\\b(?:our team is|we work|we are|this is|you work|je werkt) (?:an? )?hybrid(?:e)?\\b(?! (?:company|team|organi[sz]ation|cloud|of|between|\\w+/))',
    '\\bhybrid(?:es)? (?:arbeiten|mode[lr])|\\b(?:mode|rythme|modèle) hybride\\b|\\b(?:modalidad|esquema|trabajo|modelo) (?:híbrid[oa]|mixto)\\b|\\b(?:regime|modelo|atuação|trabalho) híbrid[oa]\\b|\\bje werkt hybride\\b|\\bhybride? (?:te )?werk(?:en|omgeving|plek)|\\bhybridmodell|\\bdu arbeitest hybrid\\b',
    `\\b${MODE}h[íi]brid[oa]`,
    '\\bcombin(?:e|es|ing) [^.;]{0,40}\\b(?:from home|remote work\\w*)\\b[^.;]{0,30}\\b(?:office|on-?site)|\\bcombin(?:e|es|ing) [^.;]{0,40}\\b(?:office|on-?site)\\b[^.;]{0,30}\\b(?:from home|remote work)',
    '\\bhybrid (?:scheme|pattern)\\b|\\brole has been designed as\\W{1,6}hybrid',
    '\\bhybrid work environment at our\\b|\\bhybrid (?:and|&) flexible work(?:ing)?\\b|\\bremote work(?:ing)? ?: ?hybrid\\b',
  ),
  rule(
    'hybrid',
    1,
    '(?:(?:full|part)[- ]time|permanent|contract|regular|employee) ?[/·|•-] ?hybrid\\b|[|·•] ?hybride?\\W*$|\\(hybrid(?: [-–]|[,)])|^\\W*hybrid\\W*$|^\\W*h[íi]brid[oa]\\b|^\\W*hybrid(?:e)?[.:,(]|[.,;] hybrid\\W*$|#\\w\\w-hybrid|\\b(?:location|work(?:place| model| setup| type| arrangement)?) ?: ?hybrid|\\bworkplace type hybrid|\\bmodel: ?hybrid|[·•|] ?hybrid ?[·•|]|\\bhybrid of (?:remote|office|home)\\b|\\bmodalit[àa] (?:di lavoro|lavorativa) ?:? ?(?:in )?ibrid',
  ),
  rule(
    'onsite',
    3,
    '\\b(?:five|5|six|6|fünf|cinq|cinco|vijf) (?:days?|Tage|jours|días|dias|dagen)(?! (?:a|per|each|pro) (?:month|Monat))(?: (?:a|per|each|die|par|por|a la) ?(?:week|Woche|semaine|semana))?[^.;]{0,25}\\b(?:office|on-?site|in person|büro|bureau|oficina|escritório|kantoor)',
    '\\b(?:office|on-?site|in[- ]person|in-office|Präsenz|presencial|work from office)\\b[^.;]{0,40}\\b(?:five|5|six|6|fünf) (?:days|Tage)|\\b(?:office|in-office|presencial)\\b[^.;]{0,20}\\b(?:every day|Monday (?:to|through|[-–]) Friday|de lunes a viernes)(?<!\\boffice hours,? .{0,20})',
    '\\b(?:remote work|working remotely|home office|homeoffice|working from home) is not (?:possible|available|an option)|\\b(?:not a remote|no remote (?:work|option))|\\bcannot be done (?:from home|remotely)|\\bnot (?:available|eligible|suitable|open) for (?:remote|work(?:ing)?[- ]from[- ]home|home ?office)|\\bnot a (?:work[- ]from[- ]home|remote|hybrid) (?:job|role|position)',
    '\\bexpected to (?:work|be) (?:from|in|at) (?:the|our)(?: \\p{L}+){0,2} office\\b(?! (?:an? )?(?:\\w+ )?(?:certain |minimum )?(?:number of |\\d|two|three|few|some))|\\bprimarily an in-office\\b',
    '\\b(?:work (?:arrangement|type|setup|model)|workplace(?: type)?|remote) ?[:–-] ?(?:not remote|no remote|no\\b)',
    '\\bevery day\\b[^.;]{0,30}\\bat our offices\\b|\\bat our offices\\b[^.;]{0,40}\\bevery day\\b',
  ),
  rule(
    'onsite',
    2,
    `\\b(?:${JOB}|work|internship|teaching|lessons?|cours|unterricht)\\b (?:is|takes? place|will be|are|ont lieu|is carried out|is done)(?: \\w+){0,3}? (?:on[- ]?site|in[- ]person|in[- ]office|onsite|on campus|sur place|in Präsenz|at our (?:office|institute|lab|clinic|school|site|studio)|in our (?:studio|office|lab))`,
    `\\b(?:on[- ]?site|in[- ]person|in[- ]office|office[- ]based|site[- ]based) ${JOB}\\b|\\b${JOB} at our offices? in\\b|\\bin-office (?:\\w+ )?${JOB}\\b|\\b${JOB} (?:will )?sits? (?:on[- ]?site|in[- ]person)\\b`,
    '\\b(?:100 ?%|fully|mostly|entirely) (?:on[- ]?site|in[- ]person|in[- ]office)\\b(?!\\W*(?:no|false)\\b)|\\bon-?site: (?:yes|100 ?%)|\\brole has been designed as\\W{1,6}on-?site|\\bon-?site (?:from )?Monday (?:to|through|[-–]) Friday|\\bno teleworking\\b|\\bexecuted on-?site\\b',
    "\\bwe(?:['’]re| are) (?:all )?in[- ]person (?:in|at)\\b",
    '\\bwork(?:s|ing)? from (?:the )?office\\b(?!.{0,20}(?:home|preferred))|\\bwork on[- ]?site (?:with|in|at)|\\bin person in our\\b|\\bthere in person\\b|\\bwork in[- ]person (?:in|at|from) ',
    `\\b${MODE}presencial|\\b(?:puesto|trabaj\\w+|vacante|vaga)\\b[^.;]{0,25} de (?:forma|manera) presencial`,
    '\\b(?:poste|travail) en présentiel\\b|\\bprésence au bureau obligatoire\\b|\\btravail au bureau\\b|\\b(?:modalidad|trabajo|trabalho|vaga|aulas|unterricht) (?:presencial(?:es)?|en sitio|in Präsenz)\\b|^\\W*presencial\\b|\\btrabalho no escritório\\b|\\bop locatie\\b|(?<!\\b(?:giorni|giornate) (?:di (?:presenza|lavoro) )?)\\bin sede\\b|\\b(?:du bist|ausschließlich|arbeiten wir) vor ort\\b|\\barbeiten ausschließlich vor ort\\b',
  ),
  rule(
    'onsite',
    1,
    '(?:(?:full|part)[- ]time|permanent|contract|regular|employee) ?[/·|•-] ?(?:on[- ]?site|in[- ]office)\\b|^\\W*(?:full-time, )?(?:on[- ]?site|in[- ]office|in[- ]person|in store)(?=\\s*(?:$|[.;:()|–-]|,(?! [\\w-]+ (?:\\w+ )?(?:training|amenities|facilities))|(?:in|at|from|only|role|position|job|required|requirement|Mon\\w*|Tue\\w*|\\d|five|four|three)\\b))(?! work(?:shop|out))|[.,;] (?:on[- ]?site|in the office|in school|in store|office-based|site-based|in person|on site in \\p{Lu}\\p{L}+)\\W*$|#\\w\\w-on-?site|[·•|] ?on[- ]?site ?[·•|]|\\(on-?site\\)\\W*$|\\blocated remotely\\? ?N\\b|\\b100 ?% presencial\\b|\\bmodel: ?(?:fully )?on-?site|\\bwork(?:ing)? (?:location|setup|type|policy) ?: ?(?:on[- ]?site|in[- ]office|in[- ]person)|\\b(?:location|standort|arbeitsort) ?:[^.;()]{0,60}\\((?:on-?site|in[- ]office|in[- ]person)\\)|^\\W*(?:office|site)-based\\W*$|\\bon[- ]site in (?:\\p{Lu}|our)|; on[- ]site\\b',
  ),
  rule(
    'remote',
    2,
    `(?:\\b(?:fully|completely|entirely|totally|permanently|all)|(?<!\\d)100 ?%)[ -]+remote(?:ly)?\\b(?![ -](?:compan|organi[sz]ation|business|start-?up|team|first|culture|firm))`,
    `\\bremote[, ]+(?:(?:full|part)[- ]time,? |permanent,? |work[- ]from[- ]home |contract |freelance |1099 |temp(?:orary)? |US |W2 )*${JOB}\\b(?! (?:that )?(?:is|are|will be) not)(?!s? (?:are|is) not)`,
    `\\b${JOB}s? (?:is|are|will be|can be|may be|offers)(?: \\w+){0,4}? (?:remote(?:ly)?\\b(?![ -](?:first compan|team))|home[- ]based|from home|from anywhere in)`,
    '\\b(?:located|based|working|work) remotely (?:within|in|from|anywhere) (?!the office|our)|\\bor remotely in\\b|\\bremote[- ]first (?:role|position|job)\\b|\\bopen to remote candidates\\b',
    '\\bremote[- ](?:friendly )?(?:within|anywhere in|in|from|across|throughout|for people|inside) (?!a |an |our |collab|environment|teams?|settings?|nature)',
    '\\b(?:you|du|work)\\b[^.;]{0,40}\\b(?:work(?:ing)?|arbeitest|be)\\b[^.;]{0,15}\\b(?:remotely (?:from|within|in|anywhere)|fully remotely|from (?:your )?home(?: office)?(?:,|\\.| in| anywhere)|completely from home)',
    '\\byou (?:will |can |may )?work (?:fully )?remotely\\b(?! (?:with|one|two|three|\\d|some|occasional|part|up to|when|if|for))',
    '\\bwork from anywhere in the world\\b|\\bglobally remote\\b|\\bhire remote(?:ly)?\\b|\\bwork remotely from anywhere\\b|\\bmay work remotely\\b|\\bremote work(?:ing)? from anywhere in\\b|\\bremote \\((?:work )?from (?:anywhere|home)|\\brole has been designed as\\W{1,6}remote',
    `\\b${MODE}(?:100 ?% )?remot[oa]\\b`,
    '\\bhome[- ](?:office[- ])?based(?: (?:role|position|consultancy|job)|\\b(?= ?[–-] ?worldwide)|\\W*$|\\.)|\\bhome-office-based\\b',
    '\\b(?:100 ?%|komplett|vollständig|zu 100 ?%) ?(?:remote|homeoffice|home office|von zu hause|online)\\b|\\bgearbeitet wird remote\\b|\\bkomplett von zu hause\\b|\\bremote aus\\b',
    '\\b(?:100 ?% (?:en )?|full |poste en )?télétravail (?:complet|total|possible partout)|\\b100 ?% (?:de )?télétravail|\\btravail (?:à domicile|à distance)\\b|\\bdepuis chez vous\\b|\\bposte à distance\\b|\\bexercice à domicile\\b|\\bfull remote\\b',
    '\\b(?:trabajo|modalidad|atención)? ?(?:100 ?%|totalmente|completamente) (?:remot[oa]|online)|\\bforma (?:totalmente )?remota\\b|\\btrabajo (?:remoto|desde casa)\\b|\\bteletrabajo (?:100|total|completo)|\\btrabalh(?:o|e|ar) (?:100 ?% |totalmente )?remot[oa]\\b|\\bhome office integral\\b|\\bremoto para quem\\b',
    '\\bvolledig (?:op afstand|vanuit huis|remote)\\b|\\bwerkt? volledig vanuit huis\\b',
    '\\b(?:work|teach) from home\\b(?!,? (?:(?:Mon|Tues|Wednes|Thurs|Fri)days?|stipend|support|budget|allowance|up to|policy|when|on |two|one|three|some|a few|several|day|for|set[- ]?up|after|the office|or |if|occasionally|flexib|opportunit|options?\\b|possibilit|when))|\\byou teach (?:online|from home)\\b',
  ),
  rule(
    'remote',
    1,
    '(?:(?:full|part)[- ]time|permanent|contract|regular|employee) ?[/·|•-] ?remote\\b|^\\W*(?:remote|home[- ]based|work from home|remoto|full remote)(?=[\\s.;:,(]|$)(?!\\W{1,3}(?:n/a|no|none|not)\\b)(?! (?:onboarding|support|allowance|budget|equipment|set-?up|(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri)days?|if|when|opportunities|type|status|policy|options?|sens|procedure|debug|control|desk|monitor|work is|work (?:may|might|can|will|could|stipend|disclosure|polic|option|opportunit|flexib|environment)|roles are|positions are|candidates|employee|team|first|interview|friendly company))|#\\w\\w-remote|\\b(?:location|standort|arbeitsort|lieu|ubicación) ?:[^.;]{0,40}[/,] ?remote\\W*$|\\blocation ?: ?(?:(?:fully|100%) )?remote\\b|\\bwork (?:location|setup|type|model): ?(?:fully )?remote|[.,;] (?:fully )?remote\\W*$|\\b(?:das|die stelle|arbeit) ist (?:zu 100 ?% )?remote\\b|\\bremote\\.$|\\bdone from home\\b|\\bfully remote\\b|\\bRemote\\. |\\b100 ?% from (?:your )?home\\b|\\bmodalit[àa] (?:di lavoro|lavorativa) ?:? ?(?:da )?remot',
  ),
]

/** Around a phrase, these make it about other jobs, benefits, technology or the hiring process. */
export const NOT_THE_JOB =
  /\b(?:covid(?:-19)?|pandemic|coronavirus|available for (?:most|some|many)|\(?on occasion|some of our (?:roles|jobs)|majority of (?:these|our|the) roles|roles remain|majority of our roles|depending on the role|policy covers|may be eligible|perks?|stipends?|allowance|reimburse\w*|budget|weeks? (?:per|a) year|interviews?|virtual onsite|on-?site (?:gym|parking|fitness|childcare|visits?|deployments?|data cent|product|support for|customer|demonstrations?)|after the first year|by agreement|occasional(?:ly)? remote|remote (?:sens\w+|procedure|control|desktop|debugging|monitoring|sensors)|hybrid (?:cloud|car|delivery|creative|environments?|infrastructure|network|electric|apps?|applications?)|experience (?:working )?in a remote|training (?:is|are) on-?site|first (?:three|six|two) (?:months|weeks)|if you(?:['’]re| are)? (?:live|living|based|located)|-area \w+|homeoffice möglich|remote[- ]first(?! (?:role|position|job))|encouraged|yearly|per quarter|quarterly|a year|\/ ?year|meet-?ups?|off-?sites?|retreats?|get-?togethers|gatherings|for the first (?:few |two |three )?(?:weeks?|days|months?)|hybrid roles are|might be possible|may be possible|option to work from home|posibilidad de|possibilidade de|possibilità di|possibilité de|team members are|possibility (?:to|of) work(?:ing)? from home|some remote|remote work is possible|opportunit(?:y|ies) to work from home|(?:agile|waterfall|scrum|kanban)\W+(?:(?:and|or)\W+)?hybrid|hybrid\W+(?:(?:and|or)\W+)?(?:agile|waterfall|scrum|kanban)|whether|unless|if local|flexibility to|employees who live|-based employees|in-person and telehealth)\b/i
