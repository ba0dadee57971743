import { randomUUID } from 'node:crypto'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPerson, type BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { aReadyFile } from '#server/features/base/files/files.builder.ts'
import { createTestApp, type TestApp } from '#server/test-app.ts'
import type { ResumeOut } from '#shared/features/people/profile/resume-out.contract.ts'
import type { ResumeReading } from '#shared/features/people/resumes/resume-reading.ts'
import type { KeptResumes } from '#shared/features/people/resumes/resumes.contract.ts'

const PATH = '/talent/api/profile/resume'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

async function add({ visitor }: BuiltPerson, section: string, content: object): Promise<string> {
  const id = randomUUID()
  const saved = await visitor.put(`/talent/api/profile/entries/${id}`, { entry: { section, content } })
  expect(saved.statusCode).toBe(200)
  return id
}

async function aTalent(name = 'Wanjiru Kamau') {
  const talent = await aPerson(test, { name })
  await talent.visitor.put('/talent/api/profile/about', { summary: 'I build payment systems.' })
  const jobId = await add(talent, 'work', {
    company: 'Mavuno Market',
    location: 'Nairobi',
    roles: [
      { title: 'Lead Engineer', start: '2022-03', highlights: ['Cut the nightly run to twelve minutes'] },
      { title: 'Backend Engineer', start: '2019-08', end: '2022-02' },
    ],
  })
  await add(talent, 'education', { school: 'University of Nairobi', degree: 'BSc', start: '2015', end: '2019' })
  await add(talent, 'references', { name: 'Otieno', quote: 'Great.' })
  return { talent, jobId }
}

/** Uploaded as anybody would, and read by the same reader. */
async function read(talent: BuiltPerson, name: string, content: Buffer): Promise<ResumeReading> {
  const fileId = await aReadyFile(test, talent, { name, content })
  const answer = await talent.visitor.post(`/talent/api/resumes/${fileId}/reading`)
  return answer.json<{ reading: ResumeReading }>().reading
}

const file = ({ visitor }: BuiltPerson, query: string) => visitor.get(`${PATH}/file?${query}`)

it('says what the profile says, in the chosen order, without what was left out', async () => {
  const { talent, jobId } = await aTalent()
  const show = async (query = '') => (await talent.visitor.get(`${PATH}${query}`)).json<ResumeOut>()
  const usual = await show()
  expect(usual).toMatchObject({ name: 'Wanjiru Kamau', contact: [talent.email], missingCharacters: [] })
  expect(usual.sections.map(({ part }) => part)).toEqual(['summary', 'work', 'education'])
  expect(usual.sections[1]?.items).toMatchObject([
    { title: 'Lead Engineer', note: 'Mavuno Market · Nairobi', period: 'Mar 2022 – present' },
    { title: 'Backend Engineer', period: 'Aug 2019 – Feb 2022' },
  ])
  const chosen = await show(`?parts=education,work,references&without=${jobId}`)
  expect(chosen.sections.map(({ part }) => part)).toEqual(['education', 'references'])
  expect((await talent.visitor.get(`${PATH}?parts=salary`)).statusCode).toBe(422)
  const other = await add(talent, 'work', { company: 'Savanna', roles: [{ title: 'Tutor', start: '2018' }] })
  const first = await show(`?parts=work&first=${other}`)
  expect(first.sections[0]?.items.map(({ title }) => title)).toEqual(['Tutor', 'Lead Engineer', 'Backend Engineer'])
})

it('keeps a version for a job, once, as a file that only its owner sees', async () => {
  const [{ talent, jobId: entryId }, other] = [await aTalent(), await aPerson(test)]
  const forJob = randomUUID()
  const keep = (parts: string) =>
    talent.visitor.put(`${PATH}/jobs/${forJob}`, { label: 'Payments lead', choices: { parts, first: entryId } })
  const kept = async () => (await talent.visitor.get('/talent/api/resumes')).json<KeptResumes>().resumes
  const before = (await keep('work')).json<{ fileId: string }>().fileId
  expect(await kept()).toMatchObject([{ isDefault: false }])
  expect((await talent.visitor.put('/talent/api/facts/resume', { fileId: before })).statusCode).toBe(200)
  const { fileId } = (await keep('work,education')).json<{ fileId: string }>()
  expect(await kept()).toMatchObject([
    {
      fileId,
      label: 'Payments lead',
      // What replaces the default one is the default one.
      isDefault: true,
      writtenFor: { jobId: forJob, choices: { parts: 'work,education', first: entryId, template: 'plain' } },
    },
  ])
  expect((await talent.visitor.get(`/shared/api/files/${before}`)).statusCode, 'the earlier version').toBe(404)
  expect((await other.visitor.get(`/shared/api/files/${fileId}`)).statusCode).toBe(404)
})

