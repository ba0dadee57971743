import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPersonWith, aVerifiedTalent, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { auditOf, carryOutAll, decide, showCase } from '#server/features/base/operations/operations.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { EliteQuestion, EliteStanding, OwnForms } from '#shared/features/elite/elite/elite.contract.ts'
import { formKinds } from '#shared/features/elite/elite/elite-words.ts'
import { type DocumentCheck, documents } from '#shared/features/hiring/offers/documents.contract.ts'
import type { CredentialKind, OwnCredential } from '#shared/features/skills/credentials/credentials.contract.ts'
import type { Page } from '#shared/kit/pagination.ts'
import { DAY, HOUR } from '#shared/kit/time-zones.ts'
import { ENDORSEMENTS, endorseAll, endorsersOf, tokenFor } from '../endorsements/endorsements.builder.ts'
import {
  aPreparedApplication,
  aSentApplication,
  ELITE,
  eliteAt,
  expectOk,
  filledForms,
  PDF,
  saveForm,
  sendDocument,
  standingOf,
  submitForm,
} from './elite.builder.ts'
import { eliteForms, eliteFormVersions } from './elite.tables.ts'
import { runEliteUpkeep } from './joining/upkeep.service.ts'

let test: TestApp
let operator: BuiltPerson
beforeAll(async () => {
  test = await createTestApp({ WORKER: 'off' })
  operator = await aPersonWith(test, 'operator')
})
afterAll(() => test.close())

async function decided(id: string, choice: string, reason = ''): Promise<void> {
  await expectOk(decide(operator, { queue: 'elite', id }, { choice, reason }))
  await carryOutAll(test)
}

async function withdrawFirst(talent: BuiltPerson): Promise<void> {
  const [endorser] = (await endorsersOf(talent)).items
  await expectOk(test.visitor().post(`${ENDORSEMENTS}/withdraw`, { token: tokenFor(test, endorser?.id ?? '') }))
}

/** Of a person's credentials. */
async function statesOf({ visitor }: BuiltPerson, kind: CredentialKind): Promise<string[]> {
  const { items } = (await visitor.get('/talent/api/credentials')).json<Page<OwnCredential>>()
  return items.filter((one) => one.kind === kind).map(({ state }) => state)
}

const kindsOf = ({ actions }: EliteStanding) => actions.map(({ kind }) => kind)

