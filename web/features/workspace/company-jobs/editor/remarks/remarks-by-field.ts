import { editedFields } from '../saving/edited-job.ts'
import type { SectionRemarks } from '../use-remarks.ts'

export type FieldGroup = SectionRemarks & { field: string }

/** In the order of the fields on the page. `requirements.1` is about `requirements`. */
export function byField(remarks: SectionRemarks['remarks'], missing: SectionRemarks['missing']): FieldGroup[] {
  const fieldOf = (path: string): string => path.split('.')[0] ?? path
  const named = new Set([...missing.map(({ field }) => fieldOf(field)), ...remarks.map(({ field }) => field)])
  const known: string[] = editedFields.filter((field) => named.has(field))
  const others = [...named].filter((field) => !known.includes(field))
  return [...known, ...others].map((field) => ({
    field,
    missing: missing.filter((part) => fieldOf(part.field) === field),
    remarks: remarks.filter((remark) => remark.field === field),
  }))
}
