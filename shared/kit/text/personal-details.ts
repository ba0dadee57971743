// Details that identify a person besides their name: email addresses, phone numbers, links, and what résumés in many countries say
// about birth, gender and family. All expressions are bounded, because people can send texts of any shape.

const reachable: readonly RegExp[] = [
  // Email addresses.
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu,
  // Links, but not words that merely contain a slash, such as Node.js/React.
  /(?:https?:\/\/|(?<![\p{L}\p{N}.])www\.)[^\s<>"'),\]]{1,500}/giu,
  /(?<![\p{L}\p{N}.])(?:linkedin|github|gitlab|xing|facebook|instagram|behance|dribbble|twitter|medium|x|t)\.(?:com|net|me)\/[^\s<>"'),\]]{1,200}/giu,
  // International numbers. Others look like years and amounts, except after such a label.
  /(?<![\p{L}\p{N}])(?:\+|00)[1-9][\d ().-]{6,20}\d/gu,
  /(?<=(?<![\p{L}\p{N}])(?:phone|mobile|cell|tel|whatsapp|telefon|handy|téléphone|portable|teléfono|móvil|telefone|celular)(?: number)?[ .:–-]{1,5})[\d(][\d ().-]{4,20}\d/giu,
]

const about = [
  '(?:place|date|country|city) of birth|birth ?(?:place|date|day)|born|nationality|citizenship|gender|sex|pronouns|marital status|civil status|religion|age',
  'geburts(?:ort|datum|tag|land)|geboren(?: am| in)?|staatsangehörigkeit|nationalität|geschlecht|familienstand|konfession|alter',
  '(?:lieu|date) de naissance|née?(?: le| à)?|nationalité|sexe|situation (?:familiale|de famille)|état civil|âge',
  '(?:lugar|fecha) de nacimiento|nacid[oa](?: en)?|nacionalidad|sexo|género|estado civil|edad',
  '(?:local|data) de nascimento|nascid[oa](?: em)?|nacionalidade|naturalidade|gênero|idade',
].join('|')

/** 'Place of birth: Nakuru' at the beginning of a line or after a separator. */
const labelled = new RegExp(
  `(?<=^|[\\n|•·,;]\\s{0,5})(${about})([ \\t]{0,5}[:–—=][ \\t]{0,5})[^\\n|•·;]{0,119}[^\\s|•·;]`,
  'giu',
)
const bornIn = /(?<![\p{L}\p{N}])(born (?:and raised )?(?:in|on|at) )[^.,;\n]{1,60}/giu
const pronouns = /(?<![\p{L}\p{N}])(?:she|he|they)\/(?:her|him|them)s?(?:\/(?:hers|his|theirs))?(?![\p{L}\p{N}])/giu

export function redactPersonalDetails(text: string, blank: string): string {
  const unreachable = reachable.reduce((rest, expression) => rest.replace(expression, blank), text)
  return unreachable.replace(labelled, `$1$2${blank}`).replace(bornIn, `$1${blank}`).replace(pronouns, blank)
}
