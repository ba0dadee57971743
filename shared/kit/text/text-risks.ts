// Phrases that a reader is warned about next to a message, and that send a job to review, in the languages such texts
// are mostly written in. A match is no verdict: it says what to be careful about.

import { findLinks } from './text-links.ts'

export const textRisks = ['link', 'money', 'documents', 'elsewhere'] as const
export type TextRisk = (typeof textRisks)[number]

/** Whole words, for scripts with spaces; `\b` only knows unaccented Latin letters. */
const words = (...all: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
/** Anywhere in the text: for scripts without spaces, and for languages with inflected endings. */
const parts = (...all: string[]): RegExp => new RegExp(all.join('|'), 'iu')

const riskPatterns: Record<Exclude<TextRisk, 'link'>, readonly RegExp[]> = {
  money: [
    words('deposit', 'upfront', 'pay(?:ment)? (?:first|before)', 'bank (?:account|details)', 'wire transfer'),
    // Fees are a normal topic unless the reader is asked to pay one.
    words(
      '(?:pay|paid|send|transfer|cover|settle)(?: \\p{L}+){0,4} fees?',
      '(?:processing|registration|application|visa|training|equipment|admin\\p{L}*|background.check) fees?',
      'fees? (?:of|is|are)? ?[$€£₦₹]? ?\\d+',
    ),
    words('western union', 'moneygram', 'm-?pesa', 'gift cards?', 'bitcoin', 'usdt', 'crypto', 'credit card', 'iban'),
    words(
      'dep[oó]sito',
      'taxas?',
      'transfer[eê]ncia',
      'transferencia bancaria',
      'cuenta bancaria',
      'conta banc[aá]ria',
      'pix',
    ),
    words('virement', 'frais de \\p{L}+', 'acompte', 'carte cadeau', 'compte bancaire'),
    words('vorkasse', 'geb[uü]hr', 'anzahlung', '[uü]berweis\\p{L}*', 'kontodaten', 'gutscheinkarte\\p{L}*'),
    parts(
      'предоплат',
      'комисси',
      'банковск',
      'перевод денег',
      'رسوم',
      'تحويل بنكي',
      'حساب بنكي',
      '押金',
      '转账',
      '手续费',
      '保证金',
      '입금',
      '수수료',
      '手数料',
      '振込',
      'शुल्क',
      'जमा राशि',
    ),
    words('biaya', 'uang muka', 'nomor rekening', 'ada ya usajili', 'malipo ya awali'),
  ],
  documents: [
    words(
      'passport',
      'id card',
      'identity card',
      'national id',
      'driver.?s licen[cs]e',
      'social security',
      'ssn',
      'selfie with',
    ),
    words('pasaporte', 'passaporte', 'c[eé]dula', 'dni', 'cpf', 'rg e cpf', 'documento de identi\\p{L}+'),
    words(
      'passeport',
      'pi[eè]ce d.identit[eé]',
      'carte d.identit[eé]',
      'reisepass',
      'personalausweis\\p{L}*',
      'ausweiskopie',
    ),
    parts(
      'паспорт',
      'جواز سفر',
      'بطاقة الهوية',
      '护照',
      '身份证',
      '여권',
      '신분증',
      'パスポート',
      '身分証',
      'पासपोर्ट',
      'आधार कार्ड',
    ),
    words('paspor', 'ktp', 'kitambulisho', 'pasipoti', 'aadhaar', 'pan card'),
  ],
  elsewhere: [
    words('whats\\s?app', 'telegram', 'wechat', 't\\.me', 'wa\\.me'),
    // Also an everyday word, so it only counts where someone is asked to move there.
    words(
      '(?:on|via|over|use|using|install|download|my|me at) signal(?: \\p{L}+)?',
      'signal(?: app| me\\b|:| number)?[ :]*\\+?\\d[\\d ()-]{6,}',
    ),
    parts('微信', 'واتساب', 'ватсап', 'телеграм'),
  ],
}

export const findRisks = (text: string): TextRisk[] =>
  textRisks.filter((risk) =>
    risk === 'link' ? findLinks(text).length > 0 : riskPatterns[risk].some((sign) => sign.test(text)),
  )