describe('joining Elite', () => {
  it('begins with everything that is asked, and ends with sending', async () => {
    const talent = await aVerifiedTalent(test)
    expect((await standingOf(talent)).application).toBeNull()
    const started = (await expectOk(talent.visitor.post(eliteAt('/application')))).json<EliteStanding>()
    expect(kindsOf(started)).toEqual([
      'endorser_needed',
      'form_incomplete',
      'form_incomplete',
      'form_incomplete',
      'form_incomplete',
      'identity_needed',
      'sign_agreement',
    ])
    expect((await talent.visitor.post(eliteAt('/application/submit'))).statusCode).toBe(409)
    await aPreparedApplication(test, talent)
    expect(kindsOf(await standingOf(talent))).toEqual(['send_application'])
    const sent = (await expectOk(talent.visitor.post(eliteAt('/application/submit')))).json<EliteStanding>()
    expect(sent.application).toMatchObject({ status: 'screening', can: { submit: false, withdraw: true } })
    expect(sent.application?.decisionBy).not.toBeNull()
    // A double click.
    await expectOk(talent.visitor.post(eliteAt('/application/submit')))
  })

  it('starts one application, however often the button is pressed', async () => {
    const talent = await aVerifiedTalent(test)
    const answers = await Promise.all([1, 2, 3].map(() => talent.visitor.post(eliteAt('/application'))))
    expect(new Set(answers.map((one) => one.json<EliteStanding>().application?.id)).size).toBe(1)
  })

  it('saves anything, and names what is missing on submitting', async () => {
    const talent = await aVerifiedTalent(test)
    const { visitor } = talent
    await visitor.post(eliteAt('/application'))
    await expectOk(saveForm(talent, 'join-elite', { headline: 'Short' }))
    const answer = await submitForm(talent, 'join-elite')
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors).toSorted()).toEqual([
      'english',
      'headline',
      'motivation',
      'track',
      'works',
      'years',
    ])
    expect((await visitor.get(eliteAt('/forms'))).json<OwnForms>().join.headline).toBe('Short')
    expect((await saveForm(talent, 'skill-assessments', { skills: ['juggling'] })).statusCode).toBe(422)
  })

  it('keeps every submitted version, and tax details only encrypted', async () => {
    const talent = await aPreparedApplication(test)
    const { 'join-elite': join } = filledForms
    await expectOk(saveForm(talent, 'join-elite', { ...join, years: 10 }))
    expect(kindsOf(await standingOf(talent))).toEqual(['form_incomplete'])
    await expectOk(submitForm(talent, 'join-elite'))
    const versions = await test.platform.db.select().from(eliteFormVersions)
    expect(versions.filter(({ personId }) => personId === talent.id).map(({ number }) => number)).toContain(2)
    const stored = await test.platform.db.select().from(eliteForms)
    expect(JSON.stringify(stored)).not.toContain('A012345678Z')
    expect((await talent.visitor.get(eliteAt('/forms'))).json<OwnForms>().compliance.taxId).toBe('A012345678Z')
  })

  it('stays submitted when the same is saved once more', async () => {
    const talent = await aPreparedApplication(test)
    for (const kind of formKinds) await expectOk(saveForm(talent, kind, filledForms[kind], 0))
    expect(kindsOf(await standingOf(talent))).toEqual(['send_application'])
  })

  it('is not overwritten by a device that has not seen the latest save', async () => {
    const talent = await aVerifiedTalent(test)
    await talent.visitor.post(eliteAt('/application'))
    const save = (headline: string, revision: number) => saveForm(talent, 'join-elite', { headline }, revision)
    await expectOk(save('From the laptop', 0))
    await expectOk(save('From the laptop', 0))
    const late = await save('From the phone', 0)
    expect([late.statusCode, late.json<{ reason: string }>().reason]).toEqual([
      409,
      'This form was changed on another device in the meantime. Your version has not been saved.',
    ])
    const forms = async () => (await talent.visitor.get(eliteAt('/forms'))).json<OwnForms>()
    expect(await forms()).toMatchObject({ join: { headline: 'From the laptop' }, revisions: { 'join-elite': 1 } })
    const codes = (await Promise.all(['A', 'B', 'C'].map((headline) => save(headline, 1)))).map((one) => one.statusCode)
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    expect((await talent.visitor.post(eliteAt('/forms/join-elite/submit'), { revision: 1 })).statusCode).toBe(409)
    expect((await talent.visitor.put(eliteAt('/forms/join-elite'), { headline: 'None' })).statusCode).toBe(422)
  })

  it('asks for the tax form that residence and payer require', async () => {
    const talent = await aVerifiedTalent(test)
    const { visitor } = talent
    await visitor.post(eliteAt('/application'))
    const form = filledForms['contract-compliance']
    await saveForm(talent, 'contract-compliance', form)
    expect((await visitor.get(eliteAt('/forms'))).json<OwnForms>().taxForm).toBe('w8ben')
    await saveForm(talent, 'contract-compliance', { ...form, hasUsPayer: false })
    expect((await visitor.get(eliteAt('/forms'))).json<OwnForms>().taxForm).toBe('none')
  })

  it('stores documents encrypted and gives them back to their owner only', async () => {
    const talent = await aVerifiedTalent(test)
    const stranger = await aVerifiedTalent(test)
    await talent.visitor.post(eliteAt('/application'))
    expect((await sendDocument(test, talent, { content: Buffer.from('GIF89a') })).statusCode).toBe(422)
    const { id, expiresOn } = (await expectOk(sendDocument(test, talent))).json<{ id: string; expiresOn: string }>()
    expect(expiresOn).toMatch(/-12-31$/)
    const read = await talent.visitor.get(eliteAt(`/documents/${id}`))
    expect(read.rawPayload.equals(PDF)).toBe(true)
    expect((await stranger.visitor.get(eliteAt(`/documents/${id}`))).statusCode).toBe(404)
    // Nobody looks before the application is sent.
    expect((await operator.visitor.get(`/ops/api/elite/documents/${id}`)).statusCode).toBe(404)
    expect((await talent.visitor.delete(eliteAt(`/documents/${id}`))).statusCode).toBe(204)
    expect((await talent.visitor.get(eliteAt(`/documents/${id}`))).statusCode).toBe(404)
  })
})

