// Drizzle turns each part of a query into objects of their own, checks each against a dozen classes, and joins them afterwards. With dozens
// of queries per page that took a tenth of the rendering time, so this builds the SQL in one pass, and the list of columns as one text.

import {
  Column,
  is,
  Name,
  Param,
  Placeholder,
  type QueryWithTypings,
  SQL,
  type SQLChunk,
  StringChunk,
  Table,
} from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { PgDialect, type PgSelectConfig } from 'drizzle-orm/pg-core'

type Kind = 'text' | 'identifier' | 'sql' | 'param' | 'column' | 'table' | 'other'
type Writing = { text: string; readonly params: unknown[] }

export class QuickDialect extends PgDialect {
  /** Of tables and columns, which are the same objects in every query. */
  readonly #names = new WeakMap<object, string>()
  /** Of columns where there is only one table. */
  readonly #shortNames = new WeakMap<object, string>()

  readonly #casing = new CasingCache()

  override sqlToQuery(query: SQL, invokeSource?: 'indexes'): QueryWithTypings {
    if (invokeSource) return super.sqlToQuery(query, invokeSource)
    const writing: Writing = { text: '', params: [] }
    this.#write(writing, query)
    return { sql: writing.text, params: writing.params }
  }

  override buildSelectQuery(config: PgSelectConfig): SQL {
    const selection = config.fieldsFlat ? null : this.#selectionOf(config)
    return super.buildSelectQuery(selection ? { ...config, fieldsFlat: [{ path: [], field: selection }] } : config)
  }

  /** Null where it is more than columns and plain SQL. */
  #selectionOf({ fields, joins }: PgSelectConfig): SQL | null {
    const isOnlyTable = !joins?.length
    const chunks: SQLChunk[] = []
    let text = ''
    for (const field of Object.values<unknown>(fields)) {
      if (typeof field !== 'object' || field === null) return null
      const kind = kindOf(field)
      if (chunks.length > 0 || text !== '') text += ', '
      if (kind === 'column') text += isOnlyTable ? this.#shortNameOf(field as Column) : this.#nameOf(field)
      else if (kind === 'sql' && !isInlined(field)) {
        chunks.push(new StringChunk(text), ...(isOnlyTable ? (field as SQL).queryChunks : [field as SQL]))
        text = ''
      } else return null
    }
    return new SQL([...chunks, new StringChunk(text)])
  }

  #write(writing: Writing, part: unknown): void {
    if (part === undefined) return
    if (typeof part === 'function') return this.#writeSlowly(writing, part)
    if (typeof part !== 'object' || part === null) return this.#writeValue(writing, part)
    if (Array.isArray(part)) return this.#writeList(writing, part)
    const kind = kindOf(part)
    if (kind === 'text') writing.text += (part as StringChunk).value.join('')
    else if (kind === 'identifier') writing.text += this.escapeName((part as Name).value)
    else if (kind === 'column' || kind === 'table') writing.text += this.#nameOf(part)
    else if (kind === 'param') this.#writeParam(writing, part as Param)
    else if (kind === 'sql' && !isInlined(part))
      for (const chunk of (part as SQL).queryChunks) this.#write(writing, chunk)
    else this.#writeSlowly(writing, part)
  }

  #writeList(writing: Writing, parts: readonly unknown[]): void {
    writing.text += '('
    for (const [position, part] of parts.entries()) {
      if (position > 0) writing.text += ', '
      this.#write(writing, part)
    }
    writing.text += ')'
  }

  #writeParam(writing: Writing, param: Param): void {
    const { value, encoder } = param
    if (is(value, Placeholder)) return this.#writeSlowly(writing, param)
    const mapped = value === null ? null : encoder.mapToDriverValue(value)
    if (is(mapped, SQL)) this.#write(writing, mapped)
    else this.#writeValue(writing, mapped)
  }

  #writeValue(writing: Writing, value: unknown): void {
    writing.text += this.escapeParam(writing.params.length)
    writing.params.push(value)
  }

  #nameOf(part: object): string {
    let name = this.#names.get(part)
    if (name === undefined) this.#names.set(part, (name = super.sqlToQuery(new SQL([part as Table])).sql))
    return name
  }

  #shortNameOf(column: Column): string {
    let name = this.#shortNames.get(column)
    if (name === undefined) this.#shortNames.set(column, (name = this.escapeName(this.#casing.getColumnCasing(column))))
    return name
  }

  /** As Drizzle does it: subqueries, views, enums, placeholders and inlined values. */
  #writeSlowly(writing: Writing, part: unknown): void {
    const { sql, params } = new SQL([part as SQLChunk]).toQuery({
      casing: this.#casing,
      escapeName: this.escapeName,
      escapeParam: this.escapeParam,
      escapeString: this.escapeString,
      paramStartIndex: { value: writing.params.length },
    })
    writing.text += sql
    writing.params.push(...params)
  }
}

const isInlined = (part: object): boolean => (part as { shouldInlineParams?: boolean }).shouldInlineParams === true

const kinds = new WeakMap<object, Kind>()

/** Cached by prototype: Drizzle walks the class chain on every check. */
function kindOf(part: object): Kind {
  const prototype: unknown = Object.getPrototypeOf(part)
  if (typeof prototype !== 'object' || prototype === null) return 'other'
  let kind = kinds.get(prototype)
  if (!kind) kinds.set(prototype, (kind = findKind(part)))
  return kind
}

function findKind(part: object): Kind {
  if (is(part, StringChunk)) return 'text'
  if (is(part, Name)) return 'identifier'
  if (is(part, SQL)) return 'sql'
  if (is(part, Param)) return 'param'
  if (is(part, Column)) return 'column'
  return is(part, Table) ? 'table' : 'other'
}
