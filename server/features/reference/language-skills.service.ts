/** Languages are told among the skills; jobs ask for them by tag. */
export const languageOfSkill: ReadonlyMap<string, string> = new Map(
  Object.entries({
    arabic: 'ar',
    dutch: 'nl',
    english: 'en',
    french: 'fr',
    german: 'de',
    hindi: 'hi',
    indonesian: 'id',
    italian: 'it',
    japanese: 'ja',
    korean: 'ko',
    mandarin: 'zh',
    polish: 'pl',
    portuguese: 'pt',
    russian: 'ru',
    spanish: 'es',
    swahili: 'sw',
    turkish: 'tr',
    ukrainian: 'uk',
  }),
)
