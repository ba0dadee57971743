import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { presentPerson } from '#server/features/base/accounts/accounts.service.ts'
import { anApplication, OWN } from '#server/features/hiring/applications/applications.builder.ts'
import { choose, noons, OWN_INTERVIEWS, OWN_REQUESTS } from '#server/features/hiring/interviews/interviews.builder.ts'
import { OWN_OFFERS, readOwn, sign } from '#server/features/hiring/offers/offers.builder.ts'
import { completeOffer } from '#server/features/hiring/offers/signing/sealing.service.ts'
import { submitAttempt } from '#server/features/hiring/screeners/taking/taking.service.ts'
import { startAssessment } from '#server/features/skills/assessments/own/own-assessments.service.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { InterviewRequest } from '#shared/features/hiring/interviews/interview-requests.contract.ts'
import type { CompanionEnding } from '#shared/features/workspace/demo-companion/demo-companion.contract.ts'
import type { Id } from '#shared/kit/ids.ts'
import { takeStep } from './script.service.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ DEMO: 'on', WORKER: 'off' })
})
afterAll(() => test.close())

/** Somebody who switched it on, and what they sent. */
async function watching(ending: CompanionEnding) {
  const talent = await aVerifiedTalent(test)
  await talent.visitor.put('/talent/api/demo-companion', { ending })
  return { talent, id: (await anApplication(test, { talent })).id }
}

/** Until the script ends, or `answer` has nothing to say when it is the talent's turn. Returns what the companion did. */
async function play(applicationId: Id, answer: (turn: number) => Promise<boolean> = async () => false) {
  const acts: string[] = []
  for (let step = 0, turn = 0; step < 40; step += 1) {
    const act = await takeStep(test.platform, { applicationId, step }, async () => undefined)
    if (act === null) return acts
    acts.push(act)
    if (act === 'wait' && !(await answer(turn++))) return acts
  }
  return acts
}

async function takeTest({ id, visitor }: BuiltPerson): Promise<void> {
  const { db } = test.platform
  const [assessment] = (await visitor.get('/talent/api/assessments')).json<{ items: { id: Id }[] }>().items
  const viewer = await presentPerson(db, id)
  const attempt = await startAssessment(db, test.platform, viewer, assessment?.id ?? '')
  await submitAttempt(db, test.platform, viewer, attempt.id)
}

async function requestOf({ visitor }: BuiltPerson) {
  const [request] = (await visitor.get(OWN_REQUESTS)).json<{ items: InterviewRequest[] }>().items
  if (!request) throw new Error('there is no request')
  return request
}

async function offerOf({ visitor }: BuiltPerson): Promise<Id> {
  const [offer] = (await visitor.get(OWN_OFFERS)).json<{ items: { id: Id }[] }>().items
  return offer?.id ?? ''
}

describe('with a talent who answers, the demo companion', () => {
  it('sends a test, times and an offer, agrees to what the talent asks for, and hires', async () => {
    const { talent, id } = await watching('hired')
    let offerId = ''
    const answers = [
      () => takeTest(talent),
      async () => {
        const times = noons(test, 4, 5)
        await talent.visitor.post(`${OWN_REQUESTS}/${(await requestOf(talent)).id}/counter`, { times })
      },
      async () => {
        const path = `${OWN_OFFERS}/${await offerOf(talent)}`
        const changes = { leaveDays: 33 }
        const answer = await talent.visitor.post(`${path}/counters`, {
          version: 1,
          changes,
          message: 'More leave, please.',
        })
        expect(answer.statusCode).toBe(200)
      },
      async () => {
        offerId = await offerOf(talent)
        expect(await readOwn(talent, offerId)).toMatchObject({ version: 2, terms: { leaveDays: 33 } })
        expect((await sign(talent, offerId, { version: 2 })).statusCode).toBe(200)
      },
    ]
    const acts = await play(id, async (turn) => {
      await answers[turn]?.()
      return turn < answers.length
    })
    expect(acts.filter((act) => act !== 'move' && act !== 'wait')).toEqual([
      'look',
      'greet',
      'test',
      'invite',
      'agree',
      'offer',
      'answer_offer',
      'answer_offer',
    ])
    const [interview] = (await talent.visitor.get(OWN_INTERVIEWS)).json<{ items: { startsAt: string }[] }>().items
    expect(interview?.startsAt).toBe(noons(test, 4)[0])
    await completeOffer(test.platform, offerId)
    const shown = (await talent.visitor.get(`${OWN}/${id}`)).json<{ status: string; conversationId: string }>()
    expect(shown.status).toBe('hired')
    const messages = await talent.visitor.get(`/shared/api/conversations/${shown.conversationId}/messages`)
    expect(messages.body).toContain('I am the demo companion, a script')
    // A step that runs again, or late, finds nothing left to do.
    expect(await play(id)).toEqual([])
  })

  it('rejects at the end if that was chosen, without an offer', async () => {
    const { talent, id } = await watching('rejected')
    const acts = await play(id, async (turn) => {
      if (turn === 0) await takeTest(talent)
      else await choose(talent, await requestOf(talent))
      return turn < 2
    })
    expect(acts.at(-1)).toBe('reject')
    expect(acts).not.toContain('offer')
    expect((await talent.visitor.get(`${OWN}/${id}`)).json()).toMatchObject({ status: 'not_selected' })
  })

  it('goes on after a declined interview, and ends with a declined offer', async () => {
    const { talent, id } = await watching('hired')
    const acts = await play(id, async (turn) => {
      const decline = { reason: 'other', note: '' }
      if (turn === 0) await takeTest(talent)
      else if (turn === 1) await talent.visitor.post(`${OWN_REQUESTS}/${(await requestOf(talent)).id}/decline`, decline)
      else await talent.visitor.post(`${OWN_OFFERS}/${await offerOf(talent)}/decline`, decline)
      return turn < 3
    })
    expect(acts.filter((act) => act === 'offer' || act === 'invite')).toEqual(['invite', 'offer'])
    expect(await play(id)).not.toContain('offer')
  })
})