it.each([
  ['plain', 'a4', 595],
  ['modern', 'letter', 612],
  ['compact', 'a4', 595],
])('writes a tagged PDF that our own reader understands: %s on %s', async (template, paper, width) => {
  const { talent } = await aTalent()
  const answer = await file(talent, `template=${template}&paper=${paper}`)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' })
  expect(answer.headers['content-disposition']).toContain('Wanjiru-Kamau.pdf')
  const found = await read(talent, 'cv.pdf', answer.rawPayload)
  expect(found.name?.value).toBe('Wanjiru Kamau')
  expect(found.email?.value).toBe(talent.email)
  expect(found.experiences.flatMap(({ roles }) => roles.map(({ title }) => title?.value))).toEqual([
    'Lead Engineer',
    'Backend Engineer',
  ])
  const document = await getDocument({ data: Uint8Array.from(answer.rawPayload) }).promise
  const page = await document.getPage(1)
  expect(Math.floor(page.getViewport({ scale: 1 }).width)).toBe(width)
  const marks: unknown = await document.getMarkInfo()
  expect(marks).toEqual(
    new Map([
      ['Marked', true],
      ['UserProperties', false],
      ['Suspects', false],
    ]),
  )
  expect(JSON.stringify(await page.getStructTree())).toMatch(/"H1".*"H2".*"H3".*"L"/)
})

it.each(['王小明', '佐藤はなこ', '김지수', 'דנה לוי'])('writes other scripts: %s', async (name) => {
  const { talent } = await aTalent(name)
  expect((await talent.visitor.get(PATH)).json<ResumeOut>().missingCharacters).toEqual([])
  const pdf = await file(talent, '')
  expect(pdf.statusCode).toBe(200)
  const document = await getDocument({ data: Uint8Array.from(pdf.rawPayload) }).promise
  const { items } = await (await document.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  const letters = Array.from(name.replaceAll(' ', ''))
  // Right-to-left words are drawn backwards.
  expect(Array.from(text.replaceAll(' ', '')).slice(0, letters.length).toSorted()).toEqual(letters.toSorted())
})

it('says so where a font is missing', async () => {
  const { talent } = await aTalent('ߊߓߊ')
  const refused = await file(talent, '')
  expect(refused.json()).toMatchObject({ errors: { format: [expect.stringContaining('Word document')] } })
  expect((await talent.visitor.get(PATH)).json<ResumeOut>().missingCharacters).toEqual(['ߊ', 'ߓ'])
  const docx = await file(talent, 'format=docx')
  expect((await read(talent, 'cv.docx', docx.rawPayload)).name?.value).toBe('ߊߓߊ')
})

it('writes Word documents and JSON Resume', async () => {
  const { talent } = await aTalent()
  const docx = await file(talent, 'format=docx&template=compact&paper=letter')
  const found = await read(talent, 'cv.docx', docx.rawPayload)
  expect(found.experiences[0]?.roles[0]?.title?.value).toBe('Lead Engineer')
  expect((await file(talent, 'format=json')).json()).toMatchObject({
    basics: { name: 'Wanjiru Kamau', summary: 'I build payment systems.', email: talent.email },
    work: [{ name: 'Mavuno Market', position: 'Lead Engineer' }, { position: 'Backend Engineer' }],
    references: [{ name: 'Otieno' }],
  })
})

it('is for its owner alone', async () => {
  expect((await test.visitor().get(PATH)).statusCode).toBe(401)
  expect((await test.visitor().get(`${PATH}/file`)).statusCode).toBe(401)
})
