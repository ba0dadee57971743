// Questions whose answer is a fact of the profile, so that nobody types it twice.

import type { AnswerValue } from '#shared/features/hiring/applications/sent-form.contract.ts'
import type { ApplyQuestion } from '#shared/features/hiring/apply/apply-form.contract.ts'
import type { OwnProfile } from '#shared/features/people/profile/profile.contract.ts'

export type KnownFacts = Pick<OwnProfile, 'availability' | 'contact' | 'entries'> & {
  facts: Pick<OwnProfile['facts'], 'place'>
}

export function answerOfProfile(
  { type, label }: Pick<ApplyQuestion, 'type' | 'label'>,
  profile: KnownFacts,
): AnswerValue | null {
  const { place } = profile.facts
  if (type === 'country') return place?.country ?? null
  if (type === 'timezone') return place?.timeZone ?? null
  if (type === 'notice_period') return noticeOf(profile.availability)
  if (type === 'url') return linkFor(label, profile)
  return null
}

const noticeOf = ({ kind, noticeDays }: OwnProfile['availability']): number | null =>
  kind === 'now' ? 0 : kind === 'notice' ? noticeDays : null

/** Only for a site the question names: any other link would be a guess. */
function linkFor(label: string, { contact, entries }: KnownFacts): string | null {
  const asked = label.toLowerCase()
  const links = entries.flatMap(({ entry }) => (entry.section === 'links' ? [entry.content] : []))
  const named = links.find(({ network, url }) => {
    const site = URL.parse(url)?.hostname.split('.').at(-2)
    return [network.toLowerCase(), site].some((name) => name && name.length > 2 && hasWord(asked, name))
  })
  if (named) return named.url
  return /\b(?:web ?site|home ?page)\b/.test(asked) && contact.url ? contact.url : null
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'u').test(text)
