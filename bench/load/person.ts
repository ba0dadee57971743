// What a person does: opens pages, and writes an application that is saved meanwhile.

import { apply } from '#shared/features/hiring/apply/apply.contract.ts'
import { ProductVisitor } from '../../scripts/product/product-visitor.ts'

export interface Person {
  /** Makes one request, of the kind that is due, and resolves when its response has arrived. */
  act(kind: Kind): Promise<void>
}

/** How many of twenty requests are of this kind. */
export const mix = { search: 5, job: 5, home: 3, chat: 2, applications: 2, autosave: 3 }
export type Kind = keyof typeof mix

const turns: readonly Kind[] = Object.entries(mix).flatMap(([kind, times]) => Array<Kind>(times).fill(kind as Kind))

/** In the order of a hash, so that neighbours differ and every run is the same. */
export const kindAt = (person: number, turn: number): Kind => turns[(person * 7 + turn * 13) % turns.length] ?? 'search'

const searches = ['', 'engineer', 'designer remote', 'react', 'support', 'python nairobi', 'data', 'product manager']

export async function aPerson(url: string, number: number, email: string, jobs: readonly string[]): Promise<Person> {
  const visitor = new ProductVisitor()
  await visitor.signIn(url, { email })
  let turn = number
  let draft = await startDraft(visitor, url, jobs, number)
  const open = async (path: string) => void (await visitor.get(url, path))
  const acts: Record<Kind, () => Promise<void>> = {
    search: () => open(`/jobs?q=${encodeURIComponent(searches[turn % searches.length] ?? '')}`),
    job: () => open(`/jobs/${jobs[turn % jobs.length]}`),
    home: () => open('/'),
    chat: () => open('/chat'),
    applications: () => open('/applications'),
    async autosave() {
      const body = { revision: draft.revision, coverNote: `I have done this for years, and once more: ${turn}.` }
      const answer = await visitor.patch(url, apply.write.path.replace(':id', draft.id), { body })
      draft = (await answer.json()) as Draft
    },
  }
  return {
    act(kind) {
      turn += 1
      return acts[kind]()
    },
  }
}

type Draft = { id: string; revision: number }

/** Not everybody may apply for every job. */
async function startDraft(visitor: ProductVisitor, url: string, jobs: readonly string[], from: number): Promise<Draft> {
  for (const [position] of jobs.entries()) {
    const job = jobs[(from + position) % jobs.length] ?? ''
    const starting = visitor.post(url, apply.start.path.replace(':jobId', job), { body: {} })
    const draft = await starting.then(
      async (answer) => (await answer.json()) as Draft,
      () => null,
    )
    if (draft) return draft
  }
  throw new Error('there is no job this person may apply for')
}
