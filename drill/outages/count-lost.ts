import pg from 'pg'

/** How many of the acknowledged companies, by name, the database does not have. */
export async function countLost(acknowledged: ReadonlySet<string>, url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ name: string }>('select name from companies')
  await client.end()
  const stored = new Set(rows.map(({ name }) => name))
  return [...acknowledged].filter((name) => !stored.has(name)).length
}
