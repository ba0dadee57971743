import type { ImportedProfile } from '#shared/features/people/profile/import/imported-profile.ts'
import { unzipTexts } from './unzip.ts'

/** Null if the file is none of the kinds we know. It stays in the browser. */
export async function readImport(file: Blob): Promise<ImportedProfile | null> {
  try {
    const isArchive = (await file.slice(0, 2).text()) === 'PK'
    return isArchive ? await readArchive(file) : await readJson(file)
  } catch {
    return null
  }
}

async function readArchive(file: Blob): Promise<ImportedProfile | null> {
  const { linkedInFiles, readLinkedIn } = await import('#shared/features/people/profile/import/read-linkedin.ts')
  return readLinkedIn(await unzipTexts(file, linkedInFiles))
}

async function readJson(file: Blob): Promise<ImportedProfile | null> {
  const { readJsonResume } = await import('#shared/features/people/profile/import/read-json-resume.ts')
  return readJsonResume(JSON.parse((await file.text()).replace(/^\ufeff/, '')))
}
