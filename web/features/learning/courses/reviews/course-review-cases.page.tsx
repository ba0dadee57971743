import { QueuePage, type QueuePageData, queueLoaders } from '#web/features/base/operations/queue-page.tsx'

const QUEUE = 'course-reviews'

const loaders = queueLoaders(QUEUE)
export const loader = loaders.server
export const clientLoader = loaders.browser

export default function CourseReviewCasesPage({ loaderData }: { loaderData: QueuePageData }) {
  return <QueuePage queue={QUEUE} data={loaderData} />
}
