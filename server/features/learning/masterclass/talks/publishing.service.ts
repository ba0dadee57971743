import type { Db } from '#server/platform/db/database.ts'
import { searchTextOf } from './search-text.ts'
import { insertTalk, type NewTalkRow, type TalkRow } from './talks.queries.ts'

type TalkContent = Omit<NewTalkRow, 'id' | 'searchText' | 'updatedAt' | 'createdAt'>

export const addTalk = (db: Db, content: TalkContent, now: Date): Promise<TalkRow> =>
  insertTalk(db, {
    ...content,
    searchText: searchTextOf({ ...content, transcript: content.transcript ?? [] }),
    updatedAt: now,
  })
