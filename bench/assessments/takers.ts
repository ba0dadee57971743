// People in the middle of a test. Accounts, sessions and the test are written to the database directly, because signing up takes
// seconds each; every answer goes through the API.

import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { csrfTokenFor, hashSecret } from '#server/platform/session/session-key.ts'
import type { WrittenQuestion } from '#shared/features/hiring/screeners/question.contract.ts'
import { hostileSources } from './hostile-code.ts'

/** Known here, so that CSRF tokens for the sessions can be derived. */
export const APP_KEY = 'a key for the bench of assessments, nowhere else'

type Asked = { id: string; optionIds: string[] }
export type Taker = { attemptId: string; cookie: string; csrf: string; questions: readonly Asked[] }
export type CodeTaker = {
  attemptId: string
  cookie: string
  csrf: string
  questionId: string
  source: string
  what: string
}

const QUESTIONS = 20

const choiceQuestions = Array.from({ length: QUESTIONS }, (_, place) => ({
  id: randomUUID(),
  kind: 'single' as const,
  text: `Question ${place + 1}: which of these is the right one?`,
  code: null,
  points: 1,
  options: [1, 2, 3, 4].map((number) => ({ id: randomUUID(), text: `Answer ${number}`, isRight: number === 1 })),
}))
const codeQuestion = (language: 'javascript' | 'python'): WrittenQuestion & { id: string } => ({
  id: randomUUID(),
  kind: 'code',
  text: 'Return the number.',
  code: null,
  points: 1,
  language,
  entry: 'solve',
  starter: '',
  cases: [{ args: '[1]', expected: '1', isHidden: false }],
})

export async function withDatabase<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const addTakers = (connectionString: string, count: number): Promise<Taker[]> =>
  withDatabase(connectionString, async (client) => {
    const keys = await addPeople(client, 'taker', count)
    const testId = await addTest(client, 'A test for the bench', choiceQuestions)
    const attempts = await addAttempts(client, testId, 'taker', choiceQuestions)
    const questions = choiceQuestions.map(({ id, options }) => ({ id, optionIds: options.map((option) => option.id) }))
    await client.query('analyze')
    return attempts.map((attemptId, place) => ({ attemptId, ...credentials(keys[place] ?? ''), questions }))
  })

/** One for each hostile program. */
export const addCodeTakers = (connectionString: string): Promise<CodeTaker[]> =>
  withDatabase(connectionString, async (client) => {
    const takers: CodeTaker[] = []
    for (const [place, { what, language, source }] of hostileSources.entries()) {
      const [key = ''] = await addPeople(client, `coder-${place}`, 1)
      const question = codeQuestion(language)
      const testId = await addTest(client, `Code ${place}`, [question])
      const [attemptId = ''] = await addAttempts(client, testId, `coder-${place}`, [question])
      takers.push({ attemptId, ...credentials(key), questionId: question.id, source, what })
    }
    return takers
  })

const credentials = (key: string) => ({ cookie: `meridian_session=${key}`, csrf: csrfTokenFor(key, APP_KEY) })

const emailOf = (name: string, number: number): string => `${name}-${number}@bench.example`

/** In the order of their numbers; returns their session keys. */
async function addPeople(client: pg.Client, name: string, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, place) => place + 1)
  const keys = numbers.map((number) => createHash('sha256').update(`${name} ${number}`).digest('base64url'))
  await client.query(
    `with made as (
       insert into people (id, name, called_name, email, email_verified_at, country, city, time_zone, onboarded_at)
       select gen_random_uuid(), 'Taker', 'Taker', email, now(), 'KE', 'Nairobi', 'Africa/Nairobi', now()
       from unnest($1::text[]) email
       returning id, email
     )
     insert into sessions (id, key_hash, person_id, user_agent, is_remembered, authenticated_at, last_seen_at, expires_at)
     select gen_random_uuid(), key_hash, made.id, 'bench', true, now(), now(), now() + interval '1 day'
     from unnest($1::text[], $2::bytea[]) given(email, key_hash) join made using (email)`,
    [numbers.map((number) => emailOf(name, number)), keys.map(hashSecret)],
  )
  return keys
}

async function addTest(client: pg.Client, title: string, questions: readonly object[]): Promise<string> {
  const id = randomUUID()
  await client.query('insert into screener_tests (id, updated_at) values ($1, now())', [id])
  await client.query(
    `insert into screener_test_versions (test_id, version, title, intro, minutes, is_shuffled, questions)
     values ($1, 1, $2, '', 45, true, $3)`,
    [id, title, JSON.stringify(questions)],
  )
  return id
}

async function addAttempts(
  client: pg.Client,
  testId: string,
  name: string,
  questions: readonly { id: string }[],
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `with made as (
       insert into screener_attempts (id, test_id, version, person_id, status, seed, question_order, started_at, ends_at, max_points)
       select gen_random_uuid(), $1, 1, people.id, 'running', 1, $3::uuid[], now(), now() + interval '45 minutes', $4
       from people where email like $2 || '-%@bench.example'
       returning id, person_id
     )
     select made.id from made join people on people.id = made.person_id
     order by substring(people.email from '(\\d+)@')::int`,
    [testId, name, questions.map(({ id }) => id), questions.length],
  )
  return rows.map(({ id }) => id)
}
