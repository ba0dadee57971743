import { getTableConfig } from 'drizzle-orm/pg-core'
import type { PersonalData, PersonalTable } from '#server/platform/personal-data/personal-data.ts'

type Rows = AsyncIterable<Record<string, unknown>>

/** `{ "sessions": [ … ], … }`, streamed: a feature can hold more rows than fit into memory. */
export async function* areaAsJson(area: PersonalData, rowsOf: (table: PersonalTable) => Rows): AsyncGenerator<string> {
  yield '{'
  let isFirstTable = true
  for (const personal of area.tables.filter(({ notExported }) => notExported === undefined)) {
    yield `${isFirstTable ? '' : ','}\n  ${JSON.stringify(nameOf(personal))}: [`
    isFirstTable = false
    let isFirstRow = true
    for await (const row of rowsOf(personal)) {
      yield `${isFirstRow ? '' : ','}\n    ${JSON.stringify(row)}`
      isFirstRow = false
    }
    yield isFirstRow ? ']' : '\n  ]'
  }
  yield '\n}\n'
}

/** `security_events` → `securityEvents`. */
const nameOf = ({ table }: PersonalTable): string =>
  getTableConfig(table).name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
