// The application form of a job of the demo company. Over HTTP, because these tests are about the applicant.

import { DEMO_PASSWORD, demoOwner } from '../../server/seeds/demo-accounts.ts'
import type { NewApplyForm } from '../../shared/features/hiring/apply/apply-form.contract.ts'
import { publishJob } from './employer.ts'
import { HttpVisitor } from './http-visitor.ts'
import { PRODUCT_URL } from './settings.ts'

type Question = NewApplyForm['questions'][number]
export type AskedQuestion = Pick<Question, 'type' | 'label'> & Partial<Question>
type FormRequest = { parts?: Partial<NewApplyForm['parts']>; questions?: readonly AskedQuestion[] }

const usual: NewApplyForm['parts'] = { resume: 'required', coverNote: 'optional', phone: 'off', intro: 'off' }

/** An open job with this title and form. */
export async function aJobThatAsks(title: string, { parts = {}, questions = [] }: FormRequest = {}): Promise<string> {
  const { id } = await publishJob(title)
  const owner = new HttpVisitor(PRODUCT_URL)
  await owner.write('/login', { body: { email: demoOwner.email, password: DEMO_PASSWORD } })
  const answer = await owner.write(`/company/api/jobs/${id}/apply-form`, {
    method: 'PUT',
    body: { version: 0, parts: { ...usual, ...parts }, questions },
  })
  if (!answer.ok) throw new Error(`The form was rejected: ${await answer.text()}`)
  return id
}
