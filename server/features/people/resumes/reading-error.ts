import type { ReadingProblem } from '#shared/features/people/resumes/resume-reading.ts'

export class ReadingError extends Error {
  override name = 'ReadingError'
  readonly problem: ReadingProblem

  constructor(problem: ReadingProblem, options: ErrorOptions = {}) {
    super(problem, options)
    this.problem = problem
  }
}
