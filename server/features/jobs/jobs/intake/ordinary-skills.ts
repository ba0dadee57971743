// Names of skills that are also ordinary words, names or abbreviations. On their own they say nothing about a job: "growth" is what
// every company wants, and Phoenix is a city.

const names = `
  c r go rust dart julia apex assembly assembler express nest node remix rest spring spark unity grid radio electronics documentation
  algorithms realtime liquid signalling phoenix swift ruby electron firmware git
  oracle analytics charts warehouse statistics forecasting optimisation optimization experimentation excel spreadsheets snowflake
  containers monitoring routing networking compliance profiling lambda helm cryptography observability serverless
  cad layout drawing animation branding photography illustration typography sketch prototyping
  pm lean operations notion coaching mentoring facilitation workshops purchasing procurement agile
  sales growth negotiation contracts communications pr events reporting journalism editing teaching tutoring research law banking
  tax taxation insurance payments treasury audit auditing typing wind solar architect lab laboratory medicine physician
  sustainability tenders attribution lifecycle newsletters sourcing hr patents captions agriculture chemistry accounting recruiting qa interpreting
`

const languages = `
  albanian amharic arabic bengali bulgarian catalan croatian czech danish dansk dutch nederlands english estonian eesti filipino finnish
  suomi french georgian german deutsch greek hausa hebrew hindi hungarian magyar indonesian italian italiano japanese kazakh korean
  latvian lithuanian malay mandarin chinese norwegian norsk persian farsi polish polski portuguese romanian russian serbian slovak
  slovenian spanish swahili swedish svenska tamil thai turkish ukrainian urdu vietnamese yoruba zulu
`

const ordinary: ReadonlySet<string> = new Set(`${names} ${languages}`.trim().split(/\s+/))

/** Verbs and nouns in lower case, names otherwise. */
const inLowerCase: ReadonlySet<string> = new Set([
  'react',
  'angular',
  'flask',
  'playwright',
  'cypress',
  'tableau',
  'blender',
  'vue',
])

/** In a text nearly always something else: "reporting to the board", "communications skills", "open source packages". */
const onlyInTitles: ReadonlySet<string> = new Set([
  'communications',
  'documentation',
  'human resources',
  'monitoring',
  'on call',
  'on-call',
  'open source',
  'open-source',
  'operations',
  'optimisation',
  'optimization',
  'reporting',
  'talent acquisition',
])

/** `written`: as spelled in the text. */
export const isOnlyInTitles = (written: readonly string[]): boolean => onlyInTitles.has(written.join(' ').toLowerCase())

/** `written`: as spelled in the text. */
export const isOrdinary = (written: readonly string[]): boolean => {
  const [word = '', ...others] = written
  return others.length === 0 && (ordinary.has(word.toLowerCase()) || inLowerCase.has(word))
}
