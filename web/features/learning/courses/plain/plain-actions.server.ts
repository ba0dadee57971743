import type { courses } from '#shared/features/learning/courses/courses.contract.ts'
import type { lessons } from '#shared/features/learning/courses/lessons.contract.ts'
import { callApi } from '#web/app/api.ts'
import { pageAction, type SubmittedForm } from '#web/app/form/page-action.server.ts'
import { lessonIn } from '../course-queries.ts'

const placeOf = ({ params, url }: SubmittedForm) => ({
  slug: params['id'] ?? '',
  lessonId: lessonIn(url.searchParams) ?? '',
})

/** What a text page can do without scripts. */
export const plainLessonAction = pageAction({
  enrol: async (form) => {
    const { slug } = placeOf(form)
    await callApi<typeof courses.enrol>(form.client, 'PUT /talent/api/courses/:slug/enrolment', { params: { slug } })
    return undefined
  },
  done: async (form) => {
    await callApi<typeof lessons.saveProgress>(
      form.client,
      'PUT /talent/api/courses/:slug/lessons/:lessonId/progress',
      { params: placeOf(form), body: { isDone: true } },
    )
    return undefined
  },
  answer: async (form) => {
    const params = placeOf(form)
    const { questions } = await callApi<typeof lessons.show>(
      form.client,
      'GET /talent/api/courses/:slug/lessons/:lessonId',
      { params },
    )
    const answers = questions.map(({ options, isMultiple }, question) =>
      options.flatMap((_, option) => (isChosen(form, question, option, isMultiple) ? [option] : [])),
    )
    const result = await callApi<typeof lessons.answer>(
      form.client,
      'POST /talent/api/courses/:slug/lessons/:lessonId/answers',
      { params, body: { answers } },
    )
    return { result }
  },
})

const isChosen = (form: SubmittedForm, question: number, option: number, isMultiple: boolean): boolean =>
  isMultiple ? form.isTicked(`answer-${question}-${option}`) : form.text(`answer-${question}`) === String(option)
