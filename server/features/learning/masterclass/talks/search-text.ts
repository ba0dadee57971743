import { foldText } from '#shared/features/base/reference/fold-text.ts'
import type { TalkSpeaker, TimedText } from '#shared/features/learning/masterclass/talks.contract.ts'

type Searchable = {
  title: string
  abstract: string
  speakers: readonly TalkSpeaker[]
  transcript: readonly TimedText[]
}

export const searchTextOf = ({ title, abstract, speakers, transcript }: Searchable): string =>
  foldText([title, abstract, ...speakers.map(({ name }) => name), ...transcript.map(({ text }) => text)].join(' '))
