/** Serializes the changes to each job, so that the last press wins. */
const lanes = new Map<string, Promise<unknown>>()

export function inOrder<T>(jobId: string, work: () => Promise<T>): Promise<T> {
  const done = (lanes.get(jobId) ?? Promise.resolve()).catch(() => undefined).then(work)
  lanes.set(jobId, done)
  const leave = () => void (lanes.get(jobId) === done && lanes.delete(jobId))
  done.then(leave, leave)
  return done
}
