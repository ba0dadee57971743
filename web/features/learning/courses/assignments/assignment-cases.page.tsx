import { QueuePage, type QueuePageData, queueLoaders } from '#web/features/base/operations/queue-page.tsx'

const QUEUE = 'assignments'

const loaders = queueLoaders(QUEUE)
export const loader = loaders.server
export const clientLoader = loaders.browser

export default function AssignmentCasesPage({ loaderData }: { loaderData: QueuePageData }) {
  return <QueuePage queue={QUEUE} data={loaderData} />
}
