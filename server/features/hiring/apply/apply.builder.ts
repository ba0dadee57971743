import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aPublishedJob, type Employer } from '#server/features/jobs/jobs/jobs.builder.ts'
import type { TestApp } from '#server/test-app.ts'
import type { Draft } from '#shared/features/hiring/apply/apply.contract.ts'

export const DRAFTS = '/talent/api/application-drafts'
export const draftOf = (jobId: string) => `/talent/api/jobs/${jobId}/draft`
export const formOf = (jobId: string) => `/company/api/jobs/${jobId}/apply-form`
export const applyingTo = (jobId: string) => `/shared/api/jobs/${jobId}/applying`

/** Asks for nothing but a name and the consent. */
export const minimalParts = { resume: 'off', coverNote: 'off', phone: 'off', intro: 'off' } as const

type Options = {
  talent?: BuiltPerson
  employer?: Employer
  fields?: Parameters<typeof aPublishedJob>[1]
  parts?: object
  questions?: object[]
}

/** A published job with the given form, by default as bare as possible. */
export async function aJobWithForm(test: TestApp, given: Omit<Options, 'talent'> = {}) {
  const built = await aPublishedJob(test, given.fields, given.employer)
  const form = { version: 0, parts: { ...minimalParts, ...given.parts }, questions: given.questions ?? [] }
  const answer = await built.owner.visitor.put(formOf(built.job.id), form)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return { ...built, form: answer.json<Draft['form']>() }
}

export async function startedDraft(talent: BuiltPerson, jobId: string, body: object = {}): Promise<Draft> {
  const answer = await talent.visitor.post(draftOf(jobId), body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Draft>()
}

/** A talent who has started to apply, and the company. */
export async function aDraft(test: TestApp, given: Options = {}) {
  const talent = given.talent ?? (await aVerifiedTalent(test))
  const built = await aJobWithForm(test, given)
  return { ...built, talent, draft: await startedDraft(talent, built.job.id) }
}

export const write = (talent: BuiltPerson, { id, revision }: Pick<Draft, 'id' | 'revision'>, body: object) =>
  talent.visitor.patch(`${DRAFTS}/${id}`, { revision, ...body })

export const submit = (
  talent: BuiltPerson,
  { id, revision }: Pick<Draft, 'id' | 'revision'>,
  headers: Record<string, string> = {},
) => talent.visitor.post(`${DRAFTS}/${id}/submit`, { revision }, headers)

/** Complete except for sending. */
export async function aDraftToSend(test: TestApp, given: Options & { write?: object } = {}) {
  const built = await aDraft(test, given)
  const answer = await write(built.talent, built.draft, { allowsProcessing: true, ...given.write })
  const draft = answer.json<Draft>()
  if (answer.statusCode !== 200 || draft.missing.length > 0) throw new Error(answer.body)
  return { ...built, draft }
}
