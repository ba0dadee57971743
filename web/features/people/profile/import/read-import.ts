import type { ImportedProfile } from '#shared/features/people/profile/import/imported-profile.ts'
import { unzipTexts } from './unzip.ts'

/** Null if the file is none of the kinds we know. It stays in the browser. */
export async function readImport(file: Blob): Promise<ImportedProfile | null> {
  try {
    const isArchive = (await file.slice(0, 2).text()) === 'PK'
    if (isArchive) return await readArchive(file)
    const text = (await file.text()).replace(/^\ufeff/, '')
    return text.trimStart().startsWith('<') ? await readXml(text) : await readJson(text)
  } catch {
    return null
  }
}

async function readArchive(file: Blob): Promise<ImportedProfile | null> {
  const { linkedInFiles, readLinkedIn } = await import('#shared/features/people/profile/import/read-linkedin.ts')
  return readLinkedIn(await unzipTexts(file, linkedInFiles))
}

async function readJson(text: string): Promise<ImportedProfile | null> {
  const { readJsonResume } = await import('#shared/features/people/profile/import/read-json-resume.ts')
  return readJsonResume(JSON.parse(text))
}

async function readXml(text: string): Promise<ImportedProfile | null> {
  const { readEuropass } = await import('#shared/features/people/profile/import/read-europass.ts')
  return readEuropass(text)
}
