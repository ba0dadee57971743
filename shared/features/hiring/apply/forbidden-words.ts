// Wording that gives away a forbidden topic, in the languages forms are mostly written in: English, German, French,
// Spanish, Portuguese, Italian, Dutch. Without accents, because the text is folded before matching. A topic word alone
// is not enough where people also work on it ("pregnancy apps", "accessibility for people with disabilities"): there
// the phrase must be about the reader.

export const forbiddenTopics = [
  'salary_history',
  'age',
  'family',
  'religion',
  'health',
  'photo',
  'origin',
  'ethnicity',
  'orientation',
  'criminal_record',
] as const
export type ForbiddenTopic = (typeof forbiddenTopics)[number]

const PAY_EN = '(?:salary|pay|wages?|compensation|remuneration|income|earnings|package|ctc)'
const BEFORE_EN = '(?:current|present|last|latest|previous|prior|past|former|existing|most recent)'
const GEHALT = '(?:\\w*gehalt\\w*|\\w*einkommen\\w*|\\w*verdienst\\w*|\\w*lohn)'
const SIE = '(?:sind sie|bist du|seid ihr|waren sie|warst du)'
const VOUS = '(?:etes[- ]vous|es[- ]tu|vous etes|tu es)'
const AVEZ = '(?:avez[- ]vous|as[- ]tu|vous avez)'
const ERES = '(?:eres|es usted|esta usted|estas|esta)'
const VOCE_E = '(?:(?:voce )?(?:e|esta)|es tu)'
const SEI = '(?:sei|lei e|e lei|siete)'
const BENT = '(?:ben je|bent u|ben jij|bent je|zijn jullie)'
const HEB = '(?:heb je|heeft u|hebt u|heb jij)'

