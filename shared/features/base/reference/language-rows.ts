// The languages people speak, which are chosen among the skills. One line per language: the name, its tag, then other words
// people type for it.

export const languageRows = `
  Albanian|sq|shqip
  Amharic|am|አማርኛ
  Arabic|ar|العربية
  Bengali|bn|bangla, বাংলা
  Bulgarian|bg|български
  Catalan|ca|català
  Croatian|hr|hrvatski
  Czech|cs|čeština
  Danish|da|dansk
  Dutch|nl|nederlands
  English|en
  Estonian|et|eesti
  Filipino|tl|tagalog
  Finnish|fi|suomi
  French|fr|français
  Georgian|ka|ქართული
  German|de|deutsch
  Greek|el|ελληνικά
  Hausa|ha
  Hebrew|he|עברית
  Hindi|hi|हिन्दी
  Hungarian|hu|magyar
  Indonesian|id|bahasa indonesia
  Italian|it|italiano
  Japanese|ja|日本語
  Kazakh|kk|қазақша
  Korean|ko|한국어
  Latvian|lv|latviešu
  Lithuanian|lt|lietuvių
  Malay|ms|bahasa melayu
  Mandarin|zh|chinese, 中文
  Norwegian|nb|norsk
  Persian|fa|farsi, فارسی
  Polish|pl|polski
  Portuguese|pt|português
  Romanian|ro|română
  Russian|ru|русский
  Serbian|sr|српски, srpski
  Slovak|sk|slovenčina
  Slovenian|sl|slovenščina
  Spanish|es|español
  Swahili|sw|kiswahili
  Swedish|sv|svenska
  Tamil|ta|தமிழ்
  Thai|th|ไทย
  Turkish|tr|türkçe
  Ukrainian|uk|українська
  Urdu|ur|اردو
  Vietnamese|vi|tiếng việt
  Yoruba|yo|yorùbá
  Zulu|zu|isizulu
`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', tag = '', others = ''] = line.trim().split('|')
    return { slug: name.toLowerCase(), name, tag, otherNames: others === '' ? [] : others.split(', ') }
  })