describe('the signed agreement', () => {
  it('is a sealed PDF for the one who signed, and anybody can check it', async () => {
    const talent = await aPreparedApplication(test)
    const stranger = await aVerifiedTalent(test)
    const path = eliteAt('/agreement.pdf')
    expect((await stranger.visitor.get(path)).statusCode).toBe(404)
    expect((await test.visitor().get(path)).statusCode).toBe(401)
    const file = (await talent.visitor.get(path)).rawPayload
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    // Sealed once: the next download is the same file.
    expect((await talent.visitor.get(path)).rawPayload.equals(file)).toBe(true)
    const check = async (content: Buffer) =>
      (await test.visitor().post(documents.check.path, { file: content.toString('base64') })).json<DocumentCheck>()
    const genuine = await check(file)
    expect(genuine).toMatchObject({ verdict: 'genuine', document: { kind: 'agreement', role: '' } })
    expect(JSON.stringify(genuine)).not.toContain('Kamau')
    const shown = await test.visitor().get(`/shared/api/documents/${genuine.document?.code ?? ''}`)
    expect(shown.json()).toEqual(genuine.document)
    const changed = Buffer.from(file)
    changed[changed.length - 200] = (changed[changed.length - 200] ?? 0) ^ 1
    expect(await check(changed)).toMatchObject({ verdict: 'changed', document: genuine.document })
  })
})

