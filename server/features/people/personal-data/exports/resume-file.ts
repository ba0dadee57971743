import type { ResumePart } from '#server/platform/personal-data/personal-data.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

/** Merges the features' parts: lists are joined, other fields overwritten. */
export function writeResume(parts: readonly ResumePart[]): string {
  const resume: ResumePart = { $schema: SCHEMA }
  for (const part of parts) for (const [name, value] of Object.entries(part)) resume[name] = join(resume[name], value)
  return `${JSON.stringify(resume, null, 2)}\n`
}

function join(known: unknown, added: unknown): unknown {
  if (Array.isArray(known) && Array.isArray(added)) return [...(known as unknown[]), ...(added as unknown[])]
  return isRecord(known) && isRecord(added) ? { ...known, ...added } : added
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
