// What a reader is warned of beside a message from somebody else. A warning is no verdict: it says what to be careful with.

export const messageRisks = ['link', 'money', 'elsewhere'] as const
export type MessageRisk = (typeof messageRisks)[number]

const signs: Record<MessageRisk, RegExp> = {
  link: /\b(?:https?:\/\/|www\.)\S/i,
  money:
    /\b(?:deposit|fees?|upfront|pay(?:ment)? (?:first|before)|bank (?:account|details)|wire transfer|western union|moneygram|gift cards?|bitcoin|usdt|crypto|credit card|iban)\b/i,
  elsewhere: /\b(?:whats\s?app|telegram|signal|wechat|t\.me|wa\.me)\b/i,
}

export const findRisks = (text: string): MessageRisk[] => messageRisks.filter((risk) => signs[risk].test(text))
