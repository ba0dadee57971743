// Where a course stands for those who write it. Derived from three facts, so that it can never disagree with them.

type DraftFacts = {
  /** Of the published version; 0 before the first. */
  version: number
  publishAt: Date | string | null
  /** Something was written that is neither published nor scheduled. */
  hasChanges: boolean
}

export const draftStates = ['draft', 'scheduled', 'changed', 'published'] as const
export type DraftState = (typeof draftStates)[number]

export function draftStateOf({ version, publishAt, hasChanges }: DraftFacts): DraftState {
  if (publishAt !== null) return 'scheduled'
  if (version === 0) return 'draft'
  return hasChanges ? 'changed' : 'published'
}

export const draftViews = ['all', ...draftStates] as const
export type DraftView = (typeof draftViews)[number]
