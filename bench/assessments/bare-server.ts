// The peer, in a separate process: Fastify and one upsert of one row in the product's own PostgreSQL. Reports its port.

import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE'] ?? '', max: 10 })
await pool.query(
  `create table if not exists bench_answers
   (attempt_id uuid, question_id uuid, value jsonb not null, seq integer not null, primary key (attempt_id, question_id))`,
)
const app = fastify()
type Route = { Params: { attempt: string; question: string }; Body: { value: string; seq: number } }
app.put<Route>('/answers/:attempt/:question', async ({ params, body }) => {
  const { rows } = await pool.query(
    `insert into bench_answers values ($1, $2, $3, $4)
     on conflict (attempt_id, question_id) do update set value = excluded.value, seq = excluded.seq
     where bench_answers.seq < excluded.seq returning seq`,
    [params.attempt, params.question, JSON.stringify(body.value), body.seq],
  )
  return { saved: rows.length }
})
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.((app.server.address() as AddressInfo).port)