describe('the review', () => {
  it('goes through all steps to a membership that can be paused', async () => {
    const { talent, id } = await aSentApplication(test)
    expect((await showCase(operator, 'elite', id)).case?.kind.label).toBe('Screening')
    await decided(id, 'pass')
    await decided(id, 'pass')
    await decided(id, 'pass')
    expect((await standingOf(talent)).application?.status).toBe('endorsement_check')
    // Not before enough endorsements have arrived.
    expect((await decide(operator, { queue: 'elite', id }, { choice: 'pass' })).statusCode).toBe(409)
    await endorseAll(test, talent)
    await decided(id, 'pass')
    await decided(id, 'approve')
    const { application, forms } = await standingOf(talent)
    expect(application).toMatchObject({ status: 'active', can: { pause: true, withdraw: false } })
    expect(application?.passed.map(({ stage }) => stage)).toEqual([
      'screening',
      'assessment',
      'interview',
      'endorsement_check',
    ])
    expect(forms.every(({ status }) => status === 'accepted')).toBe(true)
    await expectOk(talent.visitor.put(eliteAt('/membership'), { isPaused: true }))
    expect((await standingOf(talent)).application?.status).toBe('paused')
    expect((await auditOf(operator, id)).map(({ action }) => action)).toContain('elite.approve')
    const endorsed = () => statesOf(talent, 'endorsement')
    expect(await endorsed()).toEqual(['valid', 'valid'])
    await withdrawFirst(talent)
    expect((await endorsed()).toSorted()).toEqual(['revoked', 'valid'])
  })

  it('stays where it is if an endorsement is withdrawn before the decision is carried out', async () => {
    const { talent, id } = await aSentApplication(test)
    for (let step = 0; step < 3; step += 1) await decided(id, 'pass')
    await endorseAll(test, talent)
    await expectOk(decide(operator, { queue: 'elite', id }, { choice: 'pass' }))
    await withdrawFirst(talent)
    await carryOutAll(test)
    expect((await standingOf(talent)).application?.status).toBe('endorsement_check')
  })

  it('waits for the answer to a question, with files and one extension', async () => {
    const { talent, id } = await aSentApplication(test)
    const stranger = await aVerifiedTalent(test)
    await decided(id, 'ask', 'Which payout incident did you lead?')
    const [action] = (await standingOf(talent)).actions
    expect(action).toMatchObject({ kind: 'question_request', subject: 'Which payout incident did you lead?' })
    expect((await showCase(operator, 'elite', id)).case).toBeNull()
    const question = action?.href.split('/').at(-1) ?? ''
    const path = eliteAt(`/questions/${question}`)
    expect((await stranger.visitor.get(path)).statusCode).toBe(404)
    const before = (await talent.visitor.get(path)).json<EliteQuestion>()
    const extended = (await talent.visitor.post(`${path}/extend`)).json<EliteQuestion>()
    expect(Date.parse(extended.dueAt) - Date.parse(before.dueAt)).toBe(7 * DAY)
    expect((await talent.visitor.post(`${path}/extend`)).statusCode).toBe(409)
    await expectOk(sendDocument(test, talent, { kind: 'answer', name: 'postmortem.pdf', question }))
    const added = (await expectOk(sendDocument(test, talent))).json<{ id: string }>()
    expect((await talent.visitor.delete(eliteAt(`/documents/${added.id}`))).statusCode, 'it was sent').toBe(409)
    await expectOk(talent.visitor.post(`${path}/answer`, { answer: 'The outage in March.' }))
    const shown = await showCase(operator, 'elite', id)
    expect(JSON.stringify(shown.case?.evidence)).toContain('The outage in March.')
    const link = shown.case?.evidence.find(({ kind }) => kind === 'link')
    expect((await operator.visitor.get(link && 'href' in link ? link.href : '')).statusCode).toBe(200)
    expect((await auditOf(operator, id)).map((entry) => entry.action)).toContain('elite.look')
  })

  it('tells people once that a document expires, and asks for a new one by date', async () => {
    const talent = await aVerifiedTalent(test)
    await talent.visitor.post(eliteAt('/application'))
    const later = (days: number) => new Date(test.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
    const add = (expires: string) => sendDocument(test, talent, { kind: 'insurance', name: 'cover.pdf', expires })
    expect((await add(later(-1))).statusCode).toBe(422)
    await expectOk(add(later(70)))
    const action = async () => (await standingOf(talent)).actions.find(({ kind }) => kind === 'document_expired')
    expect(await action()).toBeUndefined()
    test.clock.advance(20 * DAY)
    for (let run = 0; run < 2; run += 1) await runEliteUpkeep(test.platform)
    expect(await action()).toMatchObject({ subject: 'cover.pdf', dueAt: `${later(50)}T00:00:00.000Z` })
    // Once it has expired, until there is a newer one.
    await test.platform.db.execute(
      sql`update elite_documents set expires_on = ${later(-10)} where person_id = ${talent.id}`,
    )
    expect(await action()).toMatchObject({ subject: 'cover.pdf', dueAt: `${later(-10)}T00:00:00.000Z` })
    const told = (await talent.visitor.get('/shared/api/notifications')).json<{ items: { title: string }[] }>()
    expect(told.items.map(({ title }) => title)).toEqual(['A document expires soon: cover.pdf. Upload a new one.'])
    await expectOk(add(later(400)))
    expect(await action()).toBeUndefined()
    test.clock.advance(-20 * DAY)
  })

  it('goes on without an answer that does not come', async () => {
    const { id } = await aSentApplication(test)
    await decided(id, 'ask', 'Anything else?')
    test.clock.advance(8 * DAY)
    await runEliteUpkeep(test.platform)
    expect((await showCase(operator, 'elite', id)).case).not.toBeNull()
    test.clock.advance(-8 * DAY)
  })

  it('returns a form for changes', async () => {
    const { talent, id } = await aSentApplication(test)
    expect((await saveForm(talent, 'join-elite', filledForms['join-elite'])).statusCode).toBe(409)
    test.clock.advance(HOUR)
    await decided(id, 'return', 'Tell us about your own part.')
    const { forms, actions } = await standingOf(talent)
    const { application } = await standingOf(talent)
    expect(actions[0]?.kind).toBe('form_returned')
    expect(Date.parse(actions[0]?.askedAt ?? '')).toBeGreaterThan(Date.parse(application?.startedAt ?? ''))
    expect(forms.find(({ kind }) => kind === 'join-elite')).toMatchObject({
      status: 'changes_requested',
      note: 'Tell us about your own part.',
      mayEdit: true,
    })
    await expectOk(saveForm(talent, 'join-elite', { ...filledForms['join-elite'], years: 12 }))
    await expectOk(submitForm(talent, 'join-elite'))
    expect((await showCase(operator, 'elite', id)).case?.kind.label).toBe('Screening')
  })

  it('declines with a reason and a date from which to apply again', async () => {
    const { talent, id } = await aSentApplication(test)
    await decided(id, 'decline', 'Too little experience with payouts so far.')
    const first = await standingOf(talent)
    expect(first.application).toMatchObject({
      status: 'declined',
      reason: 'Too little experience with payouts so far.',
    })
    const wait = (standing: EliteStanding) =>
      Math.round((Date.parse(standing.mayApplyAfter ?? '') - test.clock.now().getTime()) / DAY)
    expect(wait(first)).toBe(90)
    expect((await talent.visitor.post(eliteAt('/application'))).statusCode).toBe(409)
  })

  it('lets nobody review themselves', async () => {
    const { talent, id } = await aSentApplication(test, await aPersonWith(test, 'talent', 'operator'))
    const decision = await decide(talent, { queue: 'elite', id }, { choice: 'pass' })
    expect([decision.statusCode, decision.json<{ message: string }>().message]).toEqual([
      403,
      'This is your own application.',
    ])
    expect((await talent.visitor.post(`${ELITE}/application/withdraw`)).statusCode).toBe(200)
    expect((await standingOf(talent)).application?.status).toBe('withdrawn')
    // Too late, as in every queue: the case is no longer waiting.
    expect((await decide(operator, { queue: 'elite', id }, { choice: 'pass' })).statusCode).toBe(409)
    expect((await standingOf(talent)).application?.status).toBe('withdrawn')
  })
})