export const forbiddenWords: Record<ForbiddenTopic, readonly string[]> = {
  salary_history: [
    `${BEFORE_EN} (?:\\w+ ){0,2}${PAY_EN}(?! (?:range|band|system|run|cycle|file|report|platform|product|review))`,
    `(?:salary|pay|wage|compensation) history`,
    `(?:your|last|latest|recent|copy|copies|upload|attach|send|provide|submit)\\b.{0,40}(?:pay|salary|wage) ?(?:slip|stub|statement|certificate)s?`,
    `(?:pay|salary|wage) ?(?:slip|stub|statement)s? (?:of|for|from) (?:the |your )?(?:last|past|previous|latest)`,
    'what (?:do|did|are) you (?:currently |presently |now )?(?:earn|make|get paid|paid|earning|making)(?! (?:of|with|from))',
    'how much (?:do|did|are|were) you (?:currently |presently |now )?(?:earn|make|being paid|paid|get paid|earning|making)(?: .*)?',
    `(?:letzte|aktuelle|jetzige|derzeitige|bisherige|fruhere|gegenwartige|vorherige|momentane)[nrsm]? (?:\\w+ )?${GEHALT}`,
    '(?:gehalts|lohn)(?:nachweis|abrechnung|zettel|bescheinigung)\\w*|verdienstbescheinigung\\w*|gehaltshistorie',
    '(?:was|wie ?viel) (?:verdienen sie|verdienst du|haben sie|hast du)(?: .*)?(?:verdient|derzeit|aktuell|momentan|zurzeit|jetzt|gerade|bisher)',
    '(?:was|wie ?viel) (?:verdienen sie|verdienst du)',
    '(?:salaire|remuneration|paie)s? (?:\\w+ )?(?:actuel|precedent|dernier|anterieur|passe)\\w*|(?:dernier|precedent|ancien)e?s? (?:salaire|remuneration)s?',
    '(?:fiche|bulletin)s? de (?:paie|paye|salaire)|historique (?:de salaire|salarial|de remuneration)|combien gagne(?:z[- ]vous|s[- ]tu)',
    '(?:salario|sueldo|remuneracion) (?:\\w+ )?(?:actual|anterior|previo|pasado)|ultim[oa]s? (?:salario|sueldo|remuneracion|nomina)s?',
    'recibos? de (?:nomina|sueldo|salario)|historial salarial|cuanto (?:ganas|gana|cobras|cobra|ganabas|cobrabas)',
    '(?:salario|remuneracao|ordenado|vencimento) (?:\\w+ )?(?:atual|anterior|passado)|ultim[oa]s? (?:salario|remuneracao|ordenado|holerite)s?',
    'holerites?|contracheques?|recibos? de (?:vencimento|salario)|historico salarial|quanto (?:voce )?(?:ganha|ganhas|ganhava)',
    '(?:stipendio|retribuzione|ral|compenso) (?:\\w+ )?(?:attuale|precedente|corrente|passat[oa])|(?:attuale|precedente|ultim[oa]) (?:stipendio|retribuzione|ral|compenso)',
    '(?:ultim[ae]|sua|tua|copia|invia\\w*|allega\\w*)\\b.{0,25}bust[ae] paga|quanto (?:guadagna|guadagni|guadagnava|guadagnavi)|storico (?:salariale|retributivo)',
    '(?:huidige?|vorige?|laatste?|laatstverdiende?|vroegere?) (?:\\w+ )?(?:\\w*salaris|\\w*loon|\\w*inkomen)',
    '(?:loon|salaris)stro(?:ok|ken)\\w*|(?:wat|hoeveel) (?:verdien je|verdient u|verdiende je|verdiende u)',
  ],
  age: [
    'how old are you|how old were you|(?:what is |whats |state |tell us )?your (?:exact )?age|^(?:current )?age(?: \\(.*\\))?$|age (?:group|bracket|range)',
    'date of birth|birth ?date|d\\.?o\\.?b|year of birth|birth year|your birthday|when (?:were you|is your) (?:born|birthday)',
    'are you (?:over|under|above|below|older than|younger than) (?:2[2-9]|[3-9]\\d)',
    'wie alt (?:sind sie|bist du)|(?:ihr|dein|das) alter(?! \\w+ )|^alter$|lebensalter|geburts(?:datum|tag|jahr)|wann (?:sind sie|bist du|wurden sie|wurdest du) geboren',
    'quel (?:est votre|est ton) age|quel age (?:avez[- ]vous|as[- ]tu)|(?:votre|ton) age|^age$|(?:date|annee|jour) de (?:votre |ta )?naissance|quand etes[- ]vous nee?',
    'que edad (?:tiene|tienes)|cual es (?:su|tu) edad|(?:su|tu) edad|^edad$|cuantos anos (?:tiene|tienes)(?!.{0,25}(?:experiencia|trabaj|en ))|(?:fecha|ano) de nacimiento',
    'qual (?:e )?(?:a )?(?:sua|tua) idade|(?:sua|tua) idade|^idade$|quantos anos (?:voce )?tens?(?!.{0,25}(?:experiencia|trabalh|de ))|(?:data|ano) de nascimento|quantos anos voce tem(?!.{0,25}(?:experiencia|trabalh|de ))',
    'quanti anni (?:ha|hai)(?!.{0,25}(?:esperienza|lavor|di ))|(?:sua|tua) eta|^eta$|eta anagrafica|(?:data|anno) di nascita',
    'hoe oud (?:ben je|bent u|ben jij)|(?:uw|je|jouw) leeftijd|^leeftijd$|geboorte(?:datum|jaar)|wanneer (?:ben je|bent u) geboren',
  ],
  family: [
    'marital status|civil status|family status|maiden name|relationship status|are you (?:\\w+ )?(?:married|single(?!-)|divorced|widowed|engaged to be|pregnant)',
    'do you have (?:any |a |small |young )*(?:children|kids|family|spouse|husband|wife|dependants|dependents)|(?:how many|number of) (?:children|kids|dependants|dependents)(?! (?:have|did|do) you (?:taught|teach|work))',
    '(?:plan|planning|intend|intending|want|hope|hoping) (?:to have|on having|to start|on starting) (?:a family|children|kids|a baby)|your (?:husband|wife|spouse|pregnancy|children|kids)|plan\\w* .{0,20}pregnan\\w+',
    `familienstand|familienplanung|kinderwunsch|${SIE} (?:\\w+ )?(?:verheiratet|ledig|schwanger|geschieden|single|verlobt)|(?:haben sie|hast du) (?:\\w+ )?(?:kinder|familie|nachwuchs)\\b(?! (?:unterrichtet|betreut))|(?:anzahl (?:der |ihrer |deiner )?|wie ?viele )kinder(?: haben sie| hast du)?$|madchenname|geburtsname`,
    `situation (?:familiale|matrimoniale|de famille|maritale)|etat civil|nom de jeune fille|${VOUS} (?:\\w+ )?(?:mariee?|celibataire|enceinte|divorcee?|pacsee?|en couple)|${AVEZ} (?:des |un )enfants?\\b|combien d'enfants|nombre d'enfants|(?:souhaitez|envisagez|voulez)[- ]vous (?:avoir |fonder )(?:des |une |un )(?:enfants?|famille)|projet d'enfant`,
    `estado civil|situacion familiar|${ERES} (?:usted )?(?:casad[oa]|solter[oa]|embarazada|divorciad[oa])|embarazada|tienes? (?:usted )?(?:hijos|familia|pareja)|cuantos hijos|(?:planeas?|piensas?|quieres?) (?:usted )?tener (?:hijos|familia)|apellido de (?:soltera|casada)`,
    `estado civil|situacao familiar|${VOCE_E} (?:casad[oa]|solteir[oa]|divorciad[oa])|(?:esta|voce esta) gravida|tem filhos|quantos filhos|(?:pretende|planeja|quer) (?:ter filhos|engravidar)`,
    `stato civile|stato di famiglia|situazione familiare|${SEI} (?:sposat[oa]|celibe|nubile|single|divorziat[oa]|incinta)|e (?:sposat[oa]|incinta)|(?:ha|hai|avete) figli\\b|quanti figli|(?:pensa|pensi|intende|intendi|vuole|vuoi) (?:di )?avere figli|cognome da nubile`,
    `burgerlijke staat|gezinssituatie|kinderwens|meisjesnaam|${BENT} (?:\\w+ )?(?:getrouwd|gehuwd|alleenstaand|zwanger|single|gescheiden)|${HEB} (?:\\w+ )?(?:kinderen|een gezin|een partner)(?! (?:begeleid|les))|hoeveel kinderen`,
  ],
  religion: [
    '(?:your|what|which|state) (?:religion|faith|denomination|religious \\w+)|^religion$|religious (?:beliefs?|affiliation|background|views?|practice)|(?:which|what) (?:church|mosque|temple|synagogue|parish) (?:do|are|did)|(?:attend|go to|belong to|member of)\\b.{0,15}(?:church|mosque|temple|synagogue|parish)|do you (?:pray|worship|believe in god)',
    'are you (?:a )?(?:practi[cs]ing )?(?:christian|muslim|jewish|jew|hindu|buddhist|sikh|catholic|protestant|atheist|religious)',
    `religionszugehorigkeit|konfession|glaubens(?:richtung|bekenntnis|gemeinschaft)|kirchenzugehorigkeit|(?:ihre|deine|welche|welcher) (?:religion|kirche)|^religion$|${SIE} (?:religios|glaubig|katholisch|evangelisch|christlich|muslim\\w*|judisch|atheist\\w*)|woran glauben sie`,
    `(?:votre|ta|quelle) (?:religion|confession|foi|eglise)|quelle (?:est|religion).{0,12}(?:religion|pratiquez|confession)|croyances? religieuses?|convictions religieuses|${VOUS} (?:catholique|musulmane?|juif|juive|croyante?|pratiquante?|chretiene?n?e?|athee)|(?:a )?quelle eglise`,
    `(?:su|tu|que|cual es (?:su|tu)) (?:religion|iglesia|fe)\\b|^religion$|creencias? religiosas?|practicas? (?:alguna )?religion|${ERES} (?:catolic[oa]|cristian[oa]|musulman[a]?|judi[oa]|ate[oa]|creyente|religios[oa])|a que iglesia`,
    `(?:sua|tua|qual|qual e (?:a )?(?:sua|tua)) (?:religiao|igreja|fe|crenca)\\b|^religiao$|crencas? religiosas?|${VOCE_E} (?:catolic[oa]|crist[ao]o?|evangelic[oa]|muculman[oa]|ateu|religios[oa])|(?:frequenta|vai a) (?:\\w+ )?igreja`,
    `(?:sua|tua|quale|qual e la (?:sua|tua)) (?:religione|fede|chiesa|confessione)\\b|^religione$|(?:credo|convinzioni) religios[oei]|${SEI} (?:cattolic[oa]|cristian[oa]|musulman[oa]|ebre[oa]|ate[oa]|credente|religios[oa]|praticante)|frequent[ia] (?:\\w+ )?chiesa`,
    `(?:uw|je|jouw|welke) (?:religie|godsdienst|kerk|kerkgenootschap)|^(?:religie|godsdienst|geloof)$|geloofsovertuiging|(?:welk|uw|jouw) geloof|${BENT} (?:\\w+ )?(?:katholiek|christelijk|moslim|joods|gelovig|religieus|protestants)|naar welke kerk`,
  ],
  health: [
    'do you (?:have|suffer from|live with) (?:a |an |any )?(?:known |physical |mental |chronic |serious |long.term |underlying )*(?:disabilit\\w+|impairments?|illness\\w*|diseases?|allerg\\w+|(?:medical|health|mental health) (?:conditions?|issues?|problems?))',
    'are you (?:\\w+ )?(?:disabled|healthy|in good health|hiv|vaccinated|taking (?:any )?medication)|your (?:state of health|health(?! ?(?:tech|care|product|insurance|check|platform))|medical (?:history|conditions?|records?)|mental health|disabilit\\w+|vaccination)|state of your health|disability status|medical history',
    'how many (?:sick days|days (?:were|have) you (?:been )?(?:sick|ill|off sick))|sick (?:days|leave) (?:did|have|do) you|have you (?:ever )?(?:been|had) (?:hospitali[sz]ed|surgery|seriously ill|a mental illness)',
    `(?:haben sie|hast du|leiden sie|leidest du) (?:\\w+ ){0,3}(?:schwer)?(?:behinderung|krankheit|erkrankung|allergien?|beeintrachtigung)\\w*|schwerbehinder\\w+|grad der behinderung|gesundheitszustand|gesundheitliche[nrs]? (?:einschrankung|problem|beschwerde)\\w*|vorerkrankung\\w*|krankheitstage|krankengeschichte|${SIE} (?:\\w+ )?(?:gesund|krank|behindert|geimpft)|(?:ihre|deine) gesundheit`,
    `etat de sante|votre sante|antecedents medicaux|${AVEZ} (?:\\w+ ){0,2}(?:handicap|maladies?|problemes? de sante|allergies?)|${VOUS} (?:\\w+ )?(?:en situation de handicap|handicapee?|malade|en bonne sante|vaccinee?)|rqth|(?:vos|combien d')\\W?arrets? maladie|(?:souffrez|souffres)[- ](?:vous|tu)`,
    `(?:tiene|tienes|padece|padeces|sufre|sufres) (?:usted )?(?:de )?(?:alguna |algun |una |un )?(?:discapacidad|enfermedad\\w*|condicion medica|problemas? de salud|alergias?)|(?:su|tu) estado de salud|estado de salud|historial (?:medico|clinico)|certificado de discapacidad|${ERES} (?:discapacitad[oa]|enferm[oa]|vacunad[oa])`,
    `(?:tem|possui|sofre|tens) (?:de )?(?:alguma |algum |uma |um )?(?:deficiencia|doencas?|condicao medica|problemas? de saude|alergias?)|(?:seu )?estado de saude|historico medico|${VOCE_E} (?:uma )?(?:pessoa com deficiencia|pcd|deficiente|vacinad[oa])|doenca cronica`,
    '(?:ha|hai|soffre|soffri|avete) (?:di )?(?:una |qualche |delle |un )?(?:disabilita|malatti[ae]|invalidita|problemi di salute|patologi[ae]|allergi[ae])|(?:suo |tuo )?stato di salute|cartella clinica|categori[ae] protett[ae]|invalidita civile|anamnesi',
    `${HEB} (?:\\w+ ){0,3}(?:handicap|beperking|ziekte|aandoening|gezondheids\\w+|allergie\\w*)|gezondheidstoestand|(?:uw|je|jouw) gezondheid|medische (?:geschiedenis|achtergrond|aandoening\\w*|voorgeschiedenis)|arbeidsongeschikt\\w*|ziekteverzuim|ziektedagen|${BENT} (?:\\w+ )?(?:gezond|ziek|gehandicapt|gevaccineerd)`,
  ],
  photo: [
    '(?:your|recent|personal|profile) (?:photo|picture|headshot|selfie|portrait|photograph)(?! (?:portfolio|essay|work|edit\\w*|gallery|app|feature))|(?:photo|picture|selfie|portrait|photograph|image) of (?:you|yourself)|headshot|passport.?(?:size|sized)? ?(?:photo|picture|photograph)|^(?:photo|photograph|selfie)$|(?:upload|attach|send|add|include) a (?:photo|selfie|photograph)(?:$| with)',
    '(?:bewerbungs|pass|portrat|portrait|profil)(?:foto|bild)\\w*|lichtbild\\w*|foto von (?:ihnen|dir|sich)|(?:ihr|dein|aktuelles) foto|^foto$',
    "photo (?:d'identite|de vous|de toi|de profil|recente)|(?:votre|ta) photo|portrait de vous|^photo$",
    '(?:foto|fotografia) (?:tuya|suya|de perfil|reciente|(?:de |tipo )?carnet|de usted|personal)|(?:tu|su) (?:foto|fotografia)|^foto$',
    '(?:foto|fotografia) (?:sua|tua|de perfil|recente|3x4|pessoal)|(?:sua|tua) (?:foto|fotografia)|^foto$',
    '(?:sua|tua) (?:foto|fotografia)|foto (?:tessera|profilo|recente|di te|personale)|fototessera|^foto$',
    'pasfoto|profielfoto|(?:uw|je|jouw|recente) foto|foto van (?:jezelf|uzelf|u|jou)|^foto$',
    '(?:upload|send|mande|envia|envie|manda|schick\\w*|envoyez|stuur) .{0,20}selfie',
  ],
  origin: [
    'where (?:were you|are you (?:really|originally)) (?:born|from)|where are you originally from|(?:place|town|city|country) of (?:your )?birth|birth ?place|country (?:you were|were you) born|(?:your |^)country of origin|your (?:national )?origins?|nationality (?:at|by|of) birth|(?:birth|original) nationality|are you (?:a )?(?:native.born|citizen by birth)|your parents (?:born|from)|were your parents born',
    'geburts(?:ort|land)|wo (?:sind sie|bist du|wurden sie|wurdest du) geboren|herkunftsland|(?:ihre|deine) herkunft|migrationshintergrund|staatsangehorigkeit (?:bei|seit|durch) geburt',
    "(?:lieu|pays|ville) de (?:votre |ta )?naissance|pays d'origine|ou etes[- ]vous nee?|(?:vos|tes) origines|nationalite (?:de naissance|d'origine)",
    '(?:lugar|pais|ciudad) de (?:nacimiento|origen)|donde (?:nacio|naciste)|nacionalidad de (?:origen|nacimiento)|(?:sus|tus) origenes',
    '(?:local|pais|cidade) de (?:nascimento|origem)|onde (?:voce )?nasce(?:u|ste)|naturalidade|nacionalidade de (?:origem|nascenca)',
    '(?:luogo|paese|citta) di (?:nascita|origine)|dove (?:e|sei) nat[oa]|nazionalita di (?:origine|nascita)|(?:le )?(?:sue|tue) origini',
    'geboorte(?:plaats|land)|waar (?:ben je|bent u) geboren|land van herkomst|(?:uw|je|jouw) (?:afkomst|herkomst)|migratieachtergrond',
  ],
  ethnicity: [
    '(?:your|what|which) (?:race|ethnicity|ethnic \\w+|caste|tribe|racial \\w+)|^(?:race|ethnicity)$|race (?:or|and|/) ?ethnicity|race/ethnicity|ethnic (?:background|origin|group)|(?:your|colou?r of your) skin(?: colou?r)?|skin colou?r',
    'ethnie|ethnische[nrs]? \\w+|ethnizitat|hautfarbe|(?:ihre|deine) rasse',
    'origines? ethniques?|couleur de (?:votre |ta )?peau|(?:votre|ta) race',
    '(?:tu|su|que) (?:raza|etnia)|^(?:raza|etnia)$|origen etnico|grupo etnico|color de (?:tu |su |la )?piel',
    '(?:sua|tua|qual) (?:raca|etnia)|^(?:raca|etnia|cor)$|raca/cor|origem etnica|cor d[ae] (?:sua |tua )?pele',
    '(?:sua|tua) (?:razza|etnia)|^(?:razza|etnia)$|origine etnica|colore della (?:sua |tua )?pelle',
    'etniciteit|etnische \\w+|huidskleur|(?:uw|je|jouw) ras(?!\\w)',
  ],
  orientation: [
    'sexual (?:orientation|preferences?|identity)|your (?:sexuality|sex|gender|gender identity)|^(?:sex|gender)$|gender identity|are you (?:\\w+ )?(?:gay|straight|lesbian|bisexual|homosexual|heterosexual|transgender|trans|queer|lgbt\\w*|male or female|a man or a woman)',
    `sexuelle[nrs]? (?:orientierung|identitat|neigung)|geschlechtsidentitat|(?:ihr|dein) geschlecht|^geschlecht$|${SIE} (?:\\w+ )?(?:homosexuell|schwul|lesbisch|heterosexuell|bisexuell|queer)`,
    `orientation sexuelle|identite de genre|(?:votre|ta) (?:sexualite|sexe)|${VOUS} (?:\\w+ )?(?:homosexuel\\w*|gay|lesbienne|heterosexuel\\w*|bisexuel\\w*)`,
    `orientacion sexual|identidad de genero|(?:su|tu) (?:sexualidad|sexo|genero)|^(?:sexo|genero)$|${ERES} (?:gay|homosexual|heterosexual|lesbiana|bisexual)`,
    `orientacao sexual|identidade de genero|(?:sua|tua) sexualidade|(?:seu|teu) (?:sexo|genero)|${VOCE_E} (?:gay|homossexual|heterossexual|lesbica|bissexual)`,
    `orientamento sessuale|identita di genere|(?:sua|tua) sessualita|(?:suo|tuo) (?:sesso|genere)|^sesso$|${SEI} (?:gay|omosessuale|eterosessuale|lesbica|bisessuale)`,
    `seksuele (?:geaardheid|orientatie|voorkeur)|(?:uw|je|jouw) (?:geaardheid|geslacht|seksualiteit)|^geslacht$|genderidentiteit|${BENT} (?:\\w+ )?(?:homo|homoseksueel|lesbisch|hetero|biseksueel)`,
  ],
  criminal_record: [
    'criminal (?:record|history|background|convictions?|past|offen[cs]es?)|police record|(?:previous|prior|any|past|unspent) convictions|(?:have|were|are) you (?:ever )?(?:been )?(?:convicted|arrested|charged with|jailed|imprisoned|in (?:jail|prison))|ever been (?:convicted|arrested|charged|jailed|in (?:jail|prison))|felon(?:y|ies)|misdemeanou?rs?',
    'vorstrafen?|vorbestraft|strafregister\\w*|(?:strafrechtlich )?verurteilt worden|(?:polizeiliches )?fuhrungszeugnis',
    'casier judiciaire|antecedents judiciaires|condamnations? penales?|(?:avez[- ]vous|as[- ]tu) (?:deja )?ete (?:condamne|arrete|incarcere)e?',
    'antecedentes (?:penales|policiales|criminales|judiciales)|(?:ha|has) (?:\\w+ )?(?:sido|estado) (?:\\w+ )?(?:condenad[oa]|arrestad[oa]|detenid[oa]|pres[oa]|en prision)',
    'antecedentes criminais|ficha criminal|(?:ja )?(?:foi|foste|esteve) (?:pres[oa]|condenad[oa]|detid[oa])|registo criminal',
    'fedina penale|casellario giudiziale|precedenti penali|carichi pendenti|condanne penali|stat[oa] (?:\\w+ )?(?:condannat[oa]|arrestat[oa])',
    `strafblad|strafrechtelijk verleden|justitiele documentatie|${BENT} (?:\\w+ )?(?:veroordeeld|gearresteerd)`,
  ],
}
