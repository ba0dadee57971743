import { skillName } from '#server/features/base/reference/skill-phrases.service.ts'
import type { BriefQuestion, MatchReasons } from '#shared/features/elite/briefs/brief-facts.contract.ts'
import type { BriefMatch } from '#shared/features/elite/briefs/brief-match.ts'
import type { OwnBriefRow } from '#shared/features/elite/briefs/briefs.contract.ts'
import type { BriefRow, QuestionRow } from './briefs.queries.ts'
import type { InterestRow } from './interests.queries.ts'

const named = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, name: skillName(slug) }))

/** Everything the company wrote; the contracts decide which of it is sent. */
export const presentFacts = ({ skills, createdAt, ...brief }: BriefRow) => ({
  ...brief,
  skills: named(skills),
  createdAt: createdAt.toISOString(),
})

export const presentMatch = ({ proven, claimed, ...match }: BriefMatch): MatchReasons => ({
  ...match,
  proven: named(proven),
  claimed: named(claimed),
})

/** Null until the member has proposed something. */
export const presentProposal = ({ rate, startsOn, hoursPerWeek, note }: InterestRow) =>
  rate === null || startsOn === null || hoursPerWeek === null ? null : { rate, startsOn, hoursPerWeek, note }

export const presentQuestion = ({ id, question, answer, createdAt, answeredAt }: QuestionRow): BriefQuestion => ({
  id,
  question,
  answer,
  askedAt: createdAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
})

export const presentOwnRow = (
  interest: InterestRow,
  brief: BriefRow,
  company: OwnBriefRow['company'],
): OwnBriefRow => ({
  id: brief.id,
  title: brief.title,
  summary: brief.summary,
  company,
  status: interest.status,
  match: presentMatch(interest.match),
  rateType: brief.rateType,
  budgetMin: brief.budgetMin,
  budgetMax: brief.budgetMax,
  currency: brief.currency,
  startsOn: brief.startsOn,
  weeks: brief.weeks,
  hoursPerWeek: brief.hoursPerWeek,
  replyBy: interest.replyBy.toISOString(),
})
