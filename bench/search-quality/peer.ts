// MiniSearch over the same documents, with the settings its documentation suggests: typos, prefixes, and titles above all else.

import MiniSearch from 'minisearch'
import { skillName } from '#server/features/base/reference/skill-phrases.service.ts'
import type { SearchedPosting } from './documents.ts'
import type { Found } from './measure.ts'
import type { Query } from './relevance.ts'

const fields = ['title', 'skills', 'facts', 'company', 'text']

export function searchWithPeer(postings: readonly SearchedPosting[], queries: readonly Query[]): Found[] {
  const peer = new MiniSearch({ fields })
  peer.addAll(
    postings.map((posting) => ({
      id: posting.id,
      title: posting.title,
      skills: [...posting.skills, ...posting.optionalSkills].map(skillName).join(' '),
      facts: [
        posting.place.city,
        new Intl.DisplayNames('en', { type: 'region' }).of(posting.place.country),
        posting.workplace,
        posting.contract.replaceAll('_', ' '),
        posting.level,
        posting.openTo === 'worldwide' ? 'worldwide' : '',
      ].join(' '),
      company: posting.company,
      text: posting.text,
    })),
  )
  const options = { fuzzy: 0.2, prefix: true, boost: { title: 3, skills: 2 } }
  return queries.map((query) => ({
    query,
    ids: peer
      .search(query.text, options)
      .slice(0, 10)
      .map(({ id }) => String(id)),
  }))
}
