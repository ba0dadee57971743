import { expect, it } from 'vitest'
import type { CompanyApplyForm } from '#shared/features/hiring/apply/apply-form.contract.ts'
import { ApiError } from '#web/app/session/api-error.ts'
import { type EditedForm, newQuestion, savableForm } from './edited-form.ts'
import { createFormAutosave } from './form-autosave.ts'

const url = '/company/api/jobs/job/apply-form'

/** A server that keeps one form, gives new questions an id and rejects edits of an old version, as the API does. */
function aServer() {
  let ids = 0
  let stored: CompanyApplyForm = {
    version: 0,
    parts: { resume: 'required', coverNote: 'optional', phone: 'off', intro: 'off' },
    questions: [],
  }
  const put = (form: EditedForm): CompanyApplyForm => {
    const { parts, questions } = savableForm(form)
    const withIds = questions.map((question) => {
      ids += 1
      return { ...question, id: question.id ?? `question-${ids}` }
    })
    stored = { version: stored.version + 1, parts, questions: withIds }
    return stored
  }
  return {
    saved: stored,
    stored: () => stored,
    put,
    write: async (form: EditedForm, { version }: CompanyApplyForm) => {
      if (version !== stored.version) throw new ApiError({ method: 'PUT', url, status: 409, statusText: 'Conflict' })
      return put(form)
    },
    read: async () => stored,
  }
}

const asking = (label: string) => ({ ...newQuestion(), label })

it('keeps the id a question was saved with, also when it is edited or restored later', async () => {
  const server = aServer()
  const autosave = createFormAutosave(server)
  autosave.change({ questions: [newQuestion(), asking('Why us?')] })
  await autosave.flush()
  const [saved] = server.stored().questions
  const { questions } = autosave.read().values
  expect(questions).toMatchObject([{ label: '' }, { label: 'Why us?', id: saved?.id }])
  autosave.endStep()
  autosave.change({ questions: questions.map((one) => ({ ...one, label: 'Why this team?' })).slice(1) })
  await autosave.flush()
  autosave.undo()
  await autosave.flush()
  expect(server.stored().questions).toMatchObject([{ id: saved?.id, label: 'Why us?' }])
})

it('keeps what is not saved, and shows a colleague’s version beside it', async () => {
  const server = aServer()
  const kept: unknown[] = []
  const autosave = createFormAutosave({ ...server, onUnsaved: (unsaved) => kept.push(unsaved) })
  server.put({ parts: server.saved.parts, questions: [asking('Can you travel?')] })
  autosave.change({ questions: [asking('Why us?')] })
  expect(kept.at(-1)).toMatchObject({ version: 0, values: { questions: [{ label: 'Why us?' }] } })
  await autosave.flush()
  expect(autosave.read()).toMatchObject({ saveState: 'conflict', theirs: { fields: ['questions'] } })
  expect(server.stored().questions).toMatchObject([{ label: 'Can you travel?' }])
  await autosave.choose('mine')
  expect(server.stored().questions).toMatchObject([{ label: 'Why us?' }])
  expect(kept.at(-1)).toBeNull()
})

it('merges the parts a colleague has changed', async () => {
  const server = aServer()
  const autosave = createFormAutosave(server)
  server.put({ parts: { ...server.saved.parts, phone: 'required' }, questions: [] })
  autosave.change({ questions: [asking('Why us?')] })
  await autosave.flush()
  expect(server.stored()).toMatchObject({ parts: { phone: 'required' }, questions: [{ label: 'Why us?' }] })
})
