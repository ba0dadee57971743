export const jobListStates = ['all', 'open', 'unpublished', 'closed'] as const
export type JobListState = (typeof jobListStates)[number]
