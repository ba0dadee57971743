import { readFileSync } from 'node:fs'
import type { BuiltPerson } from '#server/features/base/accounts/accounts.builder.ts'
import { headersOf } from '#server/features/base/files/files.builder.ts'
import { provide } from '#server/platform/wiring/feature.ts'
import type { TestApp } from '#server/test-app.ts'
import type { OwnIdentity } from '#shared/features/people/identity/identity.contract.ts'
import type { PhotoSide } from '#shared/features/people/identity/identity-words.ts'
import { checkSubmitted } from './checking/checking.service.ts'
import { type DocumentReader, documentReader } from './reading/read-in-thread.ts'
import { readMrz } from './reading/read-mrz.ts'

export const PATH = '/talent/api/identity'

export const kenyanPassport = [
  'P<KENKAMAU<<WANJIRU<<<<<<<<<<<<<<<<<<<<<<<<<',
  'AK09823457KEN9403176F3608119<<<<<<<<<<<<<<<6',
]

/** A reader that does not look: `lines` is the zone it finds in every photo; none if empty. */
export const readerOf = (found: { lines: readonly string[] }) => {
  const read: DocumentReader = async (_image, today) => readMrz(found.lines, today)
  return provide(documentReader, read)
}

export const details = {
  documentType: 'passport',
  documentCountry: 'KE',
  legalName: 'Wanjiru Kamau',
  birthDate: '1994-03-17',
  hasMrz: true,
  hasConsented: true,
} as const

export const samplePhoto = (name: string): Buffer =>
  readFileSync(new URL(`./reading/samples/${name}.jpg`, import.meta.url))

export const sendPhoto = (test: TestApp, person: BuiltPerson, side: PhotoSide, content = samplePhoto('passport')) =>
  test.app.inject({
    method: 'PUT',
    url: `${PATH}/photo?side=${side}`,
    headers: { ...headersOf(person), 'content-type': 'image/jpeg' },
    payload: content,
  })

export const identityOf = async (person: BuiltPerson): Promise<OwnIdentity> =>
  (await person.visitor.get(PATH)).json<OwnIdentity>()

/** Details and photos, not sent yet. */
export async function aCollectedCheck(
  test: TestApp,
  person: BuiltPerson,
  given: Partial<Record<keyof typeof details, unknown>> = {},
): Promise<string> {
  const saved = await person.visitor.put(PATH, { ...details, ...given })
  if (saved.statusCode !== 200) throw new Error(saved.body)
  for (const side of saved.json<OwnIdentity>().check?.missing ?? []) {
    const answer = await sendPhoto(test, person, side, samplePhoto(side === 'selfie' ? 'selfie' : 'passport'))
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  return saved.json<OwnIdentity>().check?.id ?? ''
}

/** Sent and read; waits for an operator if the document is in order. Needs an app with WORKER=off. */
export async function aSubmittedCheck(
  test: TestApp,
  person: BuiltPerson,
  given: Parameters<typeof aCollectedCheck>[2] = {},
): Promise<string> {
  const id = await aCollectedCheck(test, person, given)
  const answer = await person.visitor.post(`${PATH}/submit`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  await checkSubmitted(test.platform, id)
  return id
}
