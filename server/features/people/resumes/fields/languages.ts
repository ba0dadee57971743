import { spokenLanguages } from '#server/features/base/reference/language-skills.service.ts'
import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { ReadLanguage } from '#shared/features/people/resumes/resume-reading.ts'
import { displayNames } from '#shared/kit/intl/formatters.ts'
import type { Section } from './sections.ts'

const writtenIn = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'ro',
  'hu',
  'tr',
  'id',
  'ru',
  'uk',
  'ar',
  'fa',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
  'vi',
  'el',
  'th',
  'sw',
]
const more = [
  'ak',
  'af',
  'be',
  'bs',
  'cy',
  'eu',
  'ga',
  'gl',
  'gu',
  'hy',
  'ig',
  'is',
  'jv',
  'kn',
  'km',
  'ku',
  'ky',
  'la',
  'lo',
  'mk',
  'ml',
  'mn',
  'mr',
  'mt',
  'my',
  'ne',
  'om',
  'pa',
  'ps',
  'rw',
  'si',
  'so',
  'su',
  'tk',
  'te',
  'tg',
  'ti',
  'tt',
  'ug',
  'uz',
  'wo',
  'xh',
  'yue',
  'ki',
  'luo',
  'lg',
  'az',
]

const tags = new Map<string, string>()
for (const { name, tag, otherNames } of spokenLanguages)
  for (const one of [name, ...otherNames]) tags.set(foldText(one), tag)
for (const locale of writtenIn) {
  const names = displayNames(locale, { type: 'language' })
  for (const tag of [...spokenLanguages.map((row) => row.tag), ...more]) {
    const name = foldText(names.of(tag) ?? '')
    if (name !== '' && !tags.has(name)) tags.set(name, tag)
  }
}
for (const [name, tag] of [
  ['cantonese', 'yue'],
  ['gikuyu', 'ki'],
  ['kikuyu', 'ki'],
  ['普通话', 'zh'],
  ['国语', 'zh'],
  ['汉语', 'zh'],
  ['castellano', 'es'],
  ['castilian', 'es'],
  ['flemish', 'nl'],
  ['الإنجليزية', 'en'],
  ['العربية', 'ar'],
  ['英文', 'en'],
  ['日文', 'ja'],
  ['tieng anh', 'en'],
  ['tieng phap', 'fr'],
  ['tieng nhat', 'ja'],
  ['tieng viet', 'vi'],
  ['अंग्रेजी', 'en'],
  ['अंग्रेज़ी', 'en'],
  ['हिंदी', 'hi'],
  ['हिन्दी', 'hi'],
] as const)
  tags.set(foldText(name), tag)

export const tagOfLanguage = (name: string): string | null =>
  tags.get(
    foldText(name)
      .replace(/\s*language$/, '')
      .replace(/^لغة\s+/, ''),
  ) ?? null

const levels: [ReadLanguage['value']['level'], RegExp][] = [
  [
    'native',
    /native|mother tongue|first language|bilingual|muttersprach|langue maternelle|maternel|bilingue|lengua materna|materna|nativ|madrelingua|moedertaal|modersmål|ojczysty|rodil|ana ?dil|родной|рідна|носител|اللغة الأم|لغة أم|الأم|母语|母語|ネイティブ|모국어|원어민|bản ngữ|tiếng mẹ đẻ|मातृभाषा|\bC2\b|שפת אם|mzawa/iu,
  ],
  [
    'fluent',
    /fluent|full professional|professional working|proficient|advanced|excellent|business|verhandlungssicher|fließend|sehr gut|courant|couramment|avancé|fluido|avanzado|avançado|fluente|avanzato|ottimo|vloeiend|flytande|flytende|biegle|zaawansowan|akıcı|ileri|свободн|продвинут|вільно|بطلاقة|طلاقة|ممتاز|متقدم|流利|熟练|精通|商务|ビジネス|유창|비즈니스|lưu loát|thành thạo|धाराप्रवाह|प्रवीण|\bC1\b|CET-?6|六级/iu,
  ],
  [
    'conversational',
    /conversational|limited working|intermediate|good|working knowledge|gute?\b|intermédiaire|intermedio|intermediário|intermediate|buono|goed|średnio|orta|средн|разговорн|середн|جيد|متوسط|良好|日常会話|중급|일상|giao tiếp|trung bình|khá|मध्यम|अच्छा|बोलचाल|\bB[12]\b|CET-?4|四级/iu,
  ],
  [
    'basic',
    /basic|elementary|beginner|notions|grundkenntnisse|débutant|básico|básic|base|scolaire|podstaw|temel|начальн|базов|основ|початков|مبتدئ|أساسي|基础|入门|初級|초급|cơ bản|sơ cấp|बुनियादी|प्रारंभिक|\bA[12]\b/iu,
  ],
]

const levelIn = (text: string): ReadLanguage['value']['level'] =>
  levels.find(([, pattern]) => pattern.test(text))?.[0] ?? null

export function readLanguages(sections: readonly Section[]): ReadLanguage[] {
  const found = new Map<string, ReadLanguage>()
  const inline =
    /^(?:spoken\s+|gesprochene\s+)?(?:languages?|mother tongue|muttersprache|langue maternelle|other languages?|idiomas|langues|sprachen|lingue|línguas|языки|اللغات|语言|語言|ngôn ngữ|ngoại ngữ|भाषाएँ|भाषाएं)(?:\s+(?:known|spoken|skills|proficiency))?(?:\s*[:：]|\s{2,})\s*(.+)$/iu
  for (const { kind, lines } of sections) {
    for (const line of lines) {
      const text = kind === 'languages' ? line.text : (inline.exec(line.text)?.[1] ?? null)
      if (text === null) continue
      for (const { name, tag, level } of languagesIn(text)) {
        const known = found.get(tag)
        if (!known) found.set(tag, { value: { name, tag, level }, line: line.index, confidence: level ? 0.95 : 0.8 })
      }
      // The level is on its own line below the language.
      const last = [...found.values()].at(-1)
      if (kind === 'languages' && last && last.value.level === null && last.line === line.index - 1)
        last.value.level = levelIn(text)
    }
  }
  return [...found.values()]
}

function languagesIn(text: string): { name: string; tag: string; level: ReadLanguage['value']['level'] }[] {
  const words = [...text.matchAll(/[\p{Letter}\p{Mark}]+(?:[ '][\p{Letter}\p{Mark}]+)?/gu)]
  const hits: { name: string; tag: string; from: number; to: number }[] = []
  for (const match of words) {
    const [phrase] = match
    for (const candidate of [phrase, ...phrase.split(' ')]) {
      const tag = candidate.length > 1 ? tagOfLanguage(candidate) : null
      if (tag === null) continue
      const from = match.index + phrase.indexOf(candidate)
      if (hits.some((hit) => hit.tag === tag || (from < hit.to && hit.from < from + candidate.length))) continue
      hits.push({ name: candidate, tag, from, to: from + candidate.length })
      if (candidate === phrase) break
    }
  }
  return hits.map(({ name, tag, to }, index) => {
    const after = text.slice(to, hits[index + 1]?.from ?? text.length)
    const before = text.slice(index === 0 ? 0 : (hits[index - 1]?.to ?? 0), hits[index]?.from)
    return {
      name,
      tag,
      level:
        levelIn(after) ?? (index === 0 || /[,;|]/.test(before) ? levelIn(before.split(/[,;|]/).at(-1) ?? '') : null),
    }
  })
}
